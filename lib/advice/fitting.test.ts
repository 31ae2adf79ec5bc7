import { expect, test } from '@jest/globals';
import { sizeWiring } from './fitting';

const shown = (...[wiring]: Parameters<typeof sizeWiring>) => {
  const { amps, fuse, cable, dropPercent } = sizeWiring(wiring);
  return [amps.toFixed(1), fuse, cable, dropPercent?.toFixed(2)];
};

// Worked out by hand: watts ÷ 0.85 ÷ volts; × 1.25; the larger of 2 × metres × amps × 2.1 ÷ (volts × 2) and 0.35 × amps.
test.each([
  [12, 816, 1, ['80.0', 100, 35, '0.80']],
  [12, 1020, 2, ['100.0', 125, 35, '2.00']],
  [12, 1020, 4, ['100.0', 125, 70, '2.00']],
  [12, 300, 3, ['29.4', 40, 16, '1.93']],
  [24, 1500, 2, ['73.5', 100, 35, '0.74']],
  [48, 5000, 2, ['122.5', 175, 50, '0.43']],
  [48, 5000, 10, ['122.5', 175, 70, '1.53']],
])('%iV, %i W, %f m', (volts, watts, metres, sizes) => {
  expect(shown({ volts, watts, metres })).toEqual(sizes);
});

test('no size is named if none is large enough', () => {
  expect(shown({ volts: 12, watts: 5000, metres: 2 })).toEqual(['490.2', undefined, undefined, undefined]);
  expect(shown({ volts: 12, watts: 1500, metres: 10 })).toEqual(['147.1', 200, undefined, undefined]);
});
