import * as z from 'zod';
import { day, pattern, text } from './fields';
import type { Refuse } from './problems';

export const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Words as a list: `Monday, Wednesday and Friday` */
const inWords = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words);

const time = pattern(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'it as 10:00');

export const openingHours = z.strictObject({
  shown: text,
  inSentences: text,
  closed: text,
  /** Hours that close before they open end on the next day. */
  open: z.array(z.strictObject({ days: z.array(z.enum(WEEK)), opens: time, closes: time })),
  closedOn: z.array(day),
});

/** Refuses written opening hours that differ from `open`. */
export function checkHours({ open, ...written }: z.infer<typeof openingHours>, refuse: Refuse): void {
  const closed = WEEK.filter((one) => !open.some(({ days }) => days.includes(one))).map((one) => `${one}s`);
  const hours = new Map<string, string[]>();
  for (const [at, { days, opens, closes }] of open.entries()) {
    const same = 'is the same as "opens"; for day and night write 00:00 and 23:59';
    if (opens === closes) return refuse(['open', at, 'closes'], same);
    const said = sayDays(days);
    hours.set(said, [...(hours.get(said) ?? []), `${sayTime(opens)} - ${sayTime(closes)}`]);
  }
  // The opening hours in words: `Saturday - Thursday: 10:00 AM - 8:00 PM; Friday: 3:00 PM - 8:00 PM`
  const shown = [...hours].map(([days, times]) => `${days}: ${inWords(times)}`).join('; ');
  const wanted = {
    shown,
    inSentences: shown.replaceAll(' - ', ' to ').replaceAll(': ', ', ').replaceAll(':00', ''),
    closed: inWords(closed) || 'no day',
  };
  for (const field of ['shown', 'inSentences', 'closed'] as const) {
    // The specification spells Thursday as "Thrusday" on /contact.
    if (written[field].replace('Thrusday', 'Thursday') === wanted[field]) continue;
    refuse([field], `is not what "open" says; write "${wanted[field]}"`);
  }
}

/** Days in words: `Saturday - Thursday` for three or more in a row, else `Monday, Wednesday and Friday`. */
function sayDays(days: readonly (typeof WEEK)[number][]) {
  const first = WEEK.findIndex((one, at) => days.includes(one) && !days.includes(WEEK.at(at - 1) ?? one));
  const week = first < 0 ? WEEK : [...WEEK.slice(first), ...WEEK.slice(0, first)];
  const open = week.filter((one) => days.includes(one));
  return open.length > 2 && open.at(-1) === week[open.length - 1] ? `${open[0]} - ${open.at(-1)}` : inWords(open);
}

/** Writes `20:00` as `8:00 PM`, and `00:00` as `midnight`. */
function sayTime(clock: string) {
  if (clock === '00:00') return 'midnight';
  // The blank before AM or PM may be a narrow one.
  return new Date(`2000-01-01T${clock}`).toLocaleTimeString('en-US', { timeStyle: 'short' }).replace(/\s/, ' ');
}
