import { runInTable, runInWords } from './pack-runs';
import { large, middle, small, steadyLoad } from './test-packs';

const packs = [small, middle, large];

/** The figures of a text, without its words, which are the owner's. */
const figuresIn = (text: string) => [...new Set(text.match(/[\d½]+/g))].join(' ');

test.each([
  [5000, 0, ['490 100', '245 100', '123 100']],
  [600, 24, ['24', '3 2½ 3½', '6 4½ 7½']],
  [3500, 0, ['343 100 48', '172 100 48', expect.stringContaining('½ 1½ 86')]],
])('how long each pack runs %i W, or why it can’t', (watts, leastVolts, figures) => {
  expect(packs.map((pack) => figuresIn(runInWords(steadyLoad(watts, leastVolts), pack, packs).words))).toEqual(figures);
});

test('a table cell names a current that is higher than advised', () => {
  const cells = packs.map((pack) => runInTable(steadyLoad(1000), pack, packs));
  expect(cells.map(({ short, more }) => figuresIn(`${short} ${more}`))).toEqual(['1 ½ 98 100', '2 1½', '4 2½ 4½']);
});
