import type { Bands, HoursWords } from '@/content/types';

/** The hours above which it is enough to say "more than a day". */
const DAY = 24;

/** Hours in words, with their range: "about 4½ hours (3½ to 5)". Rounded to half hours; the ends of the scale are words. */
export function hoursRange({ careful, estimate, best }: Bands<number>, words: HoursWords): string {
  if (estimate < 0.5) return words.underHalfAnHour;
  if (estimate > DAY) {
    return careful > DAY ? words.moreThanDay : words.moreThanDayFrom.replace('{low}', inHalves(careful, words));
  }
  const [low, high] = [rangeEnd(careful, words), rangeEnd(best, words)];
  const about = aboutHours(estimate, words);
  return low === high ? about : words.range.replace('{hours}', about).replace('{low}', low).replace('{high}', high);
}

/** One figure in words: "about 4½ hours". For where the range stands beside it. */
export function aboutHours(hours: number, words: HoursWords): string {
  if (hours < 0.5) return words.underHalfAnHour;
  return hours > DAY ? words.moreThanDay : words.about.replace('{hours}', plainHours(hours, words));
}

/** Hours that are no estimate: "4 hours", "1 hour", "half an hour". */
export function plainHours(hours: number, words: HoursWords): string {
  const rounded = roundToHalf(hours);
  if (rounded === 0.5) return words.halfAnHour;
  return rounded === 1 ? words.oneHour : words.hours.replace('{hours}', inHalves(hours, words));
}

/** To half hours: 3.4 is 3.5. */
export function roundToHalf(hours: number): number {
  return Math.round(hours * 2) / 2;
}

function rangeEnd(hours: number, words: HoursWords): string {
  if (hours < 0.5) return words.lowEnd;
  return hours > DAY ? words.highEnd : inHalves(hours, words);
}

/** 4.5 as "4½", 0.5 as "½". */
function inHalves(hours: number, { half }: HoursWords): string {
  const rounded = roundToHalf(hours);
  const whole = Math.floor(rounded);
  return `${whole || rounded === 0 ? whole : ''}${rounded > whole ? half : ''}`;
}
