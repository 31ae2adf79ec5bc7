/* `npm start`. Plain JavaScript, since it says that its port is taken before it installs anything. */
import { createServer } from 'node:net';
import { readArguments, runMain } from './command-line.mjs';
import { ensureInstalled } from './support/install.mjs';

const USAGE = `npm start -- [--port 3000]
Installs, builds and serves the site. PORT=3000 says the same.`;

await runMain(async () => {
  const args = process.argv.slice(2);
  const { values } = readArguments(USAGE, { args, options: { port: { type: 'string', default: process.env.PORT || '3000' } } });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`The port must be a number from 1 to 65535, such as 4000; it is "${values.port}".`);
  }
  // A browser asked for "localhost" may choose either.
  await (
    await holdPort(port, '::1')
  )();
  // Held until the site is served, so that a second start fails at once, and not after it has installed and built beside this one.
  const releaseSite = await holdPort(port, '127.0.0.1');
  await ensureInstalled();
  const { importTypeScript } = await import('./support/typescript.mjs');
  const { startSite } = await importTypeScript('scripts/serve/start-site.ts');
  await startSite(port, releaseSite);
});

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<() => Promise<void>>} a function that frees the port again
 */
async function holdPort(port, host) {
  const server = createServer((socket) => socket.destroy());
  /** @type {string | undefined} */
  const problem = await new Promise((resolve) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    server.listen(port, host, () => resolve(undefined));
  });
  const other = port === 4000 ? 4001 : 4000;
  const choose = `Choose another one: npm start -- --port ${other}   (or PORT=${other} npm start)`;
  if (problem === 'EADDRINUSE') throw new Error(`Port ${port} is in use by another program. ${choose}`);
  if (problem === 'EACCES') throw new Error(`Port ${port} needs rights that you don't have here. ${choose}`);
  return () => new Promise((resolve) => server.close(() => resolve()));
}
