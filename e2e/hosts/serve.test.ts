import fs from 'node:fs';
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { headersOf } from '@/scripts/hosts/header-list';
import { serveExport } from '@/scripts/serve/serve-export';
import { requestRaw } from '../support/raw-request';

const ABOUT = `<h1>About</h1>${'<p>lithium</p>'.repeat(100)}`;
const YEAR = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

let folder: string;
let server: { url: string; close: () => Promise<void> };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serve-'));
  const out = path.join(folder, 'out');
  await mkdir(path.join(out, 'about'), { recursive: true });
  await mkdir(path.join(out, '_next/static'), { recursive: true });
  await mkdir(path.join(out, 'pictures'), { recursive: true });

  const files = {
    'index.html': '<h1>Home</h1>',
    'about.html': ABOUT,
    'about/more.txt': 'more',
    '404.html': '<h1>Not here</h1>',
    '_next/static/a.js': 'ready()',
    '_next/static/a.js.br': 'made by the build',
    'pictures/a.avif': 'picture',
    'catalogue.csv': 'id,title',
    'ups&solar, 100%.json': '[]',
    'font.woff2': 'font',
    'manifest.webmanifest': '{}',
    'sitemap.xml': '<urlset/>',
    'icon.svg': '<svg/>',
    'favicon.ico': 'icon',
    'photo.webp': 'photo',
    'photo.jpg': 'photo',
    'icon.png': 'icon',
    'robots.txt': 'robots',
    '.htaccess': 'for Apache',
    _headers: 'for Netlify',
    'about.html.br': brotliCompressSync(ABOUT),
    'about.html.gz': gzipSync(ABOUT),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(out, name), text);
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  await symlink(path.join(folder, 'secret.txt'), path.join(out, 'link.txt'));

  server = await serveExport({ root: out, port: 0 });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (target: string, headers?: Record<string, string>, method?: string) =>
  requestRaw(server.url, target, headers, method);

test('a name with signs is found however the address writes them', async () => {
  for (const target of ['/ups&solar,%20100%25.json', '/ups%26solar%2C%20100%25.json']) {
    expect([target, (await get(target)).body.toString()]).toEqual([target, '[]']);
  }
});

test('pages have clean addresses', async () => {
  expect((await get('/')).body.toString()).toBe('<h1>Home</h1>');
  expect((await get('/about')).body.toString()).toBe(ABOUT);
  expect((await get('/about?from=menu')).status).toBe(200);
  expect((await get('/about/more.txt')).body.toString()).toBe('more');
});

test.each([
  ['/about/', '/about'],
  ['/about/?a=b', '/about?a=b'],
  ['//about', '/about'],
  ['//', '/'],
  ['//evil.example/', '/evil.example'],
  ['///evil.example//x//', '/evil.example/x'],
  ['/%5Cevil.example/', '/%5Cevil.example'],
])('%s leads to %s', async (target, location) => {
  const { status, headers } = await get(target);
  expect(status).toBe(308);
  expect(headers.location).toBe(location);
});

test('unknown addresses get the 404 page with its status', async () => {
  for (const target of [
    '/nope',
    '/about/nope',
    '/_next/static/nope.js',
    '/pictures',
    '/__proto__',
    '/about%2F',
    '/link.txt',
    '/404',
    '/404.html',
    '/.htaccess',
    '/_headers',
    '/about.html.br',
    '/%2ehtaccess',
  ]) {
    const { status, headers, body } = await get(target);
    expect([target, status, body.toString()]).toEqual([target, 404, '<h1>Not here</h1>']);
    expect(headers).toMatchObject(lower(headersOf('/404')));
  }
});

test('nothing outside the export is served', async () => {
  for (const target of [
    '/../secret.txt',
    '/..%2Fsecret.txt',
    '/%2e%2e/secret.txt',
    '/about/../../secret.txt',
    '/..%5csecret.txt',
    '/a%00',
  ]) {
    expect([target, (await get(target)).status]).toEqual([target, 404]);
  }
});

test('malformed addresses are refused and the server goes on', async () => {
  for (const target of ['/%E0%A4%A', '/%', '/\\evil.example', 'http://evil.example/']) {
    expect([target, (await get(target)).status]).toEqual([target, 400]);
  }
  expect((await get('/about?category=%E0%A4%A')).status).toBe(200);
});

test('only GET and HEAD', async () => {
  const head = await get('/about', {}, 'HEAD');
  expect(head.headers['content-length']).toBe(String(ABOUT.length));
  expect(head.body.length).toBe(0);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await get('/about', {}, method);
    expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
  }
});

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/_next/static/a.js', 'text/javascript; charset=utf-8'],
  ['/pictures/a.avif', 'image/avif'],
  ['/photo.webp', 'image/webp'],
  ['/photo.jpg', 'image/jpeg'],
  ['/icon.png', 'image/png'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/font.woff2', 'font/woff2'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/catalogue.csv', 'text/csv; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/icon.svg', 'image/svg+xml; charset=utf-8'],
  ['/favicon.ico', 'image/x-icon'],
])('%s is %s', async (target, type) => {
  expect((await get(target)).headers['content-type']).toBe(type);
});

test('hashed files are kept for a year, all else is asked for again', async () => {
  expect((await get('/_next/static/a.js')).headers['cache-control']).toBe(YEAR);
  expect((await get('/pictures/a.avif')).headers['cache-control']).toBe(YEAR);
  expect((await get('/about')).headers['cache-control']).toBe(REVALIDATE);
  expect((await get('/font.woff2')).headers['cache-control']).toBe(REVALIDATE);
});

test('an unchanged file is not sent twice', async () => {
  const { etag } = (await get('/about')).headers;
  expect(etag).toBeTruthy();
  const { status, body, headers } = await get('/about', { 'If-None-Match': String(etag) });
  expect([status, body.length]).toEqual([304, 0]);
  expect(headers).toMatchObject(lower(headersOf('/about')));
  expect((await get('/about', { 'If-None-Match': '"other"' })).status).toBe(200);
});

test('text is sent as the build compressed it', async () => {
  const brotli = await get('/about', { 'Accept-Encoding': 'gzip, deflate, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotli.headers.vary).toBe('Accept-Encoding');
  expect(brotli.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(ABOUT);

  const zipped = await get('/about', { 'Accept-Encoding': 'gzip' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.body).toString()).toBe(ABOUT);
  expect(zipped.headers.etag).not.toBe(brotli.headers.etag);

  expect((await get('/about')).headers['content-encoding']).toBeUndefined();
  expect((await get('/pictures/a.avif', { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  expect((await get('/_next/static/a.js', { 'Accept-Encoding': 'br' })).body.toString()).toBe('made by the build');
});

test("the hosts' headers are sent with all that is there, moved or missing", async () => {
  for (const target of ['/', '/about', '/about/more.txt', '/pictures/a.avif', '/_next/static/a.js']) {
    expect([target, (await get(target)).headers]).toMatchObject([target, lower(headersOf(target))]);
  }
  expect((await get('/about/')).headers['x-content-type-options']).toBe('nosniff');
});

test('a file that a build puts in place is shown at once, and the moment without an export is waited for', async () => {
  await writeFile(path.join(folder, 'out', 'new.html'), 'new');
  expect((await get('/new')).body.toString()).toBe('new');
  await rename(path.join(folder, 'out'), path.join(folder, 'old'));
  const asked = get('/about');
  setTimeout(() => void rename(path.join(folder, 'old'), path.join(folder, 'out')), 100);
  expect((await asked).body.toString()).toBe(ABOUT);
});

test('a file that a build takes away between being found and being read is answered from the next export', async () => {
  const place = path.join(folder, 'out', 'short-lived.txt');
  for (const [next, status, text] of [
    [undefined, 404, '<h1>Not here</h1>'],
    ['of the next build', 200, 'of the next build'],
  ] as const) {
    await writeFile(place, 'x');
    const { createReadStream } = fs;
    fs.createReadStream = (...args) => {
      fs.rmSync(place);
      const file = createReadStream(...args).once('error', () => next && fs.writeFileSync(place, next));
      fs.createReadStream = createReadStream;
      syncBuiltinESMExports();
      return file;
    };
    syncBuiltinESMExports();
    const answer = await get('/short-lived.txt');
    expect([answer.status, answer.body.toString()]).toEqual([status, text]);
    expect(answer.headers['content-length']).toBe(String(text.length));
  }
});

const lower = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
