import { fill } from './fill';

test('fills in every given name wherever it stands, and leaves the other braces as they are', () => {
  expect(fill('{a} of {b}, {a} again, {c}', { a: 1, b: 'two $& {a}' })).toBe('1 of two $& {a}, 1 again, {c}');
});
