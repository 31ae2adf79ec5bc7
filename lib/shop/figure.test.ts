import { expect, test } from '@jest/globals';
import { splitFigure } from './figure';

test.each([
  ['51.2V', '51.2', 'V'],
  ['100Ah', '100', 'Ah'],
  ['5.12 kWh', '5.12', ' kWh'],
  ['3.75V a cell', '3.75', 'V a cell'],
  ['16', '16', ''],
])('%s', (value, number, unit) => {
  expect(splitFigure(value)).toEqual({ number, unit });
});

test.each(['LiFePO4', '4 to 8', '12.8V to 25.6V', '15 years at 8000 cycles', 'PKR 229,000', ''])(
  '%s is no single figure',
  (value) => {
    expect(splitFigure(value)).toBeNull();
  },
);
