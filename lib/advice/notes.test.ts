import { noteWords } from '@/content/advice/calculator-notes';
import { fill } from '../format/fill';
import { answerTo } from './answer';
import { listNotes } from './notes';
import { readQuestion, readState } from './question';
import { large, middle, small } from './test-packs';

const notesOn = (query: string, packs = [small, middle, large]) => {
  const question = readQuestion(readState(query));
  return listNotes(question, answerTo(question, packs), packs);
};

// By the peak of what varies: an inverter AC takes 1,300 W on average, a fridge 100 W.
test.each([
  ['ac15=1&dcfan=2', '2,000', '3,000'],
  ['ac1=1', '1,300', '1,950'],
  ['fridge=1', '200', '300'],
])('%s: an inverter of more than %s W, and of %s VA', (query, watts, rating) => {
  expect(notesOn(query)).toContain(fill(noteWords.inverter, { watts, rating }));
});

test('panels are for the packs alone; without an answer there is no note', () => {
  expect(notesOn('fan=1&volts=24')).toContain(fill(noteWords.panels, { kilowatts: '0.6' }));
  expect(notesOn('household=none')).toEqual([]);
});
