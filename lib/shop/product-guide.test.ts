import { describe, expect, test } from '@jest/globals';
import { products } from '@/content/shop/products';
import type { ProductEntry } from '@/content/types';
import { guideFigures } from '../advice/guide-figures';
import { fillGuide, guideProblems } from './product-guide';

const catalogue: readonly ProductEntry[] = products;
const specs = { 'Nominal Voltage': '3.2V', 'Charge Cut Off Voltage': '3.65V', 'Cells in Series': '4 to 8', share: '0.5' };
const guide = (text: string) => ({ fits: [text], check: ['Nothing.'] });

describe('a guide', () => {
  test.each([
    ['Holds {Nominal Voltage}.', 'Holds 3.2V.'],
    ['{Cells in Series} cells', '4 to 8 cells'],
    ['{Nominal Voltage × 16} and {Charge Cut Off Voltage × 4}', '51.2V and 14.6V'],
    ['{Nominal Voltage × share}', '1.6V'],
    ['No figure.', 'No figure.'],
  ])('%s becomes %s', (text, filled) => {
    expect(guideProblems(guide(text), specs)).toEqual([]);
    expect(fillGuide(guide(text), specs).fits).toEqual([filled]);
  });

  test('that names a value which is missing or can’t be multiplied is refused with the correction', () => {
    expect(guideProblems(guide('{Weight}, {Cells in Series × 2}'), specs)).toEqual([
      {
        field: 'guide.fits.0',
        what: expect.stringContaining(
          'names {Weight}, which the specification does not give as a value; use one of Nominal Voltage',
        ),
      },
      {
        field: 'guide.fits.0',
        what: expect.stringContaining('names {Cells in Series × 2}, which the specification does not give as one figure'),
      },
    ]);
  });
});

test('every product but the packs has a guide, and no brace is left in one', () => {
  const without = catalogue.filter(({ guide: own }) => !own).map(({ subcategory }) => subcategory);
  expect([...new Set(without)]).toEqual(['ups&solar-batteries']);
  const texts = catalogue.flatMap(({ guide: own, specs: rows }) =>
    own ? Object.values(fillGuide(own, { ...rows, ...guideFigures })).flat() : [],
  );
  expect(texts.length).toBeGreaterThan(15);
  expect(texts.filter((text) => /[{}]/.test(text))).toEqual([]);
});
