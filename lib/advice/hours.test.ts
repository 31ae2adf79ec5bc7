import { expect, test } from '@jest/globals';
import { hoursWords as words } from '@/content/advice/answer';
import { fill } from '../format/fill';
import { aboutHours, hoursInParts, hoursRange, plainHours } from './hours';

const inHours = (hours: string) => fill(words.hours, { hours });

test.each([
  [0.4, 0.6, 0.8, words.halfAnHour, words.lowEnd, '1'],
  [18, 23.9, 28, inHours('24'), '18', words.moreThanDay],
  [0.5, 0.5, 1, words.halfAnHour, '½', '1'],
  // The careful end is never rounded up, but a few seconds count for nothing.
  [1.83, 2.35, 2.7, inHours('2½'), '1½', '2½'],
  [3.499, 4.44, 5.16, inHours('4½'), '3½', '5'],
])('%f, %f, %f: %s, %s to %s', (careful, estimate, best, figure, low, high) => {
  const hours = { careful, estimate, best };
  expect(hoursInParts(hours)).toEqual({ about: words.about, figure, range: fill(words.ends, { low, high }) });
  expect(hoursRange(hours)).toBe(fill(words.range, { hours: `${words.about} ${figure}`, low, high }));
});

test('of more than a day at best only the careful end is said', () => {
  const hours = { careful: 18.4, estimate: 25, best: 28 };
  const range = fill(words.ends, { low: '18', high: words.moreThanDay });
  expect(hoursInParts(hours)).toEqual({ about: '', figure: words.moreThanDay, range });
  expect(hoursRange(hours)).toBe(fill(words.moreThanDayFrom, { low: '18' }));
});

test.each([
  [0.2, 0.2, 0.2, words.underHalfAnHour, words.underHalfAnHour],
  [0.4, 0.49, 0.6, words.underHalfAnHour, words.halfAnHour],
  [1, 1.1, 1.2, `${words.about} ${words.oneHour}`, words.oneHour],
  [9.5, 9.6, 9.7, `${words.about} ${inHours('9½')}`, inHours('9½')],
  [24, 24, 24, `${words.about} ${inHours('24')}`, inHours('24')],
  [25, 30, 35, words.moreThanDay, inHours('30')],
])('%f, %f, %f hours have no range: %s, %s', (careful, estimate, best, about, plain) => {
  const hours = { careful, estimate, best };
  expect([hoursRange(hours), hoursInParts(hours).range]).toEqual([about, '']);
  expect([aboutHours(estimate), plainHours(estimate)]).toEqual([about, plain]);
});
