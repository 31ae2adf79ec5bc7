import { once } from 'node:events';
import fs from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { headersOf } from '../hosts/headers';
import { scratchFolder, writeFiles } from '../test/scratch-folder';
import { serveExport } from './serve-export';

const FILES = {
  'index.html': 'home',
  'about.html': 'about',
  'long.html': 'long '.repeat(500),
  'about/more.txt': 'more',
  '404.html': 'not here',
  '.well-known/security.txt': 'Contact',
  '../secret.txt': 'secret',
};

const root = path.join(scratchFolder(), 'out');
const logged: string[] = [];
let server: Awaited<ReturnType<typeof serveExport>>;

beforeAll(async () => {
  writeFiles(root, FILES);
  server = await serveExport({ root, port: 0, log: (line) => logged.push(line) });
});
afterAll(() => server.close());

/** Sends the address as it is: fetch would tidy it first. */
async function get(address: string, headers = {}, method = 'GET') {
  const [answer] = (await once(request(server.url, { path: address, method, headers }).end(), 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

test.each([
  ['/', 200, 'home'],
  ['/about/?category=a%26b', 200, 'about'],
  ['/about/more.txt', 200, 'more'],
  ['/.well-known/security.txt', 200, 'Contact'],
  ['/_next/static/chunks/away.js', 404, 'not here'],
  ['/404', 404, 'not here'],
  ['/../secret.txt', 404, 'not here'],
])('%s is answered with %i and the hosts’ headers; an error alone is logged', async (address, status, text) => {
  const answer = await get(address);
  expect([answer.status, answer.body.toString()]).toEqual([status, text]);
  expect(logged.splice(0)).toEqual(status === 404 ? [`404 GET ${address}`] : []);
  const headers = { ...headersOf(address.replace(/\?.*/, '')), ...(status === 404 && { 'Cache-Control': 'no-store' }) };
  for (const [name, value] of Object.entries(headers)) {
    expect([name, answer.headers[name.toLowerCase()]]).toEqual([name, value]);
  }
});

test('a page is compressed as it is asked for', async () => {
  const { headers, body } = await get('/long', { 'Accept-Encoding': 'gzip, deflate, br' });
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
  expect(brotliDecompressSync(body).toString()).toBe(FILES['long.html']);
  expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
});

test('whoever asks for a part gets the whole file', async () => {
  const { status, body } = await get('/about', { Range: 'bytes=-5' });
  expect([status, body.toString()]).toEqual([200, 'about']);
});

test('a reader who leaves early leaves no file open', async () => {
  writeFiles(root, { 'large.jpg': ' '.repeat(4_000_000) });
  const opened = jest.spyOn(fs, 'createReadStream');
  const [answer] = (await once(request(`${server.url}/large.jpg`).end(), 'response')) as [IncomingMessage];
  answer.destroy();
  await once(opened.mock.results[0]?.value, 'close');
});

test('on loopback alone, for GET and HEAD; an unchanged file is not sent twice', async () => {
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await get('/about', {}, 'POST')).status).toBe(405);
  const { headers, body } = await get('/about', {}, 'HEAD');
  expect(body).toHaveLength(0);
  expect((await get('/about', { 'If-None-Match': headers.etag })).status).toBe(304);
});
