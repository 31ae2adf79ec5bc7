import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { headersOf } from '@/scripts/hosts/header-list';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { listExportedPages } from '../support/exported-pages';
import { requestRaw } from '../support/raw-request';
import { untilDialogWhole, untilHydrated } from '../support/site-test';
import { watchViolations } from '../support/violations';
import { startApache, startNginx, type WebServer } from '../support/web-servers';

// One server for all of its tests.
test.describe.configure({ mode: 'default' });

const read = (file: string) => readFileSync(path.join(exportFolder, file));
const files = readdirSync(exportFolder, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/'));
const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);
const listed = (address: string) =>
  Object.fromEntries(Object.entries(headersOf(address)).map(([name, value]) => [name.toLowerCase(), value]));

/** A file of the export to stand for its kind. */
function oneOf(pattern: RegExp): string {
  const file = files.find((name) => pattern.test(name));
  if (!file) throw new Error(`The export has no file like ${pattern}`);
  return `/${file}`;
}

for (const [name, start] of [
  ['nginx', startNginx],
  ['Apache', startApache],
] as const) {
  test.describe(name, { tag: '@full' }, () => {
    let server: WebServer | undefined;

    test.beforeAll(async () => {
      test.setTimeout(180_000);
      server = await start();
    });

    test.afterAll(async () => {
      await server?.stop();
      if (server) await expect(fetch(server.url)).rejects.toThrow('fetch failed');
    });

    function running(): WebServer {
      if (!server) throw new Error(`${name} does not run`);
      return server;
    }
    const get = (target: string, headers?: Record<string, string>, method?: string) =>
      requestRaw(running().url, target, headers, method);

    for (const [kind, pattern, type] of [
      ['page', /^about\.html$/, 'text/html; charset=utf-8'],
      ['script', /^_next\/static\/.+\.js$/, 'text/javascript; charset=utf-8'],
      ['style sheet', /^_next\/static\/.+\.css$/, 'text/css; charset=utf-8'],
      ['font', /\.woff2$/, 'font/woff2'],
      ['picture', /^pictures\/.+\.avif$/, 'image/avif'],
      ['share picture', /^share\/.+\.jpg$/, 'image/jpeg'],
      ['payload of a page', /^about\.txt$/, 'text/plain; charset=utf-8'],
      ['robots.txt', /^robots\.txt$/, 'text/plain; charset=utf-8'],
      ['security.txt', /^\.well-known\/security\.txt$/, 'text/plain; charset=utf-8'],
      ['sitemap', /^sitemap\.xml$/, 'application/xml; charset=utf-8'],
      ['manifest', /\.webmanifest$/, 'application/manifest+json; charset=utf-8'],
      ['feed', /\.csv$/, 'text/csv; charset=utf-8'],
      ['service worker', /^sw\.js$/, 'text/javascript; charset=utf-8'],
    ] as const) {
      test(`${kind}: its headers`, async () => {
        const { status, headers, body } = await get(oneOf(pattern));
        expect(status).toBe(200);
        expect(headers).toMatchObject({ ...listed(oneOf(pattern)), 'content-type': type });
        expect(headers['x-robots-tag']).toBe(listed(oneOf(pattern))['x-robots-tag']);
        expect(headers['content-language']).toBeUndefined();
        expect(headers.expires).toBeUndefined();
        expect(body.equals(read(oneOf(pattern)))).toBe(true);
      });
    }

    test('each page has its address, without an ending', async () => {
      for (const address of listExportedPages()) {
        for (const target of [address, `${address}?a=b`, `/${fileOf(address)}`]) {
          const { status, headers, body } = await get(target);
          expect([target, status, body.equals(read(fileOf(address)))]).toEqual([target, 200, true]);
          expect(headers, target).toMatchObject(listed(address));
        }
      }
    });

    test('unknown addresses get the 404 page, its status and its headers', async () => {
      const hidden = [
        '/404',
        '/404.html',
        '/_headers',
        '/vercel.json',
        '/.htaccess',
        '/about.html.br',
        '/about.html.gz',
        '/%5Fheaders',
      ];
      for (const target of [
        '/nope',
        '/about/nope',
        '/products/nope',
        '/about.html/nope',
        '/_next/static/nope.js',
        '/pictures/nope.avif',
        '/pictures',
        ...hidden,
      ]) {
        const { status, headers, body } = await get(target);
        // By this one name Apache refuses every dot file of its own.
        if (name === 'Apache' && target === '/.htaccess' && status === 403) continue;
        expect([target, status, body.equals(read('404.html'))]).toEqual([target, 404, true]);
        expect(headers, target).toMatchObject({ ...listed('/404'), 'content-type': 'text/html; charset=utf-8' });
      }
    });

    for (const [target, location] of [
      ['/products/', '/products'],
      ['/products/?category=a%26b', '/products?category=a%26b'],
      ['//products', '/products'],
      ['//products//', '/products'],
      ['/products//12v-100ah-lithium-battery', '/products/12v-100ah-lithium-battery'],
      ['//products?next=//x', '/products?next=//x'],
      ['//', '/'],
      ['//?a=b', '/?a=b'],
      ['//evil.example/', '/evil.example'],
      ['///evil.example//x//', '/evil.example/x'],
    ] as const) {
      test(`${target} leads to ${location}`, async () => {
        let address: string = target;
        // Apache takes one run of slashes at a time.
        for (let moves = 0; address !== location; moves += 1) {
          const { status, headers } = await get(address);
          expect([address, status, moves < 4]).toEqual([address, 301, true]);
          expect(headers['set-cookie']).toBeUndefined();
          expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'strict-transport-security': 'max-age=63072000' });
          const next = new URL(headers.location ?? '', running().url);
          expect(next.origin).toBe(running().url);
          address = next.pathname + next.search;
        }
        expect([200, 404]).toContain((await get(location)).status);
      });
    }

    test('no address leads to another site or out of the export', async () => {
      for (const target of [
        '/%5Cevil.example/',
        '/\\evil.example/',
        '/\\/evil.example/',
        '/\\/evil.example//',
        '/%2Fevil.example/',
        '/%5C%5Cevil.example//',
        '/..%2F..%2Fetc/passwd',
        '/../package.json',
        '/%2e%2e/package.json',
        '/a%00',
        '/a%0d%0aSet-Cookie:a=b/',
        '//a%0d%0aSet-Cookie:a=b',
      ]) {
        const { status, headers } = await get(target);
        expect(headers['set-cookie']).toBeUndefined();
        if (headers.location !== undefined) expect(new URL(headers.location, running().url).origin).toBe(running().url);
        expect([target, Number(status) >= 300]).toEqual([target, true]);
      }
    });

    test('text comes as the build compressed it', async () => {
      for (const address of [
        '/about',
        '/',
        '/about.html',
        '/about.txt',
        oneOf(/^_next\/static\/.+\.js$/),
        oneOf(/\.css$/),
        '/sitemap.xml',
      ]) {
        const file = address.includes('.') ? address.slice(1) : fileOf(address);
        const plain = await get(address);
        expect(plain.headers['content-encoding']).toBeUndefined();

        const zipped = await get(address, { 'Accept-Encoding': 'gzip' });
        expect(zipped.headers, address).toMatchObject({
          'content-encoding': 'gzip',
          vary: 'Accept-Encoding',
          ...listed(address),
        });
        expect(zipped.headers['content-type']).toBe(plain.headers['content-type']);
        expect(zipped.body.equals(read(`${file}.gz`))).toBe(true);
        expect(gunzipSync(zipped.body).equals(read(file))).toBe(true);

        const best = await get(address, { 'Accept-Encoding': 'gzip, deflate, br' });
        expect(best.headers['content-encoding']).toBe(running().brotli ? 'br' : 'gzip');
        expect(best.headers['content-type']).toBe(plain.headers['content-type']);
        expect(best.headers['content-language']).toBeUndefined();
        if (running().brotli) expect(brotliDecompressSync(best.body).equals(read(file))).toBe(true);
        expect(best.headers).toMatchObject(listed(address));
      }
      const lost = await get('/nope', { 'Accept-Encoding': 'gzip' });
      // Apache sends this one as it is.
      const page = lost.headers['content-encoding'] === 'gzip' ? gunzipSync(lost.body) : lost.body;
      expect([lost.status, page.equals(read('404.html'))]).toEqual([404, true]);
      expect((await get(oneOf(/\.avif$/), { 'Accept-Encoding': 'gzip, br' })).headers['content-encoding']).toBeUndefined();
    });

    test('an unchanged page is not sent twice', async () => {
      const { headers } = await get('/about');
      const again = await get('/about', { 'If-None-Match': String(headers.etag) });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    });

    test('only GET and HEAD', async () => {
      expect((await get('/about', {}, 'HEAD')).status).toBe(200);
      for (const method of ['POST', 'PUT', 'DELETE']) expect((await get('/about', {}, method)).status).toBe(405);
    });

    test('a browser breaks no policy there', async ({ page }) => {
      const violations = await watchViolations(page);
      await page.goto(`${running().url}/products`);
      await untilHydrated(page);
      await page.locator('article h3 a').first().click();
      await untilDialogWhole(page);
      expect(violations).toEqual([]);
    });
  });
}
