import * as z from 'zod';
import { day, pattern, text } from './fields';
import type { Refuse } from './problems';

export const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** `Monday, Wednesday and Friday` */
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

/** What is written of the hours says what `open` does. */
export function checkHours({ open, ...written }: z.infer<typeof openingHours>, refuse: Refuse): void {
  const closed = WEEK.filter((one) => !open.some(({ days }) => days.includes(one))).map((one) => `${one}s`);
  const hours = new Map<string, string[]>();
  for (const [at, { days, opens, closes }] of open.entries()) {
    const same = 'is the same as "opens"; for day and night write 00:00 and 23:59';
    if (opens === closes) return refuse(['open', at, 'closes'], same);
    const said = sayDays(days);
    hours.set(said, [...(hours.get(said) ?? []), `${sayTime(opens)} - ${sayTime(closes)}`]);
  }
  // `Saturday - Thursday: 10:00 AM - 8:00 PM; Friday: 3:00 PM - 8:00 PM`
  const shown = [...hours].map(([days, times]) => `${days}: ${inWords(times)}`).join('; ');
  const wanted = {
    shown,
    inSentences: shown.replaceAll(' - ', ' to ').replaceAll(': ', ', ').replaceAll(':00', ''),
    closed: inWords(closed) || 'no day',
  };
  for (const field of ['shown', 'inSentences', 'closed'] as const) {
    // On /contact the specification has this spelling.
    if (written[field].replace('Thrusday', 'Thursday') === wanted[field]) continue;
    refuse([field], `is not what "open" says; write "${wanted[field]}"`);
  }
}

/** `Saturday - Thursday`, `Monday, Wednesday and Friday`. */
function sayDays(days: readonly (typeof WEEK)[number][]): string {
  const first = WEEK.findIndex((one, at) => days.includes(one) && !days.includes(WEEK.at(at - 1) ?? one));
  const week = first < 0 ? WEEK : [...WEEK.slice(first), ...WEEK.slice(0, first)];
  const open = week.filter((one) => days.includes(one));
  return open.length > 2 && open.at(-1) === week[open.length - 1] ? `${open[0]} - ${open.at(-1)}` : inWords(open);
}

/** `20:00` as `8:00 PM`. */
function sayTime(clock: string): string {
  if (clock === '00:00') return 'midnight';
  // The blank in it may be a narrow one.
  return new Date(`2000-01-01T${clock}`).toLocaleTimeString('en-US', { timeStyle: 'short' }).replace(/\s/, ' ');
}
