import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { importTypeScript } from '../../scripts/support/typescript.mjs';

const { headersOf } = await importTypeScript('scripts/hosts/header-list.ts');

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/;

/**
 * Has browsers report what the pages' policies stop, from the first byte on and without a script in the page. A `<meta>`
 * can't name a place to report to, so that each page's policy is sent as a header, too.
 *
 * @param {string} folder the export
 */
export async function collectReports(folder) {
  const reports = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    reports.push(describe(JSON.parse(body)['csp-report']));
    response.end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

  const reportTo = `; report-uri http://127.0.0.1:${server.address().port}/`;
  const policyOf = (address) => {
    const file = path.join(folder, address === '/' ? 'index.html' : `${address}.html`);
    return existsSync(file) ? `${POLICY.exec(readFileSync(file, 'utf8'))[1]}${reportTo}` : undefined;
  };
  return {
    /** What the server sends with a path. */
    headers(address) {
      const policy = policyOf(address);
      return { ...headersOf(address), ...(policy ? { 'Content-Security-Policy': policy } : {}) };
    },
    /** What was reported since it was last asked. */
    take: () => reports.splice(0),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function describe(report) {
  return `${report['effective-directive'] ?? report['violated-directive']} stopped ${report['blocked-uri']} on ${report['document-uri']}`;
}
