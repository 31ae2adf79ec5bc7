import { existsSync, fstatSync, statSync, type ReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sirv from 'sirv';
import { headersOf } from '../hosts/headers';

/** How long an export may be away while a build puts the next one in its place. */
const SWAP_LIMIT_MS = 2000;

interface ServeOptions {
  /** The export's folder. */
  root: string;
  /** 0 for any free one. */
  port: number;
  /** Told of each request that ends in an error. */
  log?: (line: string) => void;
}

/** Serves a static export on loopback, as Netlify would. The disk is asked each time, so that a build made meanwhile is shown. */
export async function serveExport({ root, port, log = () => {} }: ServeOptions) {
  const sendFile = sirv(root, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    // A build can take a file away, or put another in its place, between its being found and being opened: the size sent would be
    // wrong. Nothing is sent yet, so the browser asks again.
    setHeaders: (response, _address, { ino }) =>
      response.on('pipe', (file: ReadStream) => {
        file.on('open', (opened) => fstatSync(opened).ino !== ino && response.destroy());
        file.on('error', () => response.destroy());
        // A pipe does not close its source when the reader leaves.
        response.on('close', () => file.destroy());
      }),
  });
  const exportInode = () => statSync(root, { throwIfNoEntry: false })?.ino;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = request.url?.split('?', 1)[0] ?? '/';
    for (const [name, value] of Object.entries(headersOf(address))) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    // sirv takes `br;q=0` for a yes.
    const accepted = request.headers['accept-encoding']?.split(',').filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one));
    request.headers['accept-encoding'] = accepted?.join();
    // sirv takes `bytes=-5` for the first six bytes. A server may always answer with the whole file.
    delete request.headers.range;
    const searched = exportInode();
    for (const limit = Date.now() + SWAP_LIMIT_MS; !existsSync(path.join(root, 'index.html')) && Date.now() < limit;) {
      await wait(20);
    }
    // Resolves only if there is no such file.
    if (!/^\/404(\.html)?$/.test(address)) await new Promise<void>((resolve) => sendFile(request, response, resolve));
    if (exportInode() !== searched) return answer(request, response);
    const page = await readFile(path.join(root, '404.html')).catch(() => 'Not found');
    // Files away for a moment, as during a deployment, must not stay away for the year that their address is cached.
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(page);
  }

  const server = createServer((request, response) => {
    response.on('finish', () => {
      if (response.statusCode >= 400) log(`${response.statusCode} ${request.method} ${request.url}`);
    });
    answer(request, response).catch((error: unknown) => {
      log(`${request.url}: ${error instanceof Error ? error.stack : error}`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
