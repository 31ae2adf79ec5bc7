import { hoursWords } from '@/content/advice/answer-words';
import type { Range } from '@/content/types';
import { fill } from '../format/fill';

/** In hours. Longer times are called "more than a day", and bars end here. */
export const DAY = 24;

/** Hours as a panel shows them, one part below the other; a part that says nothing more is empty. */
export interface HoursInParts {
  /** `about` */
  about: string;
  /** `4½ hours` */
  figure: string;
  /** `cautious 3½, at best 5` */
  range: string;
}

export function hoursInParts(hours: Range<number>): HoursInParts {
  const { estimate } = hours;
  const range = withEnds(hoursWords.ends, hours);
  return estimate < 0.5 || estimate > DAY
    ? { about: '', figure: estimate < 0.5 ? hoursWords.underHalfAnHour : hoursWords.moreThanDay, range }
    : { about: hoursWords.about, figure: plainHours(estimate), range };
}

/** `about 4½ hours (3½ to 5)` in half hours, the careful end rounded down; under half an hour and over a day in words. */
export function hoursRange(range: Range<number>): string {
  const { careful, estimate } = range;
  if (estimate > DAY && careful <= DAY) return fill(hoursWords.moreThanDayFrom, { low: inHalves(roundDown(careful)) });
  const hours = aboutHours(estimate);
  return withEnds(fill(hoursWords.range, { hours }), range) || hours;
}

/** A text with the ends of a range; empty if they say nothing more. */
function withEnds(text: string, { careful, estimate, best }: Range<number>): string {
  const [low, high] = [rangeEnd(roundDown(careful)), rangeEnd(best)];
  return estimate < 0.5 || low === high ? '' : fill(text, { low, high });
}

/** `about 4½ hours`, rounded to half hours, without a range. */
export function aboutHours(hours: number): string {
  const { about, figure } = hoursInParts({ careful: hours, estimate: hours, best: hours });
  return about ? `${about} ${figure}` : figure;
}

/** `4 hours`, `1 hour`, `half an hour`: rounded to half hours, without "about". */
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

/** The end of a range: `4½`, `under ½`, `more than a day`. */
export function rangeEnd(hours: number): string {
  if (hours < 0.5) return hoursWords.lowEnd;
  return hours > DAY ? hoursWords.moreThanDay : inHalves(hours);
}

/** 4.5 as "4½", 0.5 as "½". */
export function inHalves(hours: number): string {
  const rounded = roundToHalf(hours);
  const whole = Math.floor(rounded);
  return `${whole || rounded === 0 ? whole : ''}${rounded > whole ? hoursWords.half : ''}`;
}

/** Rounds to half hours: 3.4 becomes 3.5. */
function roundToHalf(hours: number): number {
  return Math.round(hours * 2) / 2;
}
