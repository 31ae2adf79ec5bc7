import { once } from 'node:events';
import { createServer } from 'node:net';
import { serveExport } from './serve/serve-export';
import { buildUnlessFresh } from './support/build-fingerprint';
import { exportFolder } from './support/paths.mjs';
import { readArguments } from './support/read-arguments';

const USAGE = `npm start -- [--port 3000]
Installs, builds and serves the site. PORT=3000 says the same.`;

export async function main(args: string[]): Promise<void> {
  const options = { port: { type: 'string', default: process.env.PORT || '3000' } } as const;
  const { values } = readArguments(USAGE, { args, options });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`The port must be a number from 1 to 65535, such as 4000; it is "${values.port}".`);
  }
  await refuseTakenPort(port);
  await buildUnlessFresh();
  await serveExport({ root: exportFolder, port, log: console.log });
  console.log(`\nThe site is at http://localhost:${port}   (Ctrl-C stops it)`);
}

/** Before the build, which takes a while. */
async function refuseTakenPort(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening').catch(({ code }: NodeJS.ErrnoException) => {
    const why = code === 'EACCES' ? 'needs rights that you don’t have here' : 'is in use by another program';
    throw new Error(`Port ${port} ${why}. Choose another one: npm start -- --port ${port === 4000 ? 4001 : 4000}`);
  });
  server.close();
  await once(server, 'close');
}
