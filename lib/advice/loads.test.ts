import { appliances } from '@/content/advice/appliances';
import { runWords } from '@/content/advice/load-words';
import { fill } from '../format/texts';
import { plainHours } from './hours';
import { chosenAppliances, describeLoads, sumLoads } from './loads';

test('loads are named one or many, without the iron, and the hours of those that run only for some of a cut', () => {
  const [fan, light, washer, pump] = ['fan', 'light', 'washer', 'pump1'].map((id) =>
    appliances.list.find((one) => one.id === id),
  );
  expect(describeLoads({ fan: 1, light: 2, iron: 1 })).toBe(`${fan?.one}, 2 ${light?.many}`);
  const forHours = (load = '', hours = 0) => fill(runWords.loadForHours, { load, hours: plainHours(hours) });
  const some = forHours(`2 ${washer?.many}`, 2);
  expect(describeLoads({ washer: 2, pump1: 1 }, { washer: 2, pump1: 24 })).toBe(`${some}, ${pump?.one}`);
  expect(describeLoads({ pump1: 1 })).toBe(forHours(pump?.one, pump?.hours));
});

test('one motor is told from several, and from one that can’t be reckoned with', () => {
  const startsOf = (...ids: string[]) => sumLoads(Object.fromEntries(ids.map((id) => [id, 1]))).starts;
  expect([startsOf('fan'), startsOf('fridge'), startsOf('fridge', 'cooler')]).toEqual([undefined, 'motor', 'motors']);
  expect(sumLoads({ fridge: 2 }).starts).toBe('motors');
  expect(startsOf('fridge', 'oldac15')).toBe('unknown');
});

test('an iron can be chosen but is not counted; what needs a voltage makes all need it; brief loads run as long as the visitor says', () => {
  expect(sumLoads({ fan: 3, iron: 1 }, 20).watts).toBe(sumLoads({ fan: 1 }).watts * 3 + 20);
  expect(sumLoads({ pump1: 2 }).timedLoads).toMatchObject([{ watts: sumLoads({ pump1: 2 }).watts }]);
  expect(sumLoads({ fan: 1, washer: 1, pump1: 1 }, 0, { washer: 2 }).timedLoads.map(({ hours }) => hours)).toEqual([0.5, 2]);
  expect(chosenAppliances({ fan: 1, iron: 1, tv: 0 }).map(({ id }) => id)).toEqual(['fan', 'iron']);
  expect([sumLoads({ fan: 1, pump1: 1, washer: 1 }), sumLoads({ fan: 1 })].map(({ leastVolts }) => leastVolts)).toEqual([48, 0]);
});
