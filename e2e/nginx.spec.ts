import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { ASK_AGAIN, everywhere, FILE_POLICY, KEEP_A_YEAR, WORKER_POLICY } from '../scripts/hosts/header-list.mjs';
import { exportFolder } from '../scripts/paths.mjs';
import { listExportedPages } from './exported-pages';
import { startNginx, type NginxServer } from './nginx-server';
import { requestRaw } from './raw-request';
import { untilDialogWhole, untilHydrated } from './site-test';
import { watchViolations } from './violations';

// One nginx for all of them.
test.describe.configure({ mode: 'default' });

let nginx: NginxServer | undefined;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  nginx = await startNginx();
});

test.afterAll(async () => {
  await nginx?.stop();
  if (nginx) await expect(fetch(nginx.url)).rejects.toThrow('fetch failed');
});

function running(): NginxServer {
  if (!nginx) throw new Error('nginx does not run');
  return nginx;
}
const get = (target: string, headers?: Record<string, string>, method?: string) => requestRaw(running().url, target, headers, method);
const read = (file: string) => readFileSync(path.join(exportFolder, file));

const files = readdirSync(exportFolder, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/'));

/** A file of the export to stand for its kind. */
function oneOf(pattern: RegExp): string {
  const file = files.find((name) => pattern.test(name));
  if (!file) throw new Error(`The export has no file like ${pattern}`);
  return `/${file}`;
}

const commonHeaders = Object.fromEntries(Object.entries(everywhere).map(([name, value]) => [name.toLowerCase(), value]));

for (const [kind, pattern, type, caching, robots] of [
  ['page', /^about\.html$/, 'text/html; charset=utf-8', ASK_AGAIN],
  ['script', /^_next\/static\/.+\.js$/, 'text/javascript; charset=utf-8', KEEP_A_YEAR],
  ['style sheet', /^_next\/static\/.+\.css$/, 'text/css; charset=utf-8', KEEP_A_YEAR],
  ['font', /\.woff2$/, 'font/woff2', KEEP_A_YEAR],
  ['picture', /^pictures\/.+\.avif$/, 'image/avif', KEEP_A_YEAR],
  ['payload of a page', /^about\.txt$/, 'text/plain; charset=utf-8', ASK_AGAIN, 'noindex'],
  ['payload of a part', /^about\/__next\..+\.txt$/, 'text/plain; charset=utf-8', ASK_AGAIN, 'noindex'],
  ['robots.txt', /^robots\.txt$/, 'text/plain; charset=utf-8', ASK_AGAIN],
  ['sitemap', /^sitemap\.xml$/, 'application/xml; charset=utf-8', ASK_AGAIN],
  ['manifest', /\.webmanifest$/, 'application/manifest+json; charset=utf-8', ASK_AGAIN],
  ['feed', /\.csv$/, 'text/csv; charset=utf-8', ASK_AGAIN],
  ['service worker', /^sw\.js$/, 'text/javascript; charset=utf-8', ASK_AGAIN],
] as const) {
  test(`${kind}: its headers`, async () => {
    const { status, headers, body } = await get(oneOf(pattern));
    expect(status).toBe(200);
    expect(headers).toMatchObject({ ...commonHeaders, 'content-type': type, 'cache-control': caching });
    expect(headers['x-robots-tag']).toBe(robots);
    expect(headers.server).toBe('nginx');
    expect(body.equals(read(oneOf(pattern)))).toBe(true);
    if (kind !== 'page') expect(headers['content-security-policy']).toBe(kind === 'service worker' ? WORKER_POLICY : FILE_POLICY);
  });
}

for (const address of listExportedPages()) {
  test(`${address} has the policy of its <meta>, whatever its address`, async () => {
    const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
    const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(read(file).toString())?.[1];
    expect(meta).toContain("default-src 'none'");
    const copies = address === '/' ? [] : [`${address}/index.html`];
    for (const target of [address, `/${file}`, ...copies]) {
      const { status, headers, body } = await get(target);
      expect([target, status, headers['content-security-policy']]).toEqual([target, 200, `${meta}; frame-ancestors 'none'`]);
      expect(body.equals(read(file))).toBe(true);
    }
  });
}

test('unknown addresses get the 404 page, its status and its policy', async () => {
  const page = read('404.html');
  const meta = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page.toString())?.[1];
  for (const target of ['/nope', '/about/nope', '/products/nope', '/_next/static/nope.js', '/pictures/nope.avif', '/pictures', '/404.html', '/_headers', '/vercel.json', '/about.html.br', '/about.html.gz']) {
    const { status, headers, body } = await get(target);
    expect([target, status, body.equals(page)]).toEqual([target, 404, true]);
    expect(headers).toMatchObject({ ...commonHeaders, 'cache-control': ASK_AGAIN, 'content-type': 'text/html; charset=utf-8' });
    expect(headers['content-security-policy']).toBe(`${meta}; frame-ancestors 'none'`);
  }
});

for (const [target, location] of [
  ['/products/', '/products'],
  ['/products/?category=a%26b', '/products?category=a%26b'],
  ['//products', '/products'],
  ['//products//', '/products'],
  ['//products?next=//x', '/products?next=//x'],
  ['//', '/'],
  ['//?a=b', '/?a=b'],
  ['//evil.example/', '/evil.example'],
  ['///evil.example//x//', '/evil.example/x'],
] as const) {
  test(`${target} leads to ${location}`, async () => {
    const { status, headers } = await get(target);
    expect([status, headers.location]).toEqual([301, location]);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers).toMatchObject(commonHeaders);
  });
}

test('no address leads to another site or out of the export', async () => {
  for (const target of ['/%5Cevil.example/', '/\\evil.example/', '/\\/evil.example/', '/%2Fevil.example/', '/%5C%5Cevil.example//', '/..%2F..%2Fetc/passwd', '/../package.json', '/%2e%2e/package.json', '/a%00', '/a%0d%0aSet-Cookie:a=b/', '//a%0d%0aSet-Cookie:a=b']) {
    const { status, headers } = await get(target);
    expect(headers['set-cookie']).toBeUndefined();
    if (headers.location !== undefined) expect(new URL(headers.location, 'https://site.example').origin).toBe('https://site.example');
    expect([target, Number(status) >= 300]).toEqual([target, true]);
  }
});

test('text comes as the build compressed it', async () => {
  for (const file of ['about.html', 'about.txt', oneOf(/^_next\/static\/.+\.js$/).slice(1), oneOf(/\.css$/).slice(1), 'sitemap.xml']) {
    const plain = await get(`/${file}`);
    expect(plain.headers['content-encoding']).toBeUndefined();

    const zipped = await get(`/${file}`, { 'Accept-Encoding': 'gzip' });
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding', ...commonHeaders });
    expect(zipped.body.equals(read(`${file}.gz`))).toBe(true);
    expect(gunzipSync(zipped.body).equals(read(file))).toBe(true);

    const best = await get(`/${file}`, { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(best.headers['content-encoding']).toBe(running().brotli ? 'br' : 'gzip');
    expect(best.headers['content-type']).toBe(plain.headers['content-type']);
    if (running().brotli) expect(brotliDecompressSync(best.body).equals(read(file))).toBe(true);
    expect(best.headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
  }
  const lost = await get('/nope', { 'Accept-Encoding': 'gzip' });
  expect([lost.status, gunzipSync(lost.body).equals(read('404.html'))]).toEqual([404, true]);
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
