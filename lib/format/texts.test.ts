import { fill, formatPrice } from './texts';

test('fills in every given name wherever it stands, groups thousands, and leaves the other braces as they are', () => {
  expect(fill('{a} of {b}, {a} again, {c}', { a: 1250.125, b: 'two $& {a}' })).toBe(
    '1,250.125 of two $& {a}, 1,250.125 again, {c}',
  );
  // 55.00000000000001
  expect(fill('{a}', { a: 100 * 0.55 })).toBe('55');
});

test('rupees are rounded, then grouped', () => {
  expect([1, 999.6, 1_186_000].map(formatPrice)).toEqual(['PKR 1', 'PKR 1,000', 'PKR 1,186,000']);
});
