import * as z from 'zod';
import { routes } from '@/content/routes';
import { applianceList, backupFigures, figure, formFields } from './backup-schema';
import { cataloguePart, category, day, only, productFields, removedProduct, socialLink, text } from './catalogue-fields';
import type { ContentModules } from './problems';
import { agmVoltages, chargerVoltages, wiringFigures } from './safety-schema';

/* The rules of `site.ts`, `promises.ts`, `search.ts` and the questions, whose types come from here, and of all files. */

export const shopFacts = only({
  /** What it covers and for how long, if it is the same for all products. */
  warranty: text.optional(),
  /** `Each pack comes with its capacity test, printed` */
  testSheet: text.optional(),
  /** Who installs a battery, where and at what cost. */
  installation: text.optional(),
  /** Where to, how, in how many days and at what cost. */
  delivery: text.optional(),
  payment: text.optional(),
  /** How long a price holds: `7 days from your chat` */
  priceValidity: text.optional(),
  /** What the shop gives for an old battery. */
  oldBattery: text.optional(),
  /** Where to find it, and what it is for. */
  serialNumber: text.optional(),
});

export const ownerPromise = only({
  says: text,
  /** The day the owner confirmed it, `2026-11-02`; empty until then. */
  confirmedOn: day,
});

export const faqItem = only({ question: text, answer: text, link: only({ label: text, href: text }).optional() });

export const pageSearchEntry = only({
  title: text,
  description: text,
  /** The day the page's own words last changed, `2026-11-02`; for the sitemap. */
  updated: day,
  card: only({
    heading: text,
    /** The heading's last words, in the brand's colour. */
    accent: text.optional(),
    picture: text,
  }),
});

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** `Monday, Wednesday and Friday` */
const inWords = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words);

// `abort`: the rule for sentences would make one of what can’t be read.
const time = z.string({ error: 'is missing; write it as 10:00' }).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, {
  error: ({ input }) => `"${String(input)}" is no time; write it as 10:00`,
  abort: true,
});

/** Hours that close before they open end on the next day. */
const openDays = only({
  days: z
    .array(z.enum(WEEK, { error: ({ input }) => `"${String(input)}" is no day; use ${WEEK.join(', ')}` }))
    .min(1, { error: 'is empty; name the days', abort: true }),
  opens: time,
  closes: time,
}).refine(({ opens, closes }) => opens !== closes, {
  path: ['closes'],
  error: 'is the same as "opens"; for day and night write 00:00 and 23:59',
  abort: true,
});
type OpenDays = z.infer<typeof openDays>;

const openingHours = only({
  shown: text,
  inSentences: text,
  closed: text,
  open: z.array(openDays),
  closedOn: z.array(day),
}).superRefine(({ open, ...written }, { addIssue }) => {
  const closed = WEEK.filter((one) => !open.some(({ days }) => days.includes(one))).map((one) => `${one}s`);
  const wanted = {
    shown: sayHours(open, true).replace(/^e/, 'E'),
    inSentences: sayHours(open),
    closed: inWords(closed) || 'never',
  };
  for (const field of ['shown', 'inSentences', 'closed'] as const) {
    // On /contact the specification has this spelling.
    if (written[field].replace('Thrusday', 'Thursday') === wanted[field]) continue;
    addIssue({ code: 'custom', path: [field], message: `is not what "open" says; write "${wanted[field]}"` });
  }
});

/** `Saturday to Thursday, 10 AM to 8 PM; Friday, 3 PM to 8 PM`, or in full `Saturday - Thursday: 10:00 AM - 8:00 PM; …`. */
function sayHours(open: readonly OpenDays[], inFull = false): string {
  const [to, at] = inFull ? [' - ', ': '] : [' to ', ', '];
  const said = open.map(({ days, opens, closes }) => ({
    days: sayDays(days, to),
    times: `${sayTime(opens, inFull)}${to}${sayTime(closes, inFull)}`,
  }));
  const groups = [...new Set(said.map(({ days }) => days))];
  return groups.map((days) => days + at + inWords(said.filter((one) => one.days === days).map(({ times }) => times))).join('; ');
}

/** `Saturday to Thursday`, `Monday, Wednesday and Friday`, `every day`. */
function sayDays(days: readonly (typeof WEEK)[number][], to: string): string {
  const first = WEEK.findIndex((one, at) => days.includes(one) && !days.includes(WEEK.at(at - 1) ?? one));
  const week = [...WEEK.slice(first), ...WEEK.slice(0, first)];
  const open = week.filter((one) => days.includes(one));
  if (open.length === WEEK.length) return 'every day';
  return open.length > 2 && open.at(-1) === week[open.length - 1] ? `${open[0]}${to}${open.at(-1)}` : inWords(open);
}

/** `20:00` as `8 PM`, or in full `8:00 PM`. */
function sayTime(clock: string, inFull = false): string {
  if (clock === '00:00') return 'midnight';
  const [hour = 0, minutes = 0] = clock.split(':').map(Number);
  const shownMinutes = inFull || minutes > 0 ? `:${String(minutes).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${shownMinutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The rules of each file's fields. Of all other files only the texts are checked. */
export const filesSchema = z.object({
  'shop/products': z.object({ products: z.array(productFields) }),
  'shop/categories': z.object({ categories: z.array(category) }),
  'shop/removed-products': z.object({ removedProducts: z.array(removedProduct) }),
  'pages/faq': z.object({ faq: z.array(faqItem) }),
  promises: z.object({ promises: z.record(z.string(), ownerPromise) }),
  search: z.object({
    searchEntries: z.object(Object.fromEntries(Object.values(routes).map((route) => [route, pageSearchEntry]))),
  }),
  site: z.object({
    site: only({
      brand: text,
      blurb: text,
      address: only({ street: text, city: text, region: text, country: text, countryCode: text }),
      hours: openingHours,
      phones: z.array(text),
      emails: z.array(text),
      social: z.array(socialLink),
      responseTimeHours: figure(1, 168, 'hours'),
      feedToConfirm: z.array(text),
      shop: shopFacts,
      securityContactValidUntil: day,
      stats: z.record(z.string(), text),
    }),
  }),
  'enquiry/chat-numbers': z.object({ chatNumbers: only({ questions: text, orders: text }) }),
  routes: z.object({ routes: z.record(z.string(), text) }),
  navigation: z.object({ catalogueParts: z.record(z.string(), cataloguePart) }),
  'advice/appliances': z.object({ appliances: applianceList }),
  'advice/backup': z.object({ backup: backupFigures }),
  'advice/charging': z.object({ charging: chargerVoltages }),
  'advice/fitting': z.object({ fitting: wiringFigures }),
  'advice/inverter-settings': z.object({ inverterSettings: z.object({ noMenu: z.object({ agm: agmVoltages }) }) }),
  'advice/check-a-battery': z.object({ checkABattery: z.object({ test: z.object({ form: formFields }) }) }),
  'advice/lithium-or-tubular': z.object({ lithiumOrTubular: z.object({ form: formFields }) }),
});

export type SiteContent = ContentModules & z.input<typeof filesSchema>;
