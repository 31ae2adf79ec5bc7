import { hoursWords } from '@/content/advice/answer-words';
import { aboutHours, hoursInParts, hoursRange, plainHours } from './hours';

// Words of the tests' own, so that the content's may change.
Object.assign(hoursWords, {
  about: 'about',
  range: '{hours} ({low} to {high})',
  hours: '{hours} hours',
  oneHour: '1 hour',
  halfAnHour: 'half an hour',
  underHalfAnHour: 'under half an hour',
  moreThanDay: 'more than a day',
  moreThanDayFrom: 'about a day ({low} hours or more)',
  lowEnd: 'under ½',
});

test.each([
  [0.4, 0.49, 0.6, 'under half an hour'],
  [0.4, 0.6, 0.8, 'about half an hour (under ½ to 1)'],
  [1, 1.1, 1.2, 'about 1 hour'],
  [18.4, 25, 28, 'about a day (18 hours or more)'],
  [24, 25, 28, 'about a day (24 hours or more)'],
  [25, 30, 35, 'more than a day'],
  [0.5, 0.5, 1, 'about half an hour (½ to 1)'],
  // A few seconds count for nothing.
  [3.499, 4.44, 5.16, 'about 4½ hours (3½ to 5)'],
])('%f, %f, %f: %s', (careful, estimate, best, words) => {
  expect(hoursRange({ careful, estimate, best })).toBe(words);
});

test.each([
  [0.2, ['', 'under half an hour'], 'under half an hour'],
  [24, ['about', '24 hours'], '24 hours'],
  [24.1, ['', 'more than a day'], '24 hours'],
])('%f hours without a range: %j, %s', (hours, [about, figure], plain) => {
  expect(hoursInParts(hours)).toEqual({ about, figure });
  expect([aboutHours(hours), plainHours(hours)]).toEqual([`${about} ${figure}`.trim(), plain]);
});
