import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { headersOf } from '../hosts/headers';

interface ServeOptions {
  /** The export's folder. */
  root: string;
  /** The port to listen on; 0 for any free one. */
  port: number;
  /** Called with a line for each request that ends in an error. */
  log?: (line: string) => void;
}

/** Serves a static export on loopback, as Netlify would. The disk is asked each time, so that a build made meanwhile is shown. */
export async function serveExport({ root, port, log = () => {} }: ServeOptions) {
  const compress = compression();
  const sendFile = sirv(root, { dev: true, etag: true, extensions: ['html'] });

  const server = createServer((request, response) => {
    const sendNotFound = async () => {
      const page = await readFile(path.join(root, '404.html')).catch(() => 'Not found');
      // A file that is away for a moment, as during a deployment, must not stay away for the year that its address is cached.
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(page);
    };
    const [address = '/'] = request.url?.split('?', 1) ?? [];
    for (const [name, value] of Object.entries(headersOf(address))) response.setHeader(name, value);
    response.on('finish', () => {
      if (response.statusCode >= 400) log(`${response.statusCode} ${request.method} ${request.url}`);
    });
    response.on('pipe', (file) => {
      // A pipe does not close its source when the reader leaves.
      response.on('close', () => file.destroy());
      // An error means that a build has taken the file away since it was found.
      file.on('error', () => response.destroy());
    });
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    // sirv takes `bytes=-5` for the first six bytes. A server may always answer with the whole file.
    delete request.headers.range;
    const isErrorPage = /^\/404(\.html)?$/.test(address);
    compress(request, response, () => (isErrorPage ? sendNotFound() : sendFile(request, response, sendNotFound)));
  });
  // `once` throws the error that keeps the server from listening.
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
