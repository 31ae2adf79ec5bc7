import { expect, test } from '@jest/globals';
import { finder } from '@/content/advice/battery-finder';
import { buildFinder } from './build-finder';
import { answerFor, readChoice, writeChoice, type FinderChoice } from './finder';
import { getBackupPacks } from './packs';
import { readQuestion, readState } from './query';
import { toReadout } from './to-readout';
import { recommend } from './recommend';

const built = buildFinder();

/** What the calculator answers to the same choice. */
function calculated({ household, volts, hours }: FinderChoice) {
  const state = readState(`household=${household}&hours=${hours}&volts=${volts ?? ''}`);
  return toReadout(recommend(readQuestion(state), getBackupPacks()));
}

test('each choice has the answer that the calculator gives to it', () => {
  expect(built.households.map(({ id }) => id)).toEqual(expect.arrayContaining([...finder.households]));
  const choices = built.households.flatMap(({ id: household }) =>
    built.volts.flatMap((volts) => built.hours.map((hours) => ({ household, volts, hours }))),
  );
  expect(choices.length).toBe(built.indexes.length);
  for (const choice of choices) expect([choice, answerFor(built, choice)]).toEqual([choice, calculated(choice)]);
  expect(answerFor(built, { ...built.first, hours: 2.5 })).toBeUndefined();
  expect(answerFor(built, { ...built.first, household: 'none' })).toBeUndefined();
});

test('a choice survives in the address, which is empty for the first one', () => {
  expect(writeChoice(built, built.first)).toBe('');
  expect(readChoice(built, '')).toEqual(built.first);
  const other: FinderChoice = { household: 'ac', volts: 12, hours: 8 };
  expect(writeChoice(built, other)).toBe('?household=ac&hours=8&volts=12');
  expect(readChoice(built, 'household=ac&hours=8&volts=12')).toEqual(other);
  expect(readChoice(built, 'household=none&hours=9&volts=13')).toEqual(built.first);
});
