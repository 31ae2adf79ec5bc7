import { isExportFresh } from '../support/build-fingerprint';
import { exportFolder } from '../support/paths.mjs';
import { runNode } from '../support/run-command.mjs';
import { serveExport } from './serve-export';

/**
 * Builds the site if anything has changed, and serves it until it is told to stop.
 *
 * @param releasePort frees the port, which is held until then
 */
export async function startSite(port: number, releasePort: () => Promise<void>): Promise<void> {
  if (isExportFresh()) console.log('Nothing has changed since the last build.');
  else if ((await runNode(['scripts/run.mjs', 'build'])) !== 0) process.exit(1);

  await releasePort();
  const server = await serveExport({ root: exportFolder, port, log: console.log });
  console.log(`\nThe site is at http://localhost:${port}   (Ctrl-C stops it)`);
  const stop = () => void server.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
