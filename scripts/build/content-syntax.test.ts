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

const APOSTROPHE = 'a straight apostrophe ends the text too early; write the curly one, ’, inside a text';
const MARK = "a quotation mark is missing; a text begins and ends with '";
const NO_MARKS = "a text stands without quotation marks; write it between two straight ones, '";
const BRACE = 'a brace, { or }, or a bracket, [ or ], is missing or one too many in this entry or the one above';
const WORD = "quotation marks of Word stand there; write straight ones, ', as the other lines have them";
const COMMA = 'a comma is missing at its end';
const UNREAD = "it can’t be read (',' expected); compare it with the lines above";
const ABOVE = ' The line above may be meant.';
const [SMALL, LARGE] = ['entry "small-pack": ', 'entry "large-pack": '];

test.each<[slip: string, from: string, to: string, said: string]>([
  ['a missing comma', "'Small pack',", "'Small pack'", `6, ${SMALL}${COMMA}. It reads: name: 'Small pack'`],
  ['a missing comma before a blank line', "'Small pack',", "'Small pack'\n", `6, ${SMALL}${COMMA}. It reads: name: 'Small pack'`],
  [
    'a missing comma before a figure',
    "'Small pack',",
    "'Small pack'\n    volts: 12,",
    `6, ${SMALL}${COMMA}. It reads: name: 'Small pack'`,
  ],
  [
    'a missing comma after a long text',
    "'Small pack',",
    `'${'Small '.repeat(20)}'`,
    `6, ${SMALL}${COMMA}. It reads: name: '${'Small '.repeat(11).slice(0, 63)}…`,
  ],
  ['a missing comma after an entry', '  },\n  {', '  }\n  {', `9, ${SMALL}${COMMA}. It reads: }`],
  [
    'a missing comma in a line',
    "'front', alt: 'From",
    "'front' alt: '“From”",
    `8, ${SMALL}${UNREAD}. It reads: images: [{ src: 'front' alt: '“From” the front' }],${ABOVE}`,
  ],
  ['a straight apostrophe', 'Small pack', "Ali's pack", `6, ${SMALL}${APOSTROPHE}. It reads: name: 'Ali's pack',${ABOVE}`],
  [
    'two straight apostrophes',
    'Small pack',
    "Ali's father's pack",
    `6, ${SMALL}${APOSTROPHE}. It reads: name: 'Ali's father's pack',${ABOVE}`,
  ],
  ['a lost quotation mark', "'Small pack'", "'Small pack", `6, ${SMALL}${MARK}. It reads: name: 'Small pack,${ABOVE}`],
  ['a lost first quotation mark', "'Small pack'", "Small pack'", `6, ${SMALL}${MARK}. It reads: name: Small pack',${ABOVE}`],
  [
    'a lost first quotation mark of two texts',
    "src: 'front'",
    "src: front'",
    `8, ${SMALL}${APOSTROPHE}. It reads: images: [{ src: front', alt: 'From the front' }],${ABOVE}`,
  ],
  ['Word’s quotation marks', "'Small pack'", '‘Small pack’', `6, ${SMALL}${WORD}. It reads: name: ‘Small pack’,${ABOVE}`],
  ['a lost closing brace', "  },\n  {\n    id: 'large", "  {\n    id: 'large", `9: ${BRACE}. It reads: {${ABOVE}`],
  ['a lost opening brace', "  {\n    id: 'large", "    id: 'large", `10, ${SMALL}${BRACE}. It reads: id: 'large-pack',${ABOVE}`],
  ['a lost bracket', "front' }],", "front' },", `9, ${SMALL}${BRACE}. It reads: },${ABOVE}`],
  ['a brace too many', "'Large pack',\n  },", "'Large pack',\n  }},", `13, ${LARGE}${BRACE}. It reads: }},${ABOVE}`],
  [
    'a field written twice',
    "'PKR 10,000',",
    "'PKR 10,000',\n    name: 'Pack',",
    `8, ${SMALL}the entry has "name" twice; delete one of the two. It reads: name: 'Pack',`,
  ],
  ['a price without marks', "'PKR 10,000'", 'PKR 10,000', `7, ${SMALL}${NO_MARKS}. It reads: price: PKR 10,000,${ABOVE}`],
  ['a figure without marks', "'PKR 10,000'", '010,000', `7, ${SMALL}${NO_MARKS}. It reads: price: 010,000,${ABOVE}`],
  ['a lost end', '] as const satisfies readonly Product[];\n', '', `13, ${LARGE}${BRACE}. It reads: },`],
  ['a lost colon', "id: 'large-pack'", "id 'large-pack'", `11: ${BRACE}. It reads: id 'large-pack',${ABOVE}`],
  [
    'a brace lost in the first line',
    'type { Product }',
    'type { Product',
    `1: ${UNREAD}. It reads: import type { Product from '@/content/types';`,
  ],
])('%s is named with its line', (_, from, to, said) => {
  const text = GOOD.replace(from, to);
  expect(text).not.toBe(GOOD);
  const problem = syntaxProblem(Buffer.from(text));
  expect(problem).toBe(`, line ${said}`);
  expect(syntaxProblem(Buffer.from(text.replaceAll('\n', '\r\n')))).toBe(problem);
});

test('an entry with a name of its own is named by its first words', () => {
  const text =
    "export const words = {\n  first: {\n    label: 'One',\n  },\n  'the-second': {\n    label: 'Two',\n    text: 'x'\n    more: 'y',\n  },\n};\n";
  expect(syntaxProblem(Buffer.from(text))).toBe(`, line 7, entry "Two": ${COMMA}. It reads: text: 'x'`);
});

test('UTF-16 is named; what is right has no problem', () => {
  expect(syntaxProblem(Buffer.from(GOOD, 'utf16le'))).toBe(' is saved as "Unicode" or UTF-16; save it as UTF-8.');
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
    "import { promises } from './promises';\n\nexport const faq: number[] = [\n  { question: 'Why?', answer: promises.seenfirst.says },\n];\n",
  );
  writeFileSync(path.join(folder, 'home.ts'), "import { all } from './promises';\n\nexport const home = { title: all };\n");
  expect(missingNames(folder, ['faq.ts', 'promises.ts', 'home.ts'])).toEqual([
    `  content/faq.ts, line 4, entry "Why?": there is no "seenfirst"; write "seenFirst". It reads: { question: 'Why?', answer: promises.seenfirst.says },`,
    `  content/home.ts, line 1: there is no "all"; compare it with the file that it comes from. It reads: import { all } from './promises';`,
  ]);
  rmSync(folder, { recursive: true });
});
