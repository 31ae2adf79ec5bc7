import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { ASK_AGAIN, headersOf, HOST_FILES } from './hosts/header-list.mjs';
import { contentTypeOf, isCompressible } from './serve/content-types.mjs';
import { readRequestPath } from './serve/request-path.mjs';

/** How long an export may be away while a build puts the next one in its place. */
const SWAP_LIMIT_MS = 2000;
const LOOK_AGAIN_MS = 20;

const HIDDEN = new Set([...HOST_FILES.map((file) => `/${file}`), '/404', '/404.html']);
const COMPRESSED_COPY = /\.(br|gz)$/;

/**
 * Serves a static export as a good host would: sirv finds and sends the files, this adds what a host does besides. The
 * disk is asked each time, so that a build made meanwhile is shown.
 *
 * @param {object} options
 * @param {string} options.root the export's folder
 * @param {number} options.port 0 for any free one
 * @param {string} [options.host]
 * @param {(path: string) => Record<string, string>} [options.headers] the headers of a path, those of the hosts' list by default
 * @param {(line: string) => void} [options.log] told of each request that ends in an error
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveExport({ root, port, host = '127.0.0.1', headers = headersOf, log = () => {} }) {
  const folder = path.resolve(root);
  const sendFile = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'], setHeaders });

  const server = createServer((request, response) => {
    response.on('finish', () => {
      if (response.statusCode >= 400) log(`${response.statusCode} ${request.method} ${request.url}`);
    });
    // A file that goes away between being found and being read.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    answer(request, response, { folder, headers, sendFile }).catch((error) => {
      log(`${request.url}: ${error.stack}`);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Something went wrong in the server.');
    });
  });

  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(request, response, { folder, headers, sendFile }) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return sendText(response, 405, 'Only GET and HEAD are answered here.');
  }

  const { path: asked, location } = readRequestPath(request.url);
  setAll(response, headers(asked ?? '/'));
  if (location) {
    response.setHeader('Location', location);
    return sendText(response, 308, `Moved to ${location}`);
  }
  if (!asked) return sendText(response, 400, 'This address is malformed.');

  await untilThere(folder);
  if (HIDDEN.has(asked) || COMPRESSED_COPY.test(asked) || (await leadsOut(folder, asked))) return sendLost(response, folder, headers);
  return sendFile(request, response, () => sendLost(response, folder, headers));
}

/** sirv takes some types for others, and knows no character set but that of pages. What has no ending is a page. */
function setHeaders(response, asked) {
  const type = contentTypeOf(path.extname(asked) ? asked : 'index.html');
  response.setHeader('Content-Type', type);
  if (!isCompressible(type)) response.removeHeader('Vary');
}

async function untilThere(folder) {
  const limit = Date.now() + SWAP_LIMIT_MS;
  while (!existsSync(path.join(folder, 'index.html')) && Date.now() < limit) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
}

/** A link could lead out of the export. */
async function leadsOut(folder, asked) {
  const [root, place] = await Promise.all([folder, path.join(folder, asked)].map((one) => realpath(one).catch(() => null)));
  return place !== null && place !== root && !place.startsWith(root + path.sep);
}

async function sendLost(response, folder, headers) {
  setAll(response, headers('/404'));
  const page = await readFile(path.join(folder, '404.html'), 'utf8').catch(() => null);
  if (page === null) return sendText(response, 404, 'Not found.');
  response.setHeader('Content-Type', contentTypeOf('404.html'));
  return send(response, 404, page);
}

function sendText(response, status, text) {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', ASK_AGAIN);
  return send(response, status, text);
}

function send(response, status, text) {
  response.writeHead(status, { 'Content-Length': Buffer.byteLength(text) });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

function setAll(response, headers) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
