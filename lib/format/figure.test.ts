import { expect, test } from '@jest/globals';
import { readFigure, splitFigure } from './figure';

test.each([
  ['51.2V', '51.2', 'V'],
  ['100Ah', '100', 'Ah'],
  ['5.12 kWh', '5.12', ' kWh'],
  ['3.75V a cell', '3.75', 'V a cell'],
  ['16', '16', ''],
])('%s is split', (value, number, unit) => {
  expect(splitFigure(value)).toEqual({ number, unit });
});

test.each(['LiFePO4', '4 to 8', '12.8V to 25.6V', '15 years at 8000 cycles', 'PKR 229,000', ''])(
  '%s is no single figure',
  (value) => {
    expect(splitFigure(value)).toBeNull();
  },
);

test.each<[typed: string, value: number]>([
  [' 150 ', 150],
  ['2.5', 2.5],
  ['.5', 0.5],
  ['007', 7],
  ['1,200', 1200],
  ['1,50,000', 150_000],
  ['1,200,000.50', 1_200_000.5],
  ['Rs. 45,000', 45_000],
  ['45,000/-', 45_000],
  ['45,000 PKR', 45_000],
  ['45 000', 45_000],
  ['4½', 4.5],
  ['150 W', 150],
  ['3 years', 3],
  ['۱۲', 12],
  ['١٢', 12],
  ['٢٫٥', 2.5],
  ['۴۵،۰۰۰', 45_000],
  ['۹۰٪', 90],
])('%s is %f', (typed, value) => {
  expect(readFigure(typed)).toBe(value);
});

test.each(['', '-5', '1e3', '0x10', 'Infinity', 'ten', '1,2', '1.2.3', '1 2', '12,34', '<b>', '٪'])(
  '"%s" is no figure',
  (typed) => {
    expect(readFigure(typed)).toBeUndefined();
  },
);
