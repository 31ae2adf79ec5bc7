import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@playwright/test';
import { ASK_AGAIN, everywhere, KEEP_A_YEAR, listPageHeaders } from '../scripts/hosts/header-list.mjs';
import { buildHeadersFile } from '../scripts/hosts/headers-file.mjs';
import { exportFolder, headersFile, hostsFolder } from '../scripts/paths.mjs';
import { listExportedPages } from './exported-pages';

type Headers = Record<string, string>;
interface Rule {
  source: string;
  headers: Headers;
}

const HASHED = '/_next/static/chunks/a-1.js';
const addresses = listExportedPages();
const readJson = (...place: string[]) => JSON.parse(readFileSync(path.join(...place), 'utf8')) as unknown;

function policyOf(address: string): string {
  const html = readFileSync(path.join(exportFolder, address === '/' ? 'index.html' : `${address}.html`), 'utf8');
  const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1];
  if (!meta) throw new Error(`${address} has no policy`);
  return `${meta}; frame-ancestors 'none'`;
}

/** As Netlify and Cloudflare read it: an address, then its headers, indented. */
function parseHeadersFile(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n').filter((one) => one && !one.startsWith('#'))) {
    const header = /^ {2}([A-Za-z-]+): (.+)$/.exec(line);
    if (header?.[1] && header[2]) Object.assign(rules.at(-1)?.headers ?? {}, { [header[1]]: header[2] });
    else if (/^\/\S*$/.test(line)) rules.push({ source: line, headers: {} });
    else throw new Error(`Not a line of a headers file: ${line}`);
  }
  return rules;
}

function matches(source: string, address: string): boolean {
  const [before, after] = source.split('*');
  return after === undefined ? source === address : address.startsWith(before ?? '') && address.endsWith(after);
}

/** The headers of an address; throws where two rules give the same one, because hosts would join their values. */
function headersOf(rules: readonly Rule[], address: string, matching: (source: string, address: string) => boolean = matches): Headers {
  const found: Headers = {};
  for (const { source, headers } of rules.filter((rule) => matching(rule.source, address))) {
    for (const [name, value] of Object.entries(headers)) {
      if (found[name]) throw new Error(`${address} gets ${name} twice, the second time by ${source}`);
      found[name] = value;
    }
  }
  return found;
}

test.describe('_headers', () => {
  const text = readFileSync(path.join(exportFolder, '_headers'), 'utf8');
  const rules = parseHeadersFile(text);

  test('keeps within the limits of Cloudflare', () => {
    expect(rules.length).toBeGreaterThan(addresses.length * 2);
    expect(rules.length).toBeLessThanOrEqual(100);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
    for (const { source } of rules) expect(source.split('*').length).toBeLessThanOrEqual(2);
    expect(text).not.toContain('Left out');
  });

  test('gives each page its policy, with and without a slash', () => {
    for (const address of addresses.flatMap((one) => (one === '/' ? [one] : [one, `${one}/`]))) {
      expect(headersOf(rules, address)).toEqual({
        ...everywhere,
        'Content-Security-Policy': policyOf(address.replace(/(.)\/$/, '$1')),
        'Cache-Control': ASK_AGAIN,
      });
    }
  });

  test('keeps hashed files for a year and payloads out of search', () => {
    expect(headersOf(rules, HASHED)).toEqual({ ...everywhere, 'Cache-Control': KEEP_A_YEAR });
    expect(headersOf(rules, '/pictures/a-1.avif')).toEqual({ ...everywhere, 'Cache-Control': KEEP_A_YEAR });
    for (const payload of ['/index.txt', '/__next._tree.txt', '/about.txt', '/about/__next._full.txt', `${addresses.at(-1)}.txt`]) {
      expect(headersOf(rules, payload)['X-Robots-Tag']).toBe('noindex');
    }
    for (const address of ['/robots.txt', '/llms.txt', '/sitemap.xml', '/']) expect(headersOf(rules, address)['X-Robots-Tag']).toBeUndefined();
  });

  test('says what it leaves out of a large catalogue, and never a policy before the rest', () => {
    const many = (count: number) =>
      listPageHeaders(Array.from({ length: count }, (_, index) => ({ file: `products/${index}.html`, policy: "default-src 'none'" })));
    for (const count of [30, 60, 90]) {
      const file = buildHeadersFile(many(count));
      const kept = parseHeadersFile(file.text);
      expect(kept).toHaveLength(100);
      expect(kept.filter(({ source }) => /^\/products\/\d+$/.test(source))).toHaveLength(count);
      expect(file.text).toContain('# Left out, past the limits of Cloudflare: /products/');
    }
    const { text: overfull, leftOut } = buildHeadersFile(many(200));
    expect(leftOut).toContain('/products/199');
    expect(parseHeadersFile(overfull)).toHaveLength(100);
  });

  test('leaves out a policy that is longer than a line may be', () => {
    const { text: file, leftOut } = buildHeadersFile(listPageHeaders([{ file: 'about.html', policy: 'x'.repeat(2000) }]));
    expect(leftOut).toEqual(['/about']);
    expect(file).not.toContain('xxx');
  });
});

test.describe('vercel.json', () => {
  const config = readJson(exportFolder, 'vercel.json') as { cleanUrls: boolean; trailingSlash: boolean; headers: { source: string; headers: { key: string; value: string }[] }[] };
  const rules = config.headers.map(({ source, headers }) => ({ source, headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])) }));
  const at = (address: string) => headersOf(rules, address, (source, one) => new RegExp(`^${source}$`).test(one));

  test('has clean addresses', () => {
    expect(config).toMatchObject({ cleanUrls: true, trailingSlash: false });
  });

  test('gives each page its policy', () => {
    for (const address of addresses) {
      expect(at(address)).toEqual({ ...everywhere, 'Content-Security-Policy': policyOf(address), 'Cache-Control': ASK_AGAIN });
    }
  });

  test('keeps hashed files for a year and payloads out of search', () => {
    expect(at(HASHED)).toEqual({ ...everywhere, 'Cache-Control': KEEP_A_YEAR });
    for (const payload of ['/index.txt', '/about.txt', '/products/__next._full.txt']) expect(at(payload)['X-Robots-Tag']).toBe('noindex');
    for (const address of ['/robots.txt', '/llms.txt', '/.well-known/security.txt', '/about']) expect(at(address)['X-Robots-Tag']).toBeUndefined();
  });
});

test.describe('CloudFront', () => {
  const code = readFileSync(path.join(hostsFolder, 'cloudfront', 'viewer-request.js'), 'utf8');
  type Answer = { uri?: string; statusCode?: number; headers?: { location: { value: string } } };
  const ask = (uri: string, querystring: object = {}) =>
    runInNewContext(`${code}; handler(event)`, { event: { request: { uri, querystring, headers: {}, method: 'GET' } } }) as Answer;

  test('finds the file of each address', () => {
    for (const [uri, file] of [
      ['/', '/index.html'],
      ['/about', '/about.html'],
      ['/products/12v-2-5ah-kick-start-bike-battery', '/products/12v-2-5ah-kick-start-bike-battery.html'],
      ['/about.txt', '/about.txt'],
      ['/about/__next._tree.txt', '/about/__next._tree.txt'],
      [HASHED, HASHED],
      ['/robots.txt', '/robots.txt'],
    ] as const) {
      expect(ask(uri).uri).toBe(file);
    }
  });

  test('leads to clean addresses, with their query', () => {
    for (const [uri, location] of [
      ['/products/', '/products'],
      ['//products', '/products'],
      ['//', '/'],
      ['//evil.example/', '/evil.example'],
      ['///evil.example//x//', '/evil.example/x'],
    ] as const) {
      expect(ask(uri)).toMatchObject({ statusCode: 308, headers: { location: { value: location } } });
    }
    const query = { a: { value: 'b%26c' }, d: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] }, e: { value: '' } };
    expect(ask('/about/', query).headers?.location.value).toBe('/about?a=b%26c&d=1&d=2&e');
  });

  test('leads to no other site', () => {
    for (const uri of ['/\\evil.example/', '/%5Cevil.example/', '//%5c/evil.example/']) expect(ask(uri).statusCode).toBe(400);
  });

  test('is small enough for CloudFront', () => {
    expect(Buffer.byteLength(code)).toBeLessThan(10_240);
  });

  test('sends all headers of the list', () => {
    const policy = readJson(hostsFolder, 'cloudfront', 'response-headers-policy.json') as {
      SecurityHeadersConfig: Record<string, object>;
      CustomHeadersConfig: { Quantity: number; Items: { Header: string; Value: string; Override: boolean }[] };
    };
    const custom = Object.fromEntries(policy.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value]));
    expect(policy.CustomHeadersConfig.Quantity).toBe(Object.keys(custom).length);
    expect(Object.keys(policy.SecurityHeadersConfig).toSorted()).toEqual(['ContentSecurityPolicy', 'ContentTypeOptions', 'FrameOptions', 'ReferrerPolicy', 'StrictTransportSecurity']);
    const own = ['Strict-Transport-Security', 'X-Content-Type-Options', 'Referrer-Policy', 'X-Frame-Options'];
    expect(custom).toEqual(Object.fromEntries(Object.entries(everywhere).filter(([name]) => !own.includes(name))));
    expect(JSON.stringify(policy.SecurityHeadersConfig)).toContain(everywhere['Referrer-Policy']);
    expect(everywhere['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
  });
});

test('our own server sends what the list has', async ({ request }) => {
  expect(readJson(headersFile)).not.toEqual([]);
  const lower = Object.fromEntries(Object.entries(everywhere).map(([name, value]) => [name.toLowerCase(), value]));
  for (const address of addresses) {
    const headers = (await request.get(address)).headers();
    expect(headers).toMatchObject({ ...lower, 'content-security-policy': policyOf(address), 'cache-control': ASK_AGAIN });
    expect(headers['x-robots-tag']).toBeUndefined();
  }
  expect((await request.get('/about.txt')).headers()).toMatchObject({ ...lower, 'x-robots-tag': 'noindex' });
  expect((await request.get('/robots.txt')).headers()['x-robots-tag']).toBeUndefined();
});
