import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import sirv from 'sirv';
import { ASK_AGAIN, headersOf, HOST_FILES } from '../hosts/header-list';
import { contentTypeOf, isCompressible } from './content-types';
import { readRequestPath } from './request-path';

/** How long an export may be away while a build puts the next one in its place. */
const SWAP_LIMIT_MS = 2000;
const LOOK_AGAIN_MS = 20;

const HIDDEN = new Set([...HOST_FILES.map((file) => `/${file}`), '/404', '/404.html']);
const COMPRESSED_COPY = /\.(br|gz)$/;

type HeadersOfPath = (path: string) => Record<string, string>;

export interface ServeOptions {
  /** The export's folder. */
  root: string;
  /** 0 for any free one. */
  port: number;
  host?: string;
  /** Those of the hosts' list by default. */
  headers?: HeadersOfPath;
  /** Told of each request that ends in an error. */
  log?: (line: string) => void;
}

export interface ExportServer {
  url: string;
  close: () => Promise<void>;
}

interface Site {
  folder: string;
  headers: HeadersOfPath;
  sendFile: ReturnType<typeof sirv>;
}

/**
 * Serves a static export as a good host would: sirv finds and sends the files, this adds what a host does besides. The
 * disk is asked each time, so that a build made meanwhile is shown.
 */
export async function serveExport({
  root,
  port,
  host = '127.0.0.1',
  headers = headersOf,
  log = () => {},
}: ServeOptions): Promise<ExportServer> {
  const folder = path.resolve(root);
  const site: Site = {
    folder,
    headers,
    sendFile: sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'], setHeaders }),
  };

  const server = createServer((request, response) => {
    response.on('finish', () => {
      if (response.statusCode >= 400) log(`${response.statusCode} ${request.method} ${request.url}`);
    });
    const { url } = request;
    const start = () =>
      answer(request, response, site).catch((error: unknown) => {
        log(`${url}: ${error instanceof Error ? error.stack : error}`);
        if (response.headersSent) response.destroy();
        else sendText(response, 500, 'Something went wrong in the server.');
      });
    // sirv writes the head before it opens the file. Kept until the file’s first bytes, it can still become another.
    const writeHead = response.writeHead.bind(response);
    response.writeHead = ((status: number, fields?: Record<string, string>) => {
      if (!fields) return writeHead(status);
      response.statusCode = status;
      setAll(response, fields);
      return response;
    }) as typeof response.writeHead;
    // A build may have taken the file away since it was found; the next export has an answer too.
    response.on('pipe', (file: Readable) =>
      file.on('error', ({ code }: NodeJS.ErrnoException) => {
        if (response.headersSent || code !== 'ENOENT') return response.destroy();
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        response.statusCode = 200;
        request.url = url;
        void start();
      }),
    );
    void start();
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, { folder, headers, sendFile }: Site): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return sendText(response, 405, 'Only GET and HEAD are answered here.');
  }

  const { path: asked, location } = readRequestPath(request.url ?? '');
  setAll(response, headers(asked ?? '/'));
  if (location !== undefined) {
    response.setHeader('Location', location);
    return sendText(response, 308, `Moved to ${location}`);
  }
  if (asked === undefined) return sendText(response, 400, 'This address is malformed.');

  await untilThere(folder);
  const sendLost = () => sendNotFound(response, folder, headers);
  if (HIDDEN.has(asked) || COMPRESSED_COPY.test(asked) || (await leadsOut(folder, asked))) return sendLost();
  // sirv leaves signs such as %26 as they are, and would not find `ups&solar-batteries`. A slash at the end is no name.
  request.url = encodeURI(asked).replace(/[?#]|(?<=.)\/$/g, encodeURIComponent);
  sendFile(request, response, () => void sendLost().catch(() => response.destroy()));
}

/** sirv takes some types for others, and knows no character set but that of pages. What has no ending is a page. */
function setHeaders(response: ServerResponse, asked: string): void {
  const type = contentTypeOf(path.extname(asked) ? asked : 'index.html');
  response.setHeader('Content-Type', type);
  if (!isCompressible(type)) response.removeHeader('Vary');
}

async function untilThere(folder: string): Promise<void> {
  const limit = Date.now() + SWAP_LIMIT_MS;
  while (!existsSync(path.join(folder, 'index.html')) && Date.now() < limit) await wait(LOOK_AGAIN_MS);
}

/** A link could lead out of the export. */
async function leadsOut(folder: string, asked: string): Promise<boolean> {
  const [root, place] = await Promise.all([folder, path.join(folder, asked)].map((one) => realpath(one).catch(() => undefined)));
  return place !== undefined && place !== root && !place.startsWith(root + path.sep);
}

async function sendNotFound(response: ServerResponse, folder: string, headers: HeadersOfPath): Promise<void> {
  setAll(response, headers('/404'));
  const page = await readFile(path.join(folder, '404.html'), 'utf8').catch(() => undefined);
  if (page === undefined) return sendText(response, 404, 'Not found.');
  response.setHeader('Content-Type', contentTypeOf('404.html'));
  send(response, 404, page);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', ASK_AGAIN);
  send(response, status, text);
}

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Length': Buffer.byteLength(text) });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

function setAll(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
