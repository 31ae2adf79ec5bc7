import { expect, test } from '@jest/globals';
import { withCount } from './count-in-words';

test.each([
  ['The {count} packs side by side', 3, 'The three packs side by side'],
  ['{count} packs, one for each', 2, 'Two packs, one for each'],
  ['{count} packs', 12, '12 packs'],
  ['Packs', 3, 'Packs'],
])('%s with %d', (sentence, count, said) => {
  expect(withCount(sentence, count)).toBe(said);
});
