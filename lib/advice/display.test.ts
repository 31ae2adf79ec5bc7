import { expect, test } from '@jest/globals';
import { drawReading } from './display';

const count = (path: string) => path.split('M').length - 1;

// Each figure has seven segments; the h, a half's two figures and the plus have only their lit ones.
test.each([
  ['4 hours', { hours: 4, bars: 2 }, 4 + 4 + 2, 7 + 3 + 2],
  ['a half is its two figures and a line', { hours: 4.5, bars: 2 }, 4 + (2 + 1 + 5) + 4 + 2, 7 + 3 + 2],
  ['two figures', { hours: 12, bars: 4 }, 2 + 5 + 4 + 4, 5 + 2],
  ['more than a day is 24 and a plus', { hours: 30.5, bars: 1 }, 5 + 4 + 2 + 4 + 1, 2 + 3 + 3],
  ['no hours are two dashes', { hours: null, bars: 4 }, 1 + 1 + 4, 6 + 6],
])('%s', (_, reading, lit, unlit) => {
  const drawn = drawReading(reading);
  expect([count(drawn.lit), count(drawn.unlit)]).toEqual([lit, unlit]);
});
