import path from 'node:path';
import { expect, test } from '@jest/globals';
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
