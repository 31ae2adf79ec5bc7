import { formatPrice, parsePrice } from './price';

test.each([
  ['PKR 1', 1],
  ['PKR 1,186,000', 1_186_000],
])('%s is read as %d rupees, and printed from them', (shown, rupees) => {
  expect([parsePrice(shown), formatPrice(rupees)]).toEqual([rupees, shown]);
});

test('rupees are rounded before they are grouped', () => {
  expect(formatPrice(999.6)).toBe('PKR 1,000');
});

test.each(['PKR 0', 'PKR 186000', 'PKR 229,00', 'PKR ,229', 'PKR 186,000.50', 'PKR\u00A0186,000', ' PKR 186,000', 'Rs 186,000'])(
  '%j is no price, and the message says how to write it',
  (shown) => {
    expect(() => parsePrice(shown)).toThrow(new RangeError(`"${shown}" is not a price; write it as "PKR 186,000"`));
  },
);
