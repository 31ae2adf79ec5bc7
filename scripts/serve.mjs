import { realpath } from 'node:fs/promises';
import { createServer } from 'node:http';
import { chooseEncoding, createBodyReader } from './serve/body.mjs';
import { contentTypeOf, isCompressible } from './serve/content-types.mjs';
import { findFile } from './serve/find-file.mjs';
import { readHeaderRules } from './serve/header-rules.mjs';
import { readRequestPath } from './serve/request-path.mjs';

const ONE_YEAR = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

// Names in these folders carry a hash of the content.
const HASHED = /^\/(_next\/static|pictures)\//;

/**
 * Serves a static export as a good host would.
 *
 * @param {object} options
 * @param {string} options.root the export's folder
 * @param {number} options.port 0 for any free one
 * @param {string} [options.host]
 * @param {string} [options.headersFile] the hosts' headers, see serve/header-rules.mjs
 * @param {(line: string) => void} [options.log] told of each request that ends in an error
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveExport({ root, port, host = '127.0.0.1', headersFile, log = () => {} }) {
  const realRoot = await realpath(root);
  const headersOf = readHeaderRules(headersFile);
  const readBody = createBodyReader();

  const server = createServer((request, response) => {
    response.on('finish', () => {
      if (response.statusCode >= 400) log(`${response.statusCode} ${request.method} ${request.url}`);
    });
    answer(request, response, { root: realRoot, headersOf, readBody }).catch((error) => {
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

async function answer(request, response, { root, headersOf, readBody }) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return sendText(response, 405, 'Only GET and HEAD are answered here.');
  }

  const { path, location } = readRequestPath(request.url);
  if (location) {
    setHeaders(response, headersOf(location.split('?')[0]), { keepCaching: true });
    response.setHeader('Location', location);
    return sendText(response, 308, `Moved to ${location}`);
  }
  if (!path) return sendText(response, 400, 'This address is malformed.');

  const found = await findFile(root, path);
  const file = found ?? (await findFile(root, '/404.html'));
  if (!file) return sendText(response, 404, 'Not found.');

  const contentType = contentTypeOf(file.path);
  const encoding = isCompressible(contentType) ? chooseEncoding(request.headers['accept-encoding']) : null;
  const { data, etag } = await readBody(root, file, encoding);

  response.setHeader('Content-Type', contentType);
  response.setHeader('Cache-Control', found && HASHED.test(path) ? ONE_YEAR : REVALIDATE);
  if (isCompressible(contentType)) response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  setHeaders(response, headersOf(path), { keepCaching: !found });
  // The page for unknown addresses has a policy of its own, whatever address it answers.
  if (!found) setHeaders(response, headersOf('/404'), { keepCaching: true });

  if (found) {
    response.setHeader('ETag', etag);
    if (matchesTag(request.headers['if-none-match'], etag)) return response.writeHead(304).end();
  }
  response.writeHead(found ? 200 : 404, { 'Content-Length': data.length });
  response.end(request.method === 'HEAD' ? undefined : data);
}

/** `keepCaching`: a year of caching is meant for the file, not for the news that it is missing. */
function setHeaders(response, headers, { keepCaching }) {
  for (const [name, value] of headers) {
    if (keepCaching && name.toLowerCase() === 'cache-control') continue;
    response.setHeader(name, value);
  }
}

function matchesTag(header = '', etag) {
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

function sendText(response, status, text) {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', REVALIDATE);
  response.writeHead(status, { 'Content-Length': Buffer.byteLength(text) });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}
