import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SITE_PORT } from '@/scripts/support/test-environment';

/**
 * What can become of a file on a bad line, besides being refused. `holdBefore`: it comes as far as a text of its own.
 * `tagEveryMs`: HTML comes tag by tag, and words in pieces.
 */
export type Fault =
  | 'lost'
  | 'hang'
  | 'unreadable'
  | 'half'
  | 'empty'
  | { bytesPerSecond: number }
  | { holdBefore: string }
  | { tagEveryMs: number };

/** The site under test, behind a line that can be told to be late with some of its files. */
export interface FaultyLine {
  url: string;
  /** Every path that was asked for, with its query. */
  asked: string[];
  /** From now on these files come like this. What is under way goes on. */
  spoil: (isSpoilt: (path: string) => boolean, fault: Fault) => void;
  /** All is well again; what hangs is answered. */
  restore: () => void;
  close: () => Promise<void>;
}

export const isScript = (path: string): boolean => /^\/_next\/static\/chunks\/.*\.js$/.test(path);
export const isPayloadOf = (page: string) => (path: string) => path.startsWith(`${page}.txt`);

/** How often a dripping file gets its next piece, in milliseconds. */
const DRIP_EVERY_MS = 250;

/** @param site the port of the site behind the line, on this machine */
export async function startFaultyLine(site: number = SITE_PORT): Promise<FaultyLine> {
  const asked: string[] = [];
  const held = new Set<() => void>();
  let isSpoilt: (path: string) => boolean = () => false;
  let fault: Fault = 'hang';

  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const pass = () => passOn(site, request, response);
    if (!isSpoilt(path)) return pass();
    if (fault === 'hang') {
      held.add(pass);
      response.on('close', () => held.delete(pass));
      return;
    }
    if (fault === 'lost') return void request.destroy();
    if (fault === 'unreadable') return void response.writeHead(200, { 'Content-Type': typeOf(path) }).end('class {');
    const current = fault;
    // Without a body, a length or an encoding would be an error of its own.
    if (current === 'empty') return void response.writeHead(200, { 'Content-Type': typeOf(path) }).end();
    if (typeof current === 'object' && 'tagEveryMs' in current) {
      delete request.headers['accept-encoding'];
      return passOn(site, request, response, (body) => drip(response, splitHtml(body.toString()), current.tagEveryMs));
    }
    if (typeof current === 'object' && 'holdBefore' in current) {
      delete request.headers['accept-encoding'];
      return passOn(site, request, response, (body) => {
        const end = body.indexOf(current.holdBefore);
        response.write(body.subarray(0, end));
        held.add(() => response.end(body.subarray(end)));
      });
    }
    return passOn(site, request, response, (body) => spoilBody(response, body, current));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    spoil(which, how) {
      isSpoilt = which;
      fault = how;
    },
    restore() {
      isSpoilt = () => false;
      for (const pass of held) pass();
      held.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const typeOf = (path: string) => (isScript(path) ? 'text/javascript' : 'text/plain');

/** Hands a request to the site; the body of its answer goes through `spoil`, if there is one. */
function passOn(site: number, request: IncomingMessage, response: ServerResponse, spoil?: (body: Buffer) => void): void {
  const { method, url, headers } = request;
  const onward = httpRequest({ host: '127.0.0.1', port: site, method, path: url, headers }, (answer) => {
    if (response.destroyed) return void answer.destroy();
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    if (!spoil) return void answer.pipe(response);
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part)).on('end', () => spoil(Buffer.concat(parts)));
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

function spoilBody(response: ServerResponse, body: Buffer, fault: 'half' | { bytesPerSecond: number }): void {
  if (fault === 'half') return void response.write(body.subarray(0, body.length / 2));
  const step = Math.max(1, Math.round((fault.bytesPerSecond * DRIP_EVERY_MS) / 1000));
  const pieces = Array.from({ length: Math.ceil(body.length / step) }, (_, at) => body.subarray(at * step, (at + 1) * step));
  drip(response, pieces, (1000 * step) / fault.bytesPerSecond);
}

/** The head whole; then each tag that opens something, and words in pieces. What is drawn at once is whole. */
function splitHtml(html: string): string[] {
  const body = html.indexOf('<body');
  const pieces = /<(svg|script|select|picture)\b.*?<\/\1>|(<\/[^>]*>)*<[^/][^>]*>|(<\/[^>]*>)+|[^<]{1,20}/gs;
  return [html.slice(0, body), ...(html.slice(body).match(pieces) ?? [])];
}

function drip(response: ServerResponse, pieces: readonly (string | Buffer)[], everyMs: number): void {
  const rest = pieces.values();
  const timer = setInterval(() => {
    const { done, value } = rest.next();
    if (!done) return void response.write(value);
    clearInterval(timer);
    response.end();
  }, everyMs);
  response.on('close', () => clearInterval(timer));
}
