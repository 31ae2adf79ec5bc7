/** A figure and its unit, apart, so that a table can align them. */
export interface Figure {
  number: string;
  unit: string;
}

const FIGURE = /^([−-]?\d+(?:\.\d+)?)(\s?(?:kWh|Wh|Ah|mAh|A|V|W|kW|kg|mm|°C)(?: a cell)?)?$/;

/** Number and unit of a specification value; null for words and ranges. Joined they give the value again. */
export function splitFigure(value: string): Figure | null {
  const [, number, unit = ''] = FIGURE.exec(value) ?? [];
  return number === undefined ? null : { number, unit };
}

/** Urdu's and Arabic's digit zero. */
const ZEROS = [0x06f0, 0x0660];

/**
 * A figure as people type it: `150`, `1,200`, `1,50,000`, `2.5`, `۱۲`, `Rs 45,000`, `45,000/-`, `150 W`.
 * @returns undefined for anything else
 */
export function readFigure(typed: string): number | undefined {
  const text = toWesternDigits(typed)
    .trim()
    .replace(/^(?:rs\.?|pkr)\s*/i, '')
    .replace(/\s*(?:w|watts?|a|amps?|h|hours?|years?|[%٪]|\/[-=])$/i, '');
  const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(text);
  const plain = grouped ? text.replaceAll(',', '') : text;
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
