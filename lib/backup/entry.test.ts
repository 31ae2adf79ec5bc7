import { describe, expect, test } from '@jest/globals';
import { backup } from '@/content/backup';
import { firstState } from './address';
import { readEntry, readFigure } from './entry';

test.each<[typed: string, value: number]>([
  ['150', 150],
  [' 150 ', 150],
  ['2.5', 2.5],
  ['.5', 0.5],
  ['5.', 5],
  ['007', 7],
  ['0', 0],
  ['1,200', 1200],
  ['1,50,000', 150_000],
  ['1,200,000.50', 1_200_000.5],
  ['Rs. 45,000', 45_000],
  ['PKR 45,000', 45_000],
  ['150 W', 150],
  ['10A', 10],
  ['85%', 85],
  ['3 years', 3],
  ['۱۲', 12],
  ['١٢', 12],
  ['۱٬۲۰۰', 1200],
  ['٢٫٥', 2.5],
])('%s is %f', (typed, value) => {
  expect(readFigure(typed)).toBe(value);
});

test.each(['', ' ', '-5', '+5', '1e3', '0x10', 'Infinity', 'NaN', 'ten', '1,2', '1.2.3', '1 2', '½', '12,34', '<b>', '--', '٪'])(
  '"%s" is no figure',
  (typed) => {
    expect(readFigure(typed)).toBeUndefined();
  },
);

describe('entries keep to their limits', () => {
  const read = (typed: string) => {
    const first = firstState(backup);
    return readEntry({ ...first, entries: { ...first.entries, otherWatts: typed } }, 'otherWatts', backup);
  };

  test.each<[string, number | undefined, boolean]>([
    ['', undefined, false],
    ['  ', undefined, false],
    ['0', 0, false],
    ['20000', 20_000, false],
    ['20001', undefined, true],
    ['-1', undefined, true],
    ['abc', undefined, true],
    ['two fans', undefined, true],
    ['1e9', undefined, true],
    ['½', undefined, true],
    ['<b>5</b>', undefined, true],
    ['1.2.3', undefined, true],
    ['💥', undefined, true],
    ['99999999', undefined, true],
    ['0.0000001', 0.0000001, false],
    ['۰', 0, false],
    ['9'.repeat(40), undefined, true],
    ['9'.repeat(400), undefined, true],
  ])('"%s"', (typed, value, wrong) => {
    expect(read(typed)).toEqual({ value, wrong });
  });
});
