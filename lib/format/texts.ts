/** The currency of all prices. */
export const CURRENCY = 'PKR';

/**
 * Fills in the `{names}` of a text; the content check knows which each may hold. Of numbers, thousands are grouped. Braces
 * without a value stay.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => {
    const value = values[name] ?? braces;
    return typeof value === 'number' ? groupThousands(value) : value;
  });
}

/**
 * Writes `186000` as `186,000`, with three decimals at most. `toLocaleString` would do the same, but the browser loads its locale
 * data at the first call: 20 ms of hydration, and four times as long on a slow phone.
 */
export function groupThousands(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  return String(rounded).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** Prints whole rupees as `PKR 186,000`. */
export function formatPrice(rupees: number): string {
  return `${CURRENCY} ${groupThousands(Math.round(rupees))}`;
}

/** The text with a capital letter at its beginning. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** False for a text that is empty or left out. */
export function isText(text: string | false | undefined): text is string {
  return !!text;
}
