import { finder } from '@/content/advice/battery-finder';
import { writeFields } from '../format/form-query';
import { buildFinder } from './build-finder';
import { readChoice, recommendationFor, type FinderChoice } from './finder';
import { getPacks } from './packs';
import { readQuestion, readState } from './query';
import { recommend } from './recommend';

const built = buildFinder();
const [least, most] = built.hours.limits;

test('each choice has the recommendation that the calculator makes for it', () => {
  expect(built.households.map(({ id }) => id)).toEqual(expect.arrayContaining([...finder.households]));
  const hours = Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
  const choices = built.households.flatMap(({ id: household }) =>
    built.volts.flatMap((volts) => hours.map((asked): FinderChoice => ({ household, volts, hours: asked }))),
  );
  expect(choices.length).toBe(built.indexes.length);
  for (const choice of choices) {
    const state = readState(String(new URLSearchParams({ ...choice })));
    expect([choice, recommendationFor(built, choice)]).toEqual([choice, recommend(readQuestion(state), getPacks())]);
  }
});

test('hours that can’t be read are those at first; a household that is not offered has no answer', () => {
  expect(recommendationFor(built, { ...built.first, hours: '2.5' })).toBe(recommendationFor(built, built.first));
  expect(recommendationFor(built, { ...built.first, household: 'none' })).toEqual({ kind: 'no-pack' });
});

test('a choice survives in the address, which is empty for the first one', () => {
  expect(writeFields(built.first, built.first)).toBe('');
  expect(readChoice(built, '')).toEqual(built.first);
  const other: FinderChoice = { household: 'ac', volts: '12', hours: '8' };
  expect(writeFields(other, built.first)).toBe('?hours=8&household=ac&volts=12');
  expect(readChoice(built, 'household=ac&hours=8&volts=12')).toEqual(other);
  expect(readChoice(built, 'household=none&hours=9&volts=13')).toEqual({ ...built.first, hours: '9' });
});
