import { runMain } from './command-line.mjs';
import { isExportFresh } from './export-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { exportFolder } from './paths.mjs';
import { checkPortIsFree, choosePort, portTakenMessage } from './port.mjs';
import { runNode } from './run-command.mjs';
import { serveExport } from './serve.mjs';

await runMain(async () => {
  const port = choosePort(process.argv.slice(2), process.env);
  await checkPortIsFree(port);
  await ensureInstalled();

  if (isExportFresh()) {
    console.log('Nothing has changed since the last build.');
  } else if ((await runNode(['scripts/run.mjs', 'build'])) !== 0) {
    process.exit(1);
  }

  const server = await serveExport({ root: exportFolder, port, log: console.log }).catch((error) => {
    throw error.code === 'EADDRINUSE' ? new Error(portTakenMessage(port)) : error;
  });
  console.log(`\nThe site is at http://localhost:${port}   (Ctrl-C stops it)`);

  const stop = async () => {
    await server.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
});
