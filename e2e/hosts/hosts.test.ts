import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { headersOf as wantedHeaders } from '@/scripts/hosts/header-list';
import { serveExport } from '@/scripts/serve/serve-export';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { listExportedPages } from '../support/exported-pages';

type Headers = Record<string, string>;
interface Rule {
  source: string;
  headers: Headers;
}

const pages = listExportedPages();
/** Everything that a browser may ask for. */
const addresses = [
  ...pages,
  ...readdirSync(exportFolder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => statSync(path.join(exportFolder, file)).isFile() && !/\.(br|gz)$|^(_headers|vercel\.json|\.htaccess)$/.test(file),
    )
    .map((file) => `/${file.split(path.sep).join('/')}`),
  '/products/page/2',
  '/products/page/2.txt',
  '/catalogue/solar-batteries/1.json',
  '/.well-known/security.txt',
  '/llms.txt',
];

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

/** `:name` stands for a part of a path, `*` for any text. */
function matches(source: string, address: string): boolean {
  const pattern = source.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+').replace('*', '.*');
  return new RegExp(`^${pattern}$`).test(address);
}

/** The headers of an address; throws where two rules give the same one, because hosts would join their values or take either. */
function headersOf(rules: readonly Rule[], address: string, matching: (source: string, address: string) => boolean): Headers {
  const found: Headers = {};
  for (const { source, headers } of rules.filter((rule) => matching(rule.source, address))) {
    for (const [name, value] of Object.entries(headers)) {
      if (found[name] && name !== 'X-Robots-Tag' && name !== 'Content-Security-Policy') {
        throw new Error(`${address} gets ${name} twice, the second time by ${source}`);
      }
      found[name] = found[name] && found[name] !== value ? `${found[name]}, ${value}` : value;
    }
  }
  return found;
}

describe('_headers', () => {
  const text = readFileSync(path.join(exportFolder, '_headers'), 'utf8');
  const rules = parseHeadersFile(text);

  test('keeps within the limits of Cloudflare, however large the catalogue', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
    for (const { source } of rules) expect(source.split('*').length).toBeLessThanOrEqual(2);
    for (const page of pages.filter((address) => address.startsWith('/products/'))) expect(text).not.toContain(page);
  });

  test('gives each file the headers of the list', () => {
    for (const address of addresses) {
      // Both hosts have browsers ask again by themselves.
      const { 'Cache-Control': caching, ...wanted } = wantedHeaders(address);
      if (caching?.includes('immutable')) wanted['Cache-Control'] = caching;
      if (address === '/sw.js') {
        wanted['Content-Security-Policy'] = "frame-ancestors 'none', default-src 'none'; connect-src 'self'";
      }
      expect([address, headersOf(rules, address, matches)]).toEqual([address, wanted]);
    }
  });
});

describe('vercel.json', () => {
  const config = JSON.parse(readFileSync(path.join(exportFolder, 'vercel.json'), 'utf8')) as {
    cleanUrls: boolean;
    trailingSlash: boolean;
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const rules = config.headers.map(({ source, headers }) => ({
    source,
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  }));

  test('has clean addresses', () => {
    expect(config).toMatchObject({ cleanUrls: true, trailingSlash: false });
  });

  test('gives each file the headers of the list', () => {
    for (const address of addresses) {
      const headers = headersOf(rules, address, (source, one) => new RegExp(`^${source}$`).test(one));
      expect([address, headers]).toEqual([address, wantedHeaders(address)]);
    }
  });
});

test('the list: nothing in it depends on a page or a build', () => {
  expect(wantedHeaders('/')).toMatchObject({
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Strict-Transport-Security': 'max-age=63072000',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  expect(wantedHeaders('/')['Cross-Origin-Embedder-Policy']).toBeUndefined();
  for (const page of pages) expect(wantedHeaders(page)).toEqual(wantedHeaders('/'));
  for (const picture of ['/pictures/a.avif', '/share/home.jpg', '/icons/icon-512.png']) {
    expect(wantedHeaders(picture)['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  }
  for (const text of ['/robots.txt', '/llms.txt', '/.well-known/security.txt']) {
    expect(wantedHeaders(text)['X-Robots-Tag']).toBeUndefined();
  }
});

describe('our own server', () => {
  let server: { url: string; close: () => Promise<void> };
  beforeAll(async () => {
    server = await serveExport({ root: exportFolder, port: 0 });
  });
  afterAll(() => server.close());

  test.each([...pages, '/about.txt', '/robots.txt', '/sw.js', '/share/home.jpg'])(
    'sends %s as the list has it',
    async (address) => {
      const response = await fetch(server.url + address);
      expect(response.status).toBe(200);
      for (const [name, value] of Object.entries(wantedHeaders(address))) {
        expect([name, response.headers.get(name)]).toEqual([name, value]);
      }
      expect(response.headers.get('x-robots-tag')).toBe(address === '/about.txt' ? 'noindex' : null);
    },
  );
});
