import { scratchFolder, writeFiles } from '../test/scratch-folder';
import { missingPages, strayFiles, unreadFields } from './content-files';
import { syntaxProblem } from './content-syntax';

const GOOD = `import type { Product } from '@/content/types';

export const products = [
  {
    id: 'small-pack',
    name: 'Small pack',
    price: 10000,
    images: [{ src: 'front', alt: 'From the front' }],
  },
  {
    id: 'large-pack',
    name: 'Large pack',
    description:
      'A large pack, and what it is for',
    volts: 24,
  },
] as const satisfies readonly Product[];
`;

const APOSTROPHE = 'a straight apostrophe ends the text too early; write the curly one, ’, inside a text';
const MARK = "a quotation mark is missing; a text begins and ends with '";
const PRICE = 'a price is figures alone; write it as 186000';
const NO_MARKS = "a text stands without quotation marks; write it between two straight ones, '";
const BRACE = 'a brace, { or }, or a bracket, [ or ], is missing or one too many in this entry or the one above';
const WORD = "quotation marks of Word stand there; write straight ones, ', as the other lines have them";
const COMMA = 'a comma is missing at its end';
const UNREAD = 'it can’t be read from "';
const MERGED = 'two versions of this part were joined; keep the lines of one, and delete those that begin with <, = and >';
const [SMALL, LARGE] = ['entry "small-pack": ', 'entry "large-pack": '];
const OF_NAME = "It reads: name: 'Small pack'";

test.each([
  ['a missing comma before a blank line', "'Small pack',", "'Small pack'\n", `6, ${SMALL}${COMMA}. ${OF_NAME}`],
  [
    'a missing comma of a long line',
    `'Small pack',`,
    `'${'S'.repeat(80)}'`,
    `6, ${SMALL}${COMMA}. It reads: name: '${'S'.repeat(63)}…`,
  ],
  ['a missing comma after an entry', '  },\n  {', '  }\n  {', `9, ${SMALL}${COMMA}. It reads: }`],
  ['a missing comma in a line', "'front', alt", "'Okara’s' alt", `8, ${SMALL}${UNREAD}alt: 'From`],
  ['two commas', "'Small pack',", "'Small pack',,", `6, ${SMALL}two commas stand there; delete one. ${OF_NAME},,`],
  ['a semicolon', "'Small pack',", "'Small pack';", `6, ${SMALL}a semicolon stands there; write a comma. ${OF_NAME};`],
  ['a lost colon', 'name: ', 'name ', `6, ${SMALL}a colon is missing after "name". It reads: name 'Small pack',`],
  ['a lost name', 'description:\n', '\n', `14, ${LARGE}above it the line with its name is missing, such as description:. It r`],
  [
    'a lost text',
    "      'A large pack, and what it is for',\n",
    '',
    `13, ${LARGE}nothing stands after it; write its text, or delete the line`,
  ],
  ['a merge marker', '    name', '<<<<<<< mine\n    name', `6, ${SMALL}${MERGED}. It reads: <<<<<<< mine`],
  ['a straight apostrophe', 'Small pack', "Okara's pack", `6, ${SMALL}${APOSTROPHE}. It reads: name: 'Okara's pack',`],
  ['two apostrophes', 'Small pack', "Okara's shop's", `6, ${SMALL}${APOSTROPHE}. It reads: name: 'Okara's shop's',`],
  ['a lost quotation mark', "'Small pack'", "'Small pack", `6, ${SMALL}${MARK}. It reads: name: 'Small pack,`],
  ['a lost first quotation mark', "'Small pack'", "Small pack'", `6, ${SMALL}${MARK}. It reads: name: Small pack',`],
  ['a lost first mark of two texts', "'front'", "front'", `8, ${SMALL}${APOSTROPHE}. It reads: images: [{ src: front',`],
  ['Word’s quotation marks', "'Small pack'", '‘Small pack’', `6, ${SMALL}${WORD}. It reads: name: ‘Small pack’,`],
  ['a lost closing brace', '  },\n  {\n', '  {\n', `9: ${BRACE}. It reads: {`],
  ['a lost opening brace', "  {\n    id: 'large", "    id: 'large", `10, ${SMALL}${BRACE}. It reads: id: 'large-pack',`],
  ['a brace too many', '24,\n  },', '24,\n  }},', `16, ${LARGE}${BRACE}. It reads: }},`],
  ['a lost end', '] as const satisfies readonly Product[];\n', '', `16, ${LARGE}${BRACE}. It reads: },`],
  ['a text without marks', "'Small pack'", 'Small pack', `6, ${SMALL}${NO_MARKS}. It reads: name: Small pack,`],
  ['a price with more than figures', '10000', 'PKR 10,000', `7, ${SMALL}${PRICE}. It reads: price: PKR 10,000,`],
  ['a price with a comma', '10000', '10,000', `7, ${SMALL}${PRICE}. It reads: price: 10,000,`],
  ['a backslash', 'Small pack', 'UPS\\inverter', `6, ${SMALL}a backslash, \\, stands there; write / or leave it out. It`],
  ['a brace lost in the first line', '{ Product }', '{ Product', `1: ${UNREAD}from '@/content/types';" on; compare`],
  [
    'a field written twice',
    'price:',
    'name:',
    `7, ${SMALL}the entry has "name" twice; delete one of the two. It reads: name: 10000`,
  ],
])('%s is named with its line', (_, from, to, said) => {
  const text = GOOD.replace(from, to);
  expect(text).not.toBe(GOOD);
  const problem = syntaxProblem(Buffer.from(text));
  expect(problem).toMatch(`, line ${said}`);
  expect(syntaxProblem(Buffer.from(text.replaceAll('\n', '\r\n')))).toBe(problem);
});

test('an entry with a name of its own is named by its first words', () => {
  const text =
    "export const words = {\n  first: {\n    label: 'One',\n  },\n  'the-second': {\n    label: 'Two',\n    text: 'x'\n    more: 'y',\n  },\n};\n";
  expect(syntaxProblem(Buffer.from(text))).toBe(`, line 7, entry "Two": ${COMMA}. It reads: text: 'x'`);
});

test.each([
  ['UTF-16', Buffer.from(GOOD, 'utf16le'), ' is saved as "Unicode" or UTF-16; save it as UTF-8.'],
  [
    'Windows-1252',
    Buffer.from(GOOD.replace('Large pack', 'Okara\u0092s pack'), 'latin1'),
    ' is saved as "ANSI" or Windows-1252, as line 12 shows; save it as UTF-8. It reads: name: \'Okara�s pack\',',
  ],
  ['empty', Buffer.from('\n'), ' is empty; put back its text from your last copy.'],
  ['right', Buffer.from(GOOD), null],
])('a file that is %s is named, or right', (_, bytes, problem) => {
  expect(syntaxProblem(bytes)).toBe(problem);
});

const root = scratchFolder();

test('a file that is missing, a copy, one with Windows’ ending and one that a build replaces are named; what a Mac leaves is not', () => {
  writeFiles(root, {
    'app/page.tsx': "import { faq } from '@/content/pages/faq';",
    'app/robots.ts': '',
    'public/robots.txt': '',
    'components/home.tsx': "import { home } from '@/content/home';",
    'lib/site.ts': "import { site } from '@/content/site';",
    'scripts/a.ts': '',
    'content/home.ts': '',
    'content/home - Copy.ts': '',
    'content/._home.ts': '\0',
    // A file that another file of the content reads.
    'content/shop/guides.ts': '',
    'content/site.ts.txt': '',
  });
  expect(strayFiles(root)).toEqual([
    '  content/pages/faq.ts is missing; put it back from your last copy.',
    '  content/home - Copy.ts is a copy of home.ts; keep it elsewhere, or delete it.',
    '  content/site.ts.txt is not read; call it site.ts, or delete it.',
    '  public/robots.txt is not used: app/robots.ts makes the site’s own; delete it.',
  ]);
});

test('a field that neither code nor other content reads is named, and a route without its page', () => {
  writeFiles(root, {
    'app/about/page.tsx': '/** Not the team. */ show(about.title, about.rows);',
    'content/pages/about.ts': "import { promises } from '../promises'; promises.seen.says; const fact = 'warranty';",
  });
  const about = { title: 'Team', team: [{ name: 'Okara' }], rows: { 'Cells in Series': '4', NH00: 1 } };
  const content = { 'pages/about': { about, show: { warranty: '' } }, promises: { promises: { seen: { says: '', new: '' } } } };
  expect(unreadFields(content, root)).toEqual([
    '  content/pages/about.ts, field "team": nothing reads it; delete it, or write its name as it was.',
    '  content/promises.ts, entry "seen", field "new": nothing reads it; delete it, or write its name as it was.',
  ]);
  expect(missingPages({ about: '/about', eid: '/eid-offer' }, root)).toEqual([
    '  content/routes.ts, field "eid": app/eid-offer/page.tsx is missing; have an engineer make it, or delete the line.',
  ]);
});
