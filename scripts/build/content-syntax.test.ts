import { expect, test } from '@jest/globals';
import { syntaxProblem } from './content-syntax';

const GOOD = `import type { Product } from '@/content/types';

export const products = [
  {
    id: 'small-pack',
    name: 'Small pack',
    price: 'PKR 10,000',
    images: [{ src: 'front', alt: 'From the front' }],
  },
  {
    id: 'large-pack',
    name: 'Large pack',
  },
] as const satisfies readonly Product[];
`;

test.each<[slip: string, from: string, to: string, said: string]>([
  [
    'a missing comma',
    "'Small pack',",
    "'Small pack'",
    ', line 6, entry "small-pack": a comma is missing at its end. It reads: name:',
  ],
  [
    'a missing comma after an entry',
    '  },\n  {',
    '  }\n  {',
    ', line 9, entry "small-pack": a comma is missing at its end. It reads: }',
  ],
  ['a straight apostrophe', 'Small pack', "Ali's pack", 'a straight apostrophe ends the text too early; write the curly one, ’'],
  ['two straight apostrophes', 'Small pack', "Ali's father's pack", ', line 6, entry "small-pack": a straight apostrophe ends'],
  ['a lost quotation mark', "'Small pack'", "'Small pack", 'a quotation mark is missing; a text begins and ends with'],
  ['a lost first quotation mark', "'Small pack'", "Small pack'", ', line 6, entry "small-pack": a quotation mark is missing'],
  ['Word’s quotation marks', "'Small pack'", '‘Small pack’', 'quotation marks of Word stand there; write straight ones'],
  ['a lost closing brace', "  },\n  {\n    id: 'large", "  {\n    id: 'large", 'a brace, { or }, or a bracket'],
  ['a lost opening brace', "  {\n    id: 'large", "    id: 'large", 'a brace, { or }, or a bracket'],
  ['a lost bracket', "front' }],", "front' },", 'a brace, { or }, or a bracket'],
  ['a brace too many', "'Large pack',\n  },", "'Large pack',\n  }},", 'a brace, { or }, or a bracket'],
  ['a lost colon', "id: 'large-pack'", "id 'large-pack'", ', line 11'],
])('%s is named with its line', (_, from, to, said) => {
  const text = GOOD.replace(from, to);
  expect(text).not.toBe(GOOD);
  const problem = syntaxProblem(Buffer.from(text)) ?? '';
  expect(problem).toContain(said);
  expect(problem).not.toContain('\n');
  expect(syntaxProblem(Buffer.from(text.replaceAll('\n', '\r\n')))).toBe(problem);
});

test('UTF-16 is named; what is right has no problem', () => {
  expect(syntaxProblem(Buffer.from(`\ufeff${GOOD}`, 'utf16le'))).toBe(' is saved as "Unicode" or UTF-16; save it as UTF-8.');
  expect(syntaxProblem(Buffer.from(GOOD))).toBeNull();
});
