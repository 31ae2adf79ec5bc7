import { expect, test } from '@jest/globals';
import { hoursWords } from '@/content/backup';
import { aboutHours, hoursRange, plainHours, roundToHalf } from './hours-words';

test.each<[careful: number, estimate: number, best: number, words: string]>([
  [3.5, 4.44, 5.16, 'about 4½ hours (3½ to 5)'],
  [2.45, 3.05, 3.5, 'about 3 hours (2½ to 3½)'],
  [0.4, 0.49, 0.6, 'under half an hour'],
  [0.01, 0.02, 0.03, 'under half an hour'],
  [0.4, 0.6, 0.8, 'about half an hour (under ½ to 1)'],
  [0.5, 0.7, 0.8, 'about half an hour (½ to 1)'],
  [0.8, 1, 1.2, 'about 1 hour'],
  [0.9, 1.2, 1.6, 'about 1 hour (1 to 1½)'],
  [18, 23.9, 28, 'about 24 hours (18 to more than a day)'],
  [18.4, 25, 28, 'more than a day (at the least about 18½ hours)'],
  [25, 30, 1000, 'more than a day'],
])('%f, %f, %f: %s', (careful, estimate, best, words) => {
  expect(hoursRange({ careful, estimate, best }, hoursWords)).toBe(words);
});

test('one figure by itself', () => {
  expect([0.3, 0.6, 1, 1.3, 4, 30].map((hours) => aboutHours(hours, hoursWords))).toEqual([
    'under half an hour',
    'about half an hour',
    'about 1 hour',
    'about 1½ hours',
    'about 4 hours',
    'more than a day',
  ]);
  expect([0.5, 1, 4, 9.47].map((hours) => plainHours(hours, hoursWords))).toEqual([
    'half an hour',
    '1 hour',
    '4 hours',
    '9½ hours',
  ]);
});

test('half hours', () => {
  expect([0, 0.24, 0.25, 3.4, 3.499, 5.16].map(roundToHalf)).toEqual([0, 0, 0.5, 3.5, 3.5, 5]);
});
