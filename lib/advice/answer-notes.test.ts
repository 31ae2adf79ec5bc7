import { answerWords } from '@/content/advice/answer-words';
import { noteWords } from '@/content/advice/load-words';
import { capitalise, fill } from '../format/texts';
import { answerTo } from './answer';
import { chargerNote, compareWithNeed, listNotes, runInTable, runInWords } from './answer-notes';
import { plainHours } from './hours';
import { describeLoads } from './loads';
import { calculatorQuestion, readCalculatorValues } from './calculator-question';
import type { Question } from './question';
import { large, middle, small, steadyLoad } from './test-packs';

const packs = [small, middle, large];

const notesOn = (query: string) => {
  const question = calculatorQuestion(readCalculatorValues(query));
  return listNotes(question, answerTo(question, packs), packs);
};

test('the inverter is sized by the peak of what varies: an inverter AC takes 1,300 W on average', () => {
  expect(notesOn('ac15=1&dcfan=2')).toContain(fill(noteWords.inverter, { watts: '2,000', rating: '3,000' }));
  expect(notesOn('pump05=1&volts=24')).toContain(noteWords.starting);
});

test('panels are for the packs alone; without an answer there is no note but on an iron; own losses are named', () => {
  expect(notesOn('fan=1&volts=24')).toContain(fill(noteWords.panels, { kilowatts: '0.6' }));
  expect(notesOn('household=none')).toEqual([]);
  expect(notesOn('iron=1&draw=20')).toEqual([noteWords.iron]);
  expect(notesOn('fan=1&draw=20')).toContain(noteWords.own);
});

test('of a pump alone the time that it runs is its own; the load-shedding lasts as long as was said', () => {
  const query = 'pump1=1&hours=6&mains=3';
  expect(answerTo(calculatorQuestion(readCalculatorValues(query)), packs).scaleMark?.words).toBe(
    fill(answerWords.runs, { hours: '½' }),
  );
  expect(notesOn(query)[0]).toContain(plainHours(6));
  expect(notesOn(`${query}&charger=1`)[0]).toContain(plainHours(0.5));
});

test('an iron is left out, and what runs for a part of the time is named', () => {
  const timed = fill(noteWords.timedLoads, { loads: capitalise(describeLoads({ washer: 1 }, {})) });
  expect(notesOn('fan=1&iron=1&washer=1').slice(0, 2)).toEqual([timed, noteWords.iron]);
});

const fourHours = { mains: plainHours(4), hours: plainHours(4) };
const note = (charger: Question['charger'], own: Question['own'] = {}, count = 1) =>
  chargerNote(
    { pack: small, count },
    { ...calculatorQuestion({}), load: steadyLoad(212), neededHours: 4, outageHours: 4, own, charger },
  );

test('with less of the visitor’s own losses a charger must give less', () => {
  expect(note({ mainsHours: 4 }, { efficiency: 0.95 })).toBe(fill(noteWords.chargerNeeded, { ...fourHours, amps: 20 }));
});

test.each([
  [{ amps: 20 }, undefined],
  [{ amps: 100, mainsHours: 4 }, fill(noteWords.chargerHigh, { amps: 100, advised: 50 })],
  [{ amps: 101, mainsHours: 4 }, fill(noteWords.chargerRefused, { amps: 101, limit: 100, advised: 50 })],
  [
    { amps: 7, mainsHours: 4 },
    [
      fill(noteWords.chargerWeak, { ...fourHours, amps: 7, back: 280, watts: 72, needed: 220, full: plainHours(13.5) }),
      fill(noteWords.chargerNeeded, { ...fourHours, amps: 22 }),
    ].join(' '),
  ],
  [{ amps: 21, mainsHours: 4 }, fill(noteWords.chargerJust, { ...fourHours, amps: 21, full: plainHours(4.5) })],
  [{ amps: 50, mainsHours: 4 }, fill(noteWords.chargerFine, { ...fourHours, amps: 50, full: plainHours(2) })],
  [{ mainsHours: 1.72 }, fill(noteWords.chargerNeeded, { ...fourHours, mains: plainHours(1.72), amps: 50 })],
  [{ mainsHours: 1 }, fill(noteWords.chargerTooLittleMains, { ...fourHours, mains: plainHours(1), amps: 86, advised: 50 })],
])('of a charger of %j it is said: %s', (charger, said) => {
  expect(note(charger)).toBe(said);
});

test('what is more than one pack takes is asked of several, not refused; two take twice as long', () => {
  const said = { ...fourHours, mains: plainHours(1), amps: 86, advised: 50, count: 3 };
  expect(note({ mainsHours: 1 }, {}, 3)).toBe(fill(noteWords.chargerOfSeveral, said));
  expect(note({ amps: 21, mainsHours: 4 }, {}, 2)).toContain(plainHours(9));
});

test('of four hours, 3.8 are just enough, and less is too little', () => {
  expect([4, 3.8, 3.79].map((have) => compareWithNeed(have, 4))).toEqual(['enough', 'just enough', 'too little']);
});

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
  expect(
    packs.map((pack) => runInTable(steadyLoad(1000), pack, packs)).map(({ short, more }) => figuresIn(`${short} ${more}`)),
  ).toEqual(['1 ½ 98 100', '2 1½', '4 2½ 4½']);
});
