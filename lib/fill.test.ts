import { expect, test } from '@jest/globals';
import { fill } from './fill';

test('fills in what is given, every time, and leaves the rest to be seen', () => {
  expect(fill<string>('{a} of {b}, {a} again, {c}', { a: 1, b: 'two $& {a}' })).toBe('1 of two $& {a}, 1 again, {c}');
});
