import { appliances } from '@/content/advice/appliances';
import { describeLoads } from './loads';
import { runWords } from '@/content/advice/load-words';
import { fill } from '../format/fill';
import { plainHours } from './hours';
import { large, middle, small, steadyLoad } from './test-packs';
import { runInTable, runInWords } from './words';

const packs = [small, middle, large];

test('loads are named one or many, without the iron, and the hours of those that run only for some of a cut', () => {
  const [fan, light, washer, pump] = ['fan', 'light', 'washer', 'pump1'].map((id) =>
    appliances.loads.find((one) => one.id === id),
  );
  expect(describeLoads({ fan: 1, light: 2, iron: 1 })).toBe(`${fan?.one}, 2 ${light?.many}`);
  const forHours = (load = '', hours = 0) => fill(runWords.brief, { load, hours: plainHours(hours) });
  const some = forHours(`2 ${washer?.many}`, 2);
  expect(describeLoads({ washer: 2, pump1: 1 }, { washer: 2, pump1: 24 })).toBe(`${some}, ${pump?.one}`);
  expect(describeLoads({ pump1: 1 })).toBe(forHours(pump?.one, pump?.hours));
});

/** The figures of a text, without its words, which are the owner's. */
const figuresIn = (text: string) => [...new Set(text.match(/[\d½]+/g))].join(' ');

test.each<[watts: number, leastVolts: number, figures: unknown[]]>([
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
