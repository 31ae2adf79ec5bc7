import { existsSync } from 'node:fs';
import { serveExport } from '@/scripts/serve/serve-export';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { SITE_PORT } from '@/scripts/support/test-environment';

/** Serves the exported site before the tests. Playwright calls what it returns after them. */
export default async function serveSite() {
  if (!existsSync(exportFolder)) throw new Error('The export of the tests is missing: run npm test');
  return (await serveExport({ root: exportFolder, port: SITE_PORT })).close;
}
