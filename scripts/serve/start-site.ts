import { buildUnlessFresh } from '../support/build-unless-fresh';
import { exportFolder } from '../support/paths.mjs';
import { serveExport } from './serve-export';

/** Builds the site if anything has changed, and serves it until it is told to stop. */
export async function startSite(port: number): Promise<void> {
  await buildUnlessFresh();
  const server = await serveExport({ root: exportFolder, port, log: console.log });
  console.log(`\nThe site is at http://localhost:${port}   (Ctrl-C stops it)`);
  const stop = () => void server.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
