import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What is read of a report. */
type PolicyReport = Partial<Record<'effective-directive' | 'violated-directive' | 'blocked-uri' | 'document-uri', string>>;

export interface PolicyReports {
  /** To serve the export with. */
  headersFile: string;
  /** What was reported since it was last asked. */
  take: () => string[];
  close: () => void;
}

/**
 * Has browsers report what the pages' policies stop, from the first byte on and without a script in the page: a copy of
 * the hosts' headers names a place to report to.
 */
export async function collectReports(headersFile: string): Promise<PolicyReports> {
  const reports: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    reports.push(describe((JSON.parse(body) as { 'csp-report': PolicyReport })['csp-report']));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const folder = mkdtempSync(path.join(tmpdir(), 'policy-reports-'));
  const reportingHeaders = path.join(folder, 'headers.json');
  const rules = JSON.parse(readFileSync(headersFile, 'utf8')) as { headers: Record<string, string> }[];
  for (const { headers } of rules) {
    const policy = headers['Content-Security-Policy'];
    if (policy) headers['Content-Security-Policy'] = `${policy}; report-uri http://127.0.0.1:${port}/`;
  }
  writeFileSync(reportingHeaders, JSON.stringify(rules));

  return {
    headersFile: reportingHeaders,
    take: () => reports.splice(0),
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}

function describe(report: PolicyReport): string {
  return `${report['effective-directive'] ?? report['violated-directive']} stopped ${report['blocked-uri']} on ${report['document-uri']}`;
}
