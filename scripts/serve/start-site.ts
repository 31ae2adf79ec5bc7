import { exportFolder } from '../support/paths.mjs';
import { runNode } from '../support/run-command.mjs';
import { isExportFresh } from '../support/build-fingerprint';
import { portTakenMessage } from './port.mjs';
import { serveExport } from './serve-export';

/** Builds the site if anything has changed, and serves it until it is told to stop. */
export async function startSite(port: number): Promise<void> {
  // A quarter of a first start would go into types, which `npm run build` and `npm test` check.
  if (isExportFresh()) {
    console.log('Nothing has changed since the last build.');
  } else if ((await runNode(['scripts/run.mjs', 'build'], { TYPES_ARE_CHECKED: 'yes' })) !== 0) {
    process.exit(1);
  }

  const server = await serveExport({ root: exportFolder, port, log: console.log }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(portTakenMessage(port)) : error;
  });
  console.log(`\nThe site is at http://localhost:${port}   (Ctrl-C stops it)`);

  const stop = async () => {
    await server.close();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}
