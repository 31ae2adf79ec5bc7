import path from 'node:path';
import { scratchFolder, writeFiles } from '../test/scratch-folder';
import { missingNames } from './missing-names';

const folder = path.join(scratchFolder(), 'content');

test('a name that content or a page reads, and no file of the content has, is named with its line and its mend', () => {
  const files = {
    'promises.ts': "export const promises = { seenFirst: { says: 'You see it.' },\n  tested: { says: 'Yes.' } };\n",
    'faq.ts':
      "import { promises } from './promises';\n\nexport const faq: number[] = [\n  { question: 'Why?', answer: promises.seenfirst.says },\n];\n",
    'home.ts':
      "import { all } from './promises';\n\nexport const home = { title: all };\nimport { promises } from './promises';\nexport const texts = [promises.testd.says, promises.testd.says];\n",
    'about.ts':
      "export const about = {\n  name: 'About',\n  steps: [{ title: 'One' }, { text: 'Two' }],\n  figures: { life: {}, most: 1 },\n  links: [],\n} as const;\n",
    '../page.ts': `import { about } from './content/about';
      export const titles = [about.steps.map(({ title }) => title), about.links.map(({ href }) => href)];
      export const lead = about.lead;
      const show = (figure: { unit: string }) => figure;
      export const shown = show(about.figures.life) && 1 + titles;`,
  };
  writeFiles(folder, files);
  const places = Object.keys(files).map((file) => path.join(folder, file));
  const lost = (name: string) => `"${name}" is missing in it; put its line back from your last copy`;
  expect(missingNames(folder, places).sort()).toEqual([
    `  content/about.ts, line 1: ${lost('lead')}. It reads: export const about = {`,
    `  content/about.ts, line 3, entry "About": ${lost('title')}. It reads: steps: [{ title: 'One' }, { text: 'Two' }],`,
    `  content/about.ts, line 4, entry "About": ${lost('unit')}. It reads: figures: { life: {}, most: 1 },`,
    `  content/faq.ts, line 4, entry "Why?": there is no "seenfirst"; write "seenFirst". It reads: { question: 'Why?', answer: promises.seenfirst.says },`,
    `  content/home.ts, line 1: there is no "all"; compare it with the file that it comes from. It reads: import { all } from './promises';`,
    '  content/promises.ts, line 2: "tested" is read as "testd"; write that. It reads: tested: { says: \'Yes.\' } };',
  ]);
});
