/** A figure and its unit, separate so that a table can align them. */
export interface Figure {
  number: string;
  unit: string;
}

const FIGURE = /^([−-]?\d+(?:\.\d+)?)(\s?(?:kWh|Wh|Ah|mAh|A|V|W|kW|kg|mm|°C)(?: a cell)?)?$/;

/** Splits a specification value into number and unit, which joined give the value again; null for words and ranges. */
export function splitFigure(value: string): Figure | null {
  const [, number, unit = ''] = FIGURE.exec(value) ?? [];
  return number === undefined ? null : { number, unit };
}

const FRACTIONS: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

/** The digit zero in Urdu and in Arabic. */
const ZEROS = [0x06f0, 0x0660];

/**
 * Reads a figure as people type it: `150`, `1,200`, `1,50,000`, `45 000`, `2.5`, `4½`, `۱۲`,
 * `Rs 45,000`, `45,000 PKR`, `45,000/-`, `150 W`.
 * @returns undefined for anything else
 */
export function readFigure(typed: string): number | undefined {
  const text = toWesternDigits(typed)
    .trim()
    .replace(/^(?:rs\.?|pkr)\s*/i, '')
    .replace(/\s*(?:w|watts?|a|amps?|h|hours?|years?|rs|pkr|[%٪]|\/[-=])$/i, '')
    .replace(/\s?[¼½¾]$/, (fraction) => FRACTIONS[fraction.trim()] ?? '');
  const grouped = /^\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3}(?:\.\d+)?$/.test(text);
  const plain = grouped ? text.replace(/[, ]/g, '') : text;
  return /^(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

function toWesternDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ZEROS.find((zero) => code >= zero) ?? code));
    })
    .replaceAll('\u066b', '.')
    .replace(/[\u060c\u066c]/g, ',');
}
