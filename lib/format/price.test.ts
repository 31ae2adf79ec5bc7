import { describe, expect, test } from '@jest/globals';
import { formatPrice, groupThousands, parsePrice } from './price';

describe('reading a shown price', () => {
  test.each([
    ['PKR 1', 1],
    ['PKR 9,999', 9999],
    ['PKR 186,000', 186_000],
    ['PKR 1,186,000', 1_186_000],
  ])('%s is %d rupees', (shown, rupees) => {
    expect(parsePrice(shown)).toBe(rupees);
  });

  test.each([
    '',
    'PKR',
    'PKR 0',
    'PKR 007',
    'PKR -5',
    'PKR 186000',
    'PKR 229,00',
    'PKR ,229',
    'PKR 186,000.50',
    'PKR\u00A0186,000',
    'PKR 186,000\n',
    'Rs 186,000',
    'PKR call us',
    'PKR ١٢٣',
  ])('%j is refused, and the message says how to write it', (shown) => {
    expect(() => parsePrice(shown)).toThrow(RangeError);
    expect(() => parsePrice(shown)).toThrow(`"${shown}" is not a price; write it as "PKR 186,000"`);
  });
});

describe('printing a price', () => {
  test.each([
    [1, 'PKR 1'],
    [1000, 'PKR 1,000'],
    [99_000, 'PKR 99,000'],
    [1_186_000, 'PKR 1,186,000'],
    [999.6, 'PKR 1,000'],
  ])('%d rupees are %s', (rupees, shown) => {
    expect(formatPrice(rupees)).toBe(shown);
  });

  test('thousands are grouped without a currency too', () => {
    expect([0, 12, 123, 1234, 123_456, 1_234_567].map(groupThousands)).toEqual([
      '0',
      '12',
      '123',
      '1,234',
      '123,456',
      '1,234,567',
    ]);
  });
});
