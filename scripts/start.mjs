/* `npm start`. Plain JavaScript, since it says that its port is taken before it installs anything. */
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { runMain } from './command-line.mjs';
import { ensureInstalled } from './support/install.mjs';

await runMain(async () => {
  const { values } = parseArgs({ options: { port: { type: 'string', default: process.env.PORT || '3000' } } });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`The port must be a number from 1 to 65535, such as 4000; it is "${values.port}".`);
  }
  // A browser asked for "localhost" may choose either.
  for (const host of ['127.0.0.1', '::1']) await checkPortIsFree(port, host);
  await ensureInstalled();
  const { importTypeScript } = await import('./support/typescript.mjs');
  const { startSite } = await importTypeScript('scripts/serve/start-site.ts');
  await startSite(port);
});

/**
 * @param {number} port
 * @param {string} host
 */
async function checkPortIsFree(port, host) {
  const server = createServer();
  /** @type {string | undefined} */
  const problem = await new Promise((resolve) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
  const other = port === 4000 ? 4001 : 4000;
  const choose = `Choose another one: npm start -- --port ${other}   (or PORT=${other} npm start)`;
  if (problem === 'EADDRINUSE') throw new Error(`Port ${port} is in use by another program. ${choose}`);
  if (problem === 'EACCES') throw new Error(`Port ${port} needs rights that you don't have here. ${choose}`);
}
