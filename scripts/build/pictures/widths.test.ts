import { expect, test } from '@jest/globals';
import { chooseWidths } from './widths';

test('never enlarges, and keeps the widest for pictures that fill a screen', () => {
  expect(chooseWidths(1600, false)).toEqual([376, 564, 800, 1088, 1344]);
  expect(chooseWidths(1600, true)).toEqual([376, 564, 800, 1088, 1344, 1600]);
  expect(chooseWidths(900, true)).toEqual([376, 564, 800]);
});

test('a picture narrower than all of them keeps its own width', () => {
  expect(chooseWidths(300, false)).toEqual([300]);
});
