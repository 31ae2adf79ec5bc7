import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { headersOf } from '@/scripts/hosts/headers';

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/;

/** What is read of a report. */
type PolicyReport = Partial<Record<'effective-directive' | 'violated-directive' | 'blocked-uri' | 'document-uri', string>>;

export interface PolicyReports {
  /** What the server sends with a path. */
  headers: (path: string) => Record<string, string>;
  /** What was reported since it was last asked. */
  take: () => string[];
  close: () => void;
}

/**
 * Has browsers report what the pages' policies stop, from the first byte on and without a script in the page. A `<meta>`
 * can't name a place to report to, so that each page's policy is sent as a header, too.
 */
export async function collectReports(exportFolder: string): Promise<PolicyReports> {
  const reports: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    reports.push(describe((JSON.parse(body) as { 'csp-report': PolicyReport })['csp-report']));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const policyOf = (address: string) => {
    const file = path.join(exportFolder, address === '/' ? 'index.html' : `${address}.html`);
    const policy = existsSync(file) ? POLICY.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
    return policy && `${policy}; report-uri http://127.0.0.1:${port}/`;
  };

  return {
    headers(address) {
      const policy = policyOf(address);
      return { ...headersOf(address), ...(policy ? { 'Content-Security-Policy': policy } : {}) };
    },
    take: () => reports.splice(0),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function describe(report: PolicyReport): string {
  return `${report['effective-directive'] ?? report['violated-directive']} stopped ${report['blocked-uri']} on ${report['document-uri']}`;
}
