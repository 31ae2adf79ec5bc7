import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Has browsers report what the pages' policies stop, from the first byte on and without a script in the page: a copy of
 * the hosts' headers names a place to report to.
 *
 * @param {string} headersFile
 */
export async function collectReports(headersFile) {
  const reports = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    reports.push(describe(JSON.parse(body)['csp-report']));
    response.end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

  const folder = mkdtempSync(path.join(tmpdir(), 'policy-reports-'));
  const reportingHeaders = path.join(folder, 'headers.json');
  const rules = JSON.parse(readFileSync(headersFile, 'utf8'));
  for (const { headers } of rules) {
    const policy = headers['Content-Security-Policy'];
    if (policy) headers['Content-Security-Policy'] = `${policy}; report-uri http://127.0.0.1:${server.address().port}/`;
  }
  writeFileSync(reportingHeaders, JSON.stringify(rules));

  return {
    headersFile: reportingHeaders,
    /** What was reported since it was last asked. */
    take: () => reports.splice(0),
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}

function describe(report) {
  return `${report['effective-directive'] ?? report['violated-directive']} stopped ${report['blocked-uri']} on ${report['document-uri']}`;
}
