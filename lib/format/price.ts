/** Prices are read, compared and reckoned with in this one. */
export const CURRENCY = 'PKR';
const SHOWN_PRICE = /^PKR ([1-9]\d{0,2}(?:,\d{3})*)$/;

/**
 * Reads a shown price, `PKR 186,000`, as whole rupees.
 * @throws RangeError when the text is not `PKR`, a space and a positive number with thousands separators.
 */
export function parsePrice(shown: string): number {
  const digits = SHOWN_PRICE.exec(shown)?.[1];
  if (digits === undefined) throw new RangeError(`"${shown}" is not a price; write it as "PKR 186,000"`);
  return Number(digits.replaceAll(',', ''));
}

/** Prints whole rupees as `PKR 186,000`, the same in every visitor's locale. */
export function formatPrice(rupees: number): string {
  return `${CURRENCY} ${groupThousands(Math.round(rupees))}`;
}

/** `186000` as `186,000`. */
export function groupThousands(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}
