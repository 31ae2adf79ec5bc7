import { createServer } from 'node:net';

const DEFAULT_PORT = 3000;

/**
 * The port from `--port 4000`, else from PORT, else 3000.
 *
 * @param {string[]} args
 * @param {Record<string, string | undefined>} environment
 */
export function choosePort(args, environment) {
  const [option, value, ...rest] = args.flatMap((arg) => arg.split('='));
  if (option === undefined) return parsePort(environment.PORT || String(DEFAULT_PORT), 'PORT');
  if (option !== '--port' || rest.length > 0) {
    throw new Error(`"${args.join(' ')}" isn't understood. The one option is the port: npm start -- --port 4000`);
  }
  return parsePort(value, '--port');
}

/**
 * @param {string | undefined} text
 * @param {string} source
 */
function parsePort(text, source) {
  const port = Number(text);
  if (!/^\d+$/.test(text ?? '') || port < 1 || port > 65535) {
    throw new Error(`${source} must be a number from 1 to 65535, such as 4000; it is "${text ?? ''}".`);
  }
  return port;
}

/**
 * Throws with what to do when the port can't be had.
 *
 * @param {number} port
 */
export async function checkPortIsFree(port) {
  // Both loopback addresses: a browser asked for "localhost" may choose either.
  for (const host of ['127.0.0.1', '::1']) {
    const code = await tryToListen(port, host);
    if (code === 'EADDRINUSE') throw new Error(portTakenMessage(port));
    if (code === 'EACCES') {
      throw new Error(`Port ${port} needs rights that you don't have here. ${anotherPort(port)}`);
    }
  }
}

/** @param {number} port */
export function portTakenMessage(port) {
  return `Port ${port} is in use by another program. ${anotherPort(port)}`;
}

/** @param {number} port */
function anotherPort(port) {
  const other = port === 4000 ? 4001 : 4000;
  return `Choose another one: npm start -- --port ${other}   (or PORT=${other} npm start)`;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} the code of what went wrong
 */
function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
