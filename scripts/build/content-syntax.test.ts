import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { missingNames, syntaxProblem } from './content-syntax';

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
  [
    'a field written twice',
    "'PKR 10,000',",
    "'PKR 10,000',\n    name: 'Pack',",
    ', line 8, entry "small-pack": the entry has "name" twice',
  ],
  ['a price without marks', "'PKR 10,000'", 'PKR 10,000', ', line 7, entry "small-pack": a text stands without quotation marks'],
  ['a figure without marks', "'PKR 10,000'", '010,000', ', line 7, entry "small-pack": a text stands without quotation marks'],
  [
    'a lost end',
    '] as const satisfies readonly Product[];\n',
    '',
    'a brace, { or }, or a bracket, [ or ], is missing or one too many in this entry or the one above. It reads: },',
  ],
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

test('Windows-1252 is named with the line that shows it', () => {
  const bytes = Buffer.from(GOOD.replace('Large pack', 'Ali\u0092s pack'), 'latin1');
  expect(syntaxProblem(bytes)).toBe(
    ' is saved as "ANSI" or Windows-1252, as line 12 shows; save it as UTF-8. It reads: name: \'Ali�s pack\',',
  );
});

test('a name that another file does not have is named with its line and the nearest one', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  writeFileSync(path.join(folder, 'promises.ts'), "export const promises = { seenFirst: { says: 'You see it.' } };\n");
  writeFileSync(
    path.join(folder, 'faq.ts'),
    "import { promises } from './promises';\n\nexport const faq = [\n  { question: 'Why?', answer: promises.seenfirst.says },\n];\n",
  );
  expect(missingNames(folder, ['faq.ts', 'promises.ts'])).toEqual([
    `  content/faq.ts, line 4, entry "Why?": there is no "seenfirst"; write "seenFirst". It reads: { question: 'Why?', answer: promises.seenfirst.says },`,
  ]);
  rmSync(folder, { recursive: true });
});
