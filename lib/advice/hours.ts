import { hoursWords } from '@/content/advice/answer-words';
import type { Range } from '@/content/types';
import { fill } from '../format/texts';

/** The hours of what runs all the time. More are called "more than a day"; the longest bar ends here. */
export const HOURS_PER_DAY = 24;

/** Hours as `about` and `4½ hours`, rounded to half hours; under half an hour and over a day in words, which need no "about". */
export function hoursInParts(hours: number) {
  if (hours < 0.5) return { about: '', figure: hoursWords.underHalfAnHour };
  if (hours > HOURS_PER_DAY) return { about: '', figure: hoursWords.moreThanDay };
  return { about: hoursWords.about, figure: plainHours(hours) };
}

/** Hours as one text: `about 4½ hours` */
export function aboutHours(hours: number): string {
  const { about, figure } = hoursInParts(hours);
  return `${about} ${figure}`.trim();
}

/** A range as `about 4½ hours (3½ to 5)`, the careful end rounded down; without brackets that would say nothing more. */
export function hoursRange(range: Range<number>): string {
  const { careful, estimate } = range;
  if (estimate > HOURS_PER_DAY && careful <= HOURS_PER_DAY) {
    return fill(hoursWords.moreThanDayFrom, { low: inHalves(roundDown(careful)) });
  }
  const [low, high] = rangeEnds(range);
  const hours = aboutHours(estimate);
  return estimate < 0.5 || low === high ? hours : fill(hoursWords.range, { hours, low, high });
}

/** Hours rounded to half hours, without "about": `4 hours`, `1 hour`, `half an hour`. */
export function plainHours(hours: number): string {
  const rounded = roundToHalf(hours);
  if (rounded === 0) return hoursWords.underHalfAnHour;
  if (rounded === 0.5) return hoursWords.halfAnHour;
  return rounded === 1 ? hoursWords.oneHour : fill(hoursWords.hours, { hours: inHalves(hours) });
}

/** Rounds careful hours down to half hours, so that none is promised too much; a few seconds short of a half still count. */
export function roundDown(hours: number): number {
  return Math.floor((hours + 0.005) * 2) / 2;
}

/** The two ends of a range, `3½` and `5`, the careful one rounded down. */
export function rangeEnds({ careful, best }: Range<number>) {
  return [rangeEnd(roundDown(careful)), rangeEnd(best)] as const;
}

/** One end of a range: `4½`, `under ½`, `more than a day`. */
export function rangeEnd(hours: number): string {
  if (hours < 0.5) return hoursWords.lowEnd;
  return hours > HOURS_PER_DAY ? hoursWords.moreThanDay : inHalves(hours);
}

/** Writes 4.5 as "4½" and 0.5 as "½". */
export function inHalves(hours: number): string {
  const rounded = roundToHalf(hours);
  const whole = Math.floor(rounded);
  return `${whole || ''}${rounded > whole ? hoursWords.half : ''}`;
}

/** Rounds to half hours: 3.4 becomes 3.5. */
function roundToHalf(hours: number) {
  return Math.round(hours * 2) / 2;
}
