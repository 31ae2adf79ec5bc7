/** Prices are compared and reckoned with in this one. */
export const CURRENCY = 'PKR';

/** Prints whole rupees as `PKR 186,000`, the same in every visitor's locale. */
export function formatPrice(rupees: number): string {
  return `${CURRENCY} ${groupThousands(Math.round(rupees))}`;
}

/** `186000` as `186,000`. */
export function groupThousands(value: number): string {
  return value.toLocaleString('en');
}
