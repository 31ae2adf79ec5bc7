import { parse } from 'node-html-parser';
import { cataloguePage } from '@/content/shop/catalogue-page';
import { productWords } from '@/content/shop/catalogue-words';
import { labelOf } from '@/lib/shop/attributes';
import { testCatalogue } from '@/lib/shop/test-catalogue';
import { print } from '../test-print';
import { PackComparison } from './pack-comparison';

jest.mock('@/content/shop/products', () => ({
  products: [{ ...testCatalogue.pack12, availability: 'out of stock' }, testCatalogue.pack24],
}));

test('packs stand side by side in what differs; what is the same is said once', () => {
  const page = parse(print(PackComparison));
  const rows = page.querySelectorAll('[role=row]').map((row) => row.childNodes.map(({ text }) => text));
  expect(rows).toContainEqual([labelOf('Nominal Voltage'), '12.8V', '25.6V']);
  // In the heads: the pack that is sold out.
  expect(rows[0]?.map((head) => head.includes(productWords.soldOut))).toEqual([false, true, false]);
  expect(rows.at(-1)?.[1]).toContain(testCatalogue.pack12.name);
  const [, same] = page.text.split(cataloguePage.comparison.same.split('{')[0] ?? '');
  expect(same).toContain(`${labelOf('Life')} ${testCatalogue.pack12.specs.Life}`);
  for (const [label] of rows) expect(same).not.toContain(label);
});
