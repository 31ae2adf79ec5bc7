import { expect, test } from '@jest/globals';
import { site } from '@/content/site';

const { days, opens, closes, inSentences } = site.hours;

/** `20:00` is `8 PM`. */
function spoken(time: string): string {
  const hour = Number(time.split(':')[0]);
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

test('the opening hours of sentences are those of the structured data', () => {
  expect(inSentences).toBe(`${days[0]} to ${days.at(-1)}, ${spoken(opens)} to ${spoken(closes)}`);
});
