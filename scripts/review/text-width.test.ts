import { expect, test } from '@jest/globals';
import { textWidth } from './text-width';

test('widths are those of Arial', () => {
  // Chromium measures 13,398.4 with Liberation Sans and no kerning.
  expect(textWidth('Hamburgefonstiv 0123456789', 1000)).toBe(13396);
  expect(textWidth('iiiiiiiiii', 20)).toBe(44);
  expect(textWidth('WWWWWWWWWW', 20)).toBe(189);
});

test('accents add nothing', () => {
  expect(textWidth('é', 1000)).toBe(textWidth('e', 1000));
});

test('an unknown letter counts as a usual one', () => {
  expect(textWidth('ب', 1000)).toBe(556);
});
