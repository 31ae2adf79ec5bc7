import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { products } from '@/content/products';
import { COMPILE_HINT } from '@/scripts/build/compile-hint';
import { readPayload } from '@/scripts/csp/read-rsc-payload';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { mostBytes, type Kind } from '../support/byte-budget';
import { readExported } from '../support/crawl';
import { allRoutes } from '../support/routes';

// What the files weigh, of every page; the crawl sees that browsers load no others.
test.each(allRoutes)('%s keeps its weight', (address) => {
  const html = readExported(address).toString();
  const { address: payload, files } = readPayload(exportFolder, html);
  const compressed = (file: string) => readExported(`${file}.br`).length;
  const sum = (ending: string) =>
    files.filter(([file]) => file.endsWith(ending)).reduce((total, [file]) => total + compressed(file), 0);
  const [font = 'none'] = /\/_next\/static\/media\/[^"]+\.woff2/.exec(html) ?? [];
  const weight: Record<Kind, number> = {
    html: compressed(address === '/' ? '/index.html' : `${address}.html`),
    payload: compressed(payload),
    scripts: sum('.js'),
    styles: sum('.css'),
    fonts: readExported(font).length,
  };
  for (const [kind, bytes] of Object.entries(weight) as [Kind, number][]) {
    expect([kind, bytes > 1000, bytes <= mostBytes(kind, address)]).toEqual([kind, true, true]);
  }
  expect(path.extname(payload)).toBe('.txt');
});

test('no script holds the catalogue', () => {
  const folder = path.join(exportFolder, '_next/static/chunks');
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const texts = scripts.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  expect(texts.length).toBeGreaterThan(5);
  for (const { id, description } of products) {
    expect([id, texts.filter((text) => text.includes(description))]).toEqual([id, []]);
  }
});

test('each script asks to be compiled whole while it is received', () => {
  const files = new Set(allRoutes.flatMap((address) => readPayload(exportFolder, readExported(address).toString()).files));
  const scripts = [...files].map(([file]) => file).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((file) => !readExported(file).toString().startsWith(COMPILE_HINT))).toEqual([]);
});
