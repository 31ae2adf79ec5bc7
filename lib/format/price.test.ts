import { formatPrice } from './price';

test('rupees are rounded, then grouped', () => {
  expect([1, 999.6, 1_186_000].map(formatPrice)).toEqual(['PKR 1', 'PKR 1,000', 'PKR 1,186,000']);
});
