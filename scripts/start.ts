import { serveExport } from './serve/serve-export';
import { buildUnlessFresh } from './support/build-fingerprint';
import { exportFolder } from './support/paths.mjs';
import { readArguments } from './support/read-arguments';

const USAGE = `npm start -- [--port 3000]
Installs, builds and serves the site. PORT=3000 says the same.`;

export async function main(args: string[]): Promise<void> {
  const { values } = readArguments(USAGE, {
    args,
    options: { port: { type: 'string', default: process.env.PORT || '3000' } },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`The port must be a number from 1 to 65535, such as 4000; it is "${values.port}".`);
  }
  const serve = () =>
    serveExport({ root: exportFolder, port, log: console.log }).catch(({ code }: NodeJS.ErrnoException) => {
      const why = code === 'EACCES' ? 'needs rights that you don’t have here' : 'is in use by another program';
      throw new Error(`Port ${port} ${why}. Choose another one: npm start -- --port ${port === 4000 ? 4001 : 4000}`);
    });
  // The port is tried before the build, which takes a while.
  (await serve()).close();
  await buildUnlessFresh();
  await serve();
  console.log(`\nThe site is at http://localhost:${port}   (Ctrl-C stops it)`);
}
