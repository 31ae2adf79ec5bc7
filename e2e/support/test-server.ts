import { existsSync } from 'node:fs';
import { serveExport } from '@/scripts/serve/serve-export';
import { isExportFresh } from '@/scripts/support/build-fingerprint';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { SITE_PORT, testEnvironment } from '@/scripts/support/test-environment';

/** Serves the exported site. Playwright starts it before the tests. */
export async function main(): Promise<void> {
  if (!existsSync(exportFolder)) throw new Error('The export of the tests is missing: run npm test');
  if (!isExportFresh({ ...process.env, ...testEnvironment })) {
    console.error('The export is older than its sources, or incomplete: npm test builds it anew');
  }
  await serveExport({ root: exportFolder, port: SITE_PORT });
  // Playwright holds the other end: the server ends with it, even if it is killed.
  process.stdin.once('end', () => process.exit()).resume();
}
