/** What is chosen and typed in a form, by the fields' names. */
export type FormValues = Readonly<Record<string, string>>;

/** The units that people write behind a figure, and how many of the quantity's own unit each is. */
const UNITS = {
  /** A count is a whole number without a unit. */
  count: [],
  watts: [
    [/w|watts?|واٹ/, 1],
    [/kw|kilowatts?/, 1000],
  ],
  amps: [[/a|amps?|amperes?/, 1]],
  ampereHours: [[/ah|a\.h\.?|amp(?:ere)?[ -]?hours?/, 1]],
  hours: [
    [/h|hrs?|hours?|گھنٹ[ےہ]/, 1],
    [/m|mins?|minutes?|منٹ/, 1 / 60],
  ],
  years: [
    [/y|yrs?|years?|سال/, 1],
    [/months?|ماہ/, 1 / 12],
  ],
  percent: [[/%|٪|percent/, 1]],
  rupees: [
    [/k|thousand|ہزار/, 1000],
    [/lakhs?|lacs?|لاکھ/, 100_000],
    [/crores?|کروڑ/, 10_000_000],
  ],
} as const satisfies Record<string, readonly (readonly [unit: RegExp, times: number])[]>;

/** Quantities of which nobody types thousandths, so that `1.500` is 1500. */
const GROUPED_BY_DOTS: ReadonlySet<Quantity> = new Set(['count', 'watts', 'rupees']);

const RUPEES = String.raw`(?:rs\.?|rupees?|pkr|₨|روپے)`;

/** What a typed figure measures. */
export type Quantity = keyof typeof UNITS;

const FRACTIONS: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

/** What a field for a figure takes. */
export interface FigureRule {
  quantity: Quantity;
  limits: readonly [least: number, most: number];
  /** The field takes only multiples of this. */
  step?: number;
  /** The field can't be left empty. */
  isNeeded?: boolean;
}

/**
 * Reads the figure of a field within its limits.
 *
 * @returns `value`: undefined if empty, unreadable, out of bounds or between two steps; `wrong`: the field does not take the text
 */
export function readWithin(typed: string, { quantity, limits: [least, most], step, isNeeded }: FigureRule) {
  const figure = readFigure(typed, quantity) ?? NaN;
  const value = figure >= least && figure <= most && (!step || figure % step === 0) ? figure : undefined;
  return { value, wrong: value === undefined && (isNeeded || typed.trim() !== '') };
}

/**
 * Reads a figure as people type it, with or without a unit of its quantity: `1,200`, `1.200`, `1,50,000`, `45 000`, `4½`, `۱۲`,
 * `100Ah`, `2kW`, `3:10`, `3 h 10 min`, `Rs. 45,000/-`, `2 lakh`.
 * @returns watts, amps, hours, …; undefined for anything else, also for a unit of another quantity
 */
export function readFigure(typed: string, quantity: Quantity): number | undefined {
  const text = plainText(typed, quantity);
  const clock = quantity === 'hours' && /^(\d{1,3})(?::| ?h(?:rs?|ours?)? ?)([0-5]?\d)(?: ?m(?:ins?|inutes?)?)?$/.exec(text);
  if (clock) return Number(clock[1]) + Number(clock[2]) / 60;
  const [, number, unit = ''] =
    /^(\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3}(?:\.\d+)?|[1-9]\d{0,2}(?:\.\d{3})+|\d+\.?\d*|\.\d+) ?(\D.*)?$/.exec(text) ?? [];
  const units: readonly (readonly [RegExp, number])[] = UNITS[quantity];
  const times = unit === '' ? 1 : units.find(([name]) => new RegExp(`^(?:${name.source})$`).test(unit))?.[1];
  if (number === undefined || times === undefined) return undefined;
  const isGrouped = times === 1 && GROUPED_BY_DOTS.has(quantity) && /^[1-9]\d{0,2}(\.\d{3})+$/.test(number);
  const value = Number(number.replace(isGrouped ? /\./g : /[, ]/g, '')) * times;
  return Number.isNaN(value) || (quantity === 'count' && !Number.isInteger(value)) ? undefined : value;
}

/** A typed text in lower case, with Western digits, plain blanks, and fractions as decimals; rupees without their currency. */
function plainText(typed: string, quantity: Quantity) {
  const text = typed
    // Arabic and Urdu digits end in the same four bits as their value.
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll('\u066b', '.')
    .replace(/[\u060c\u066c]/g, ',')
    // Marks of direction, which come along when a figure is pasted from Urdu text.
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g, '')
    .replace(/ ?([¼½¾])/g, (_, fraction: string) => FRACTIONS[fraction] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  if (quantity !== 'rupees') return text;
  return text
    .replace(/ ?(?:\/|per|a) ?(?:unit|kwh)$/, '')
    .replace(/ ?\/[-=]$/, '')
    .replace(new RegExp(`^${RUPEES} ?| ?${RUPEES}$`, 'g'), '');
}

/** The most characters of a field in an address, so that shared addresses stay short. */
const LONGEST_ENTRY = 60;

/** Reads the named fields of a query; of a repeated name the first value counts. */
export function readFields(query: string, names: readonly string[]): FormValues {
  const values = new URLSearchParams(query);
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = values.get(name);
      return text === null ? [] : [[name, text.slice(0, LONGEST_ENTRY)]];
    }),
  );
}

/** Writes values as a sorted query with its `?`, without defaults; empty if there are only those. */
export function writeFields(values: FormValues, defaults: FormValues): string {
  const changed = Object.entries(values).filter(([name, text]) => text !== defaults[name]);
  const query = new URLSearchParams(changed.map(([name, text]) => [name, text.slice(0, LONGEST_ENTRY)]));
  query.sort();
  return changed.length > 0 ? `?${query}` : '';
}
