import { formatLongDate } from './long-date';

test('a day in full', () => {
  expect(formatLongDate('2027-01-01')).toBe('1 January 2027');
});
