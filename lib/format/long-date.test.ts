import { formatLongDate } from './long-date';

test.each([
  ['2026-11-02', '2 November 2026'],
  ['2027-01-01', '1 January 2027'],
  ['2028-02-29', '29 February 2028'],
])('%s is %s', (day, shown) => {
  expect(formatLongDate(day)).toBe(shown);
});
