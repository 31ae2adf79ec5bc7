import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '@/content/routes';
import { testCatalogue } from '@/lib/shop/test-catalogue';
import { listFiles } from '@/scripts/support/list-files';
import { readExported, readSource, reviewExport, textOf } from '../support/export';
import { buildCopy } from '../support/project-copy';
import { expect, test } from '../support/site-test';

/* A catalogue of one product that is no home pack: no page may speak of products that are not there. */
const ONLY = testCatalogue.bikeBattery;
const ADDRESS = `/products/${ONLY.id}`;
/** The text of a file by which search engines know the owner. */
const VERIFICATION = 'google-site-verification: google123.html';

const copy = buildCopy('small-catalogue', (edit) => {
  // The full list gets another name, so that it keeps its type.
  const own = `\nexport const products: typeof everything = ${JSON.stringify([ONLY])};\n`;
  edit('content/shop/products.ts', (text) => text.replace('export const products', 'const everything') + own);
  // Removed products are left out, too: no product remains that they could be near to.
  edit('content/shop/removed-products.ts', (text) => text.replace(/\[\] = \[[^]*?\];/, '[] = [ ];'));
  edit('public/google123.html', () => VERIFICATION);
});
const source = (address: string) => readSource(address, copy.out).page;

test('no page shows figures of products that are not there @full', () => {
  for (const address of [...Object.values(routes), ADDRESS]) {
    const text = textOf(source(address), 'main');
    expect(text.length, address).toBeGreaterThan(100);
    expect(text, address).not.toMatch(/Infinity|NaN|undefined|null|three packs/i);
  }
  for (const address of ['/', '/products']) expect(source(address).querySelectorAll('article')).toHaveLength(1);
});

test('its page is the only one of a product, and none breaks a rule of the review @full', async () => {
  const { pages, problems } = reviewExport(copy.out);
  const listed = pages.filter(({ isListed }) => isListed).map(({ path }) => path);
  expect(listed.toSorted()).toEqual([...Object.values(routes), ADDRESS].toSorted());
  expect(problems.filter(({ path }) => path !== '/google123')).toEqual([]);
  expect(readExported('/google123.html', copy.out).toString()).toBe(VERIFICATION);
});

test('a build that fails says why, and changes no file of the export @full', () => {
  const filesOf = () => listFiles(copy.out).map((file) => [file, readFileSync(path.join(copy.out, file), 'base64')]);
  const before = filesOf();
  // Next builds this, but the step that writes the policies refuses it.
  copy.edit('app/about/page.tsx', (text) => text.replace('<>', '<><iframe title="planted" />'));
  expect(() => copy.run('build')).toThrow('it holds <iframe>');
  copy.edit('content/shop/products.ts', (text) => text.replace(`"price":${ONLY.price}`, '"price":"ask us"'));
  expect(() => copy.run('start')).toThrow(new RegExp(`content/shop/products\\.ts[^]*${ONLY.id}[^]*price[^]*ask us`));
  expect(filesOf()).toEqual(before);
});
