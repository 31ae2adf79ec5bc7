import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { serveExport } from '../serve.mjs';
import { buildGeneratedCatalogue } from './generated-catalogue.mjs';
import { measureFilter } from './probe.mjs';
import { createResults, table, withRange } from './tables.mjs';

const USUAL_COUNTS = [8, 100, 1000];

/**
 * How the site grows with its catalogue: a copy of it is built at each size.
 *
 * @param {number} largest
 * @param {{ browser: string, rounds: number }} options
 */
export async function measureGrowth(largest, { browser, rounds }) {
  const counts = [...USUAL_COUNTS.filter((count) => count < largest), largest];
  const results = createResults();
  for (const count of counts) {
    console.log(`\n── ${count} products`);
    const copy = await buildGeneratedCatalogue(count);
    try {
      await measureCopy(copy, { browser, rounds, report: (column, value) => results.add(String(count), column, value) });
    } finally {
      copy.remove();
    }
  }
  const columns = results.columns();
  const lines = results.rows().map((row) => [row, ...columns.map((column) => withRange(results.values(row, column), /kB|MB/.test(column) ? 1 : 0))]);
  return [{ name: 'growth', title: `Growth with the catalogue: filter taps on a phone at 4× slower CPU, medians of ${rounds} (range)`, table: table(['products', ...columns], lines), results }];
}

async function measureCopy({ folder, seconds }, { browser, rounds, report }) {
  const root = path.join(folder, 'out');
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const sizes = files.map(({ parentPath, name }) => statSync(path.join(parentPath, name)).size);
  const productPage = readdirSync(path.join(root, 'products')).find((name) => /^[a-z\d-]+\.html\.br$/.test(name) && name.includes('ah-'));
  const kilobytes = (file) => statSync(path.join(root, file)).size / 1000;
  report('build s', seconds);
  report('files', files.length);
  report('output MB', sizes.reduce((sum, size) => sum + size, 0) / 1e6);
  report('/products HTML kB', kilobytes('products.html.br'));
  report('product page HTML kB', kilobytes(path.join('products', productPage)));

  const server = await serveExport({ root, port: 0, headersFile: path.join(folder, '.generated', 'headers.json') });
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const { first, second, fetched } = await measureFilter(browser, `${server.url}/products`);
      report('first filter tap ms', first);
      report('next filter tap ms', second);
      report('fetched for them kB', fetched);
      console.log(`Filter, round ${round} of ${rounds}: ${Math.round(first)} ms, then ${Math.round(second)} ms`);
    }
  } finally {
    await server.close();
  }
}
