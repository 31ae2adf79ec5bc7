import { expect, test } from '@jest/globals';
import { isPlainClick } from './plain-click';

const plain = { defaultPrevented: false, button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test('the main button alone is a plain click', () => {
  expect(isPlainClick(plain)).toBe(true);
});

test.each([
  { defaultPrevented: true },
  { button: 1 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
])('%j is not', (difference) => {
  expect(isPlainClick({ ...plain, ...difference })).toBe(false);
});
