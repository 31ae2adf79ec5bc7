import { messageWords } from '@/content/advice/answer-words';
import { appliances } from '@/content/advice/appliances';
import { backup } from '@/content/advice/backup';
import { finder } from '@/content/advice/battery-finder';
import { fill } from '../format/texts';
import { answerTo } from './answer';
import { inHalves } from './hours';
import { sumLoads } from './loads';
import { countsOf, calculatorQuestion, readCalculatorValues, calculatorPath, writeCalculatorValues } from './calculator-question';

const DEFAULTS = readCalculatorValues('');
const OTHER = appliances.households.find(({ id }) => id !== finder.defaultHousehold)?.id ?? 'missing';
const countsIn = (query: string) => calculatorQuestion(readCalculatorValues(query)).counts;

test('the first state is that of home, and has no query', () => {
  expect([writeCalculatorValues(DEFAULTS), DEFAULTS.volts, DEFAULTS.hours]).toEqual(['', '', String(backup.hours.default)]);
});

test.each([
  ['household=none', {}],
  ['other=212', {}],
  [
    `household=${finder.defaultHousehold}&other=50`,
    appliances.households.find(({ id }) => id === finder.defaultHousehold)?.counts,
  ],
])('?%s is kept as it is, with no loads but those it names', (query, counts) => {
  expect(countsIn(query)).toEqual(counts);
  expect(writeCalculatorValues(readCalculatorValues(query))).toBe(`?${query}`);
});

test('all stays as it was typed, or emptied', () => {
  const typed = { fan: '1', pump1: '', 'pump1-hours': '3', hours: '12', volts: '48', draw: '۱۲ a & b' };
  const state = { ...DEFAULTS, ...countsOf(), ...typed };
  expect(readCalculatorValues(writeCalculatorValues(state))).toEqual(state);
});

test.each([
  ['0.5', 0.5],
  // The field does not take hours beyond a day, or between two half hours.
  ['25', backup.hours.default],
  ['2.3', backup.hours.default],
])('%s hours of load-shedding are read as %d', (hours, read) => {
  expect(calculatorQuestion(readCalculatorValues(`hours=${hours}`)).neededHours).toBe(read);
});

test('figures are compared, not their texts', () => {
  const spelt = Object.entries(countsOf(OTHER)).map(([name, text]) => [name, `0${text}`]);
  expect(calculatorQuestion(Object.fromEntries(spelt)).household).toBe(OTHER);
});

test.each(['volts=36', 'household=__proto__', 'fan-hours=1'])('%s is read as not chosen', (query) => {
  expect(readCalculatorValues(`?${query}`)).toEqual(DEFAULTS);
});

test('of a name given twice the first counts; long texts are shortened', () => {
  expect(readCalculatorValues('?volts=24&volts=48').volts).toBe('24');
  expect(readCalculatorValues(`?other=${'9'.repeat(5000)}`).other).toHaveLength(60);
});

test('of a form that was sent before hydration only what was changed counts', () => {
  const sent = new URLSearchParams({ ...countsOf(finder.defaultHousehold), from: finder.defaultHousehold, household: OTHER });
  expect(calculatorQuestion(readCalculatorValues(`?${sent}`)).household).toBe(OTHER);
  sent.set('iron', '1');
  expect(readCalculatorValues(`?${sent}`).iron).toBe('1');
});

test('the question holds what was chosen and typed, as figures', () => {
  const state = readCalculatorValues('?fan=1&pump05=1&other=999.6&depth=50&efficiency=95&draw=0&charger=20A&mains=1:30');
  const question = calculatorQuestion(state);
  expect(question).toMatchObject({
    load: sumLoads({ fan: 1, pump05: 1 }, 1000),
    own: { depth: 0.5, efficiency: 0.95, idleDrawWatts: 0 },
    charger: { amps: 20, mainsHours: 1.5 },
    volts: null,
  });
  expect(calculatorQuestion(state)).toBe(question);
  expect(question.loadsText).toMatch(/^[A-Z].*, .*, .*1,000/);
  // What can't be read, or is more than a field takes, is left out.
  const unread = readCalculatorValues('?fan=99&light=1&other=1e9&hours=x');
  const asked = { loadsText: expect.not.stringMatching(/fan|,/i), neededHours: backup.hours.default };
  expect(calculatorQuestion(unread)).toMatchObject(asked);
  expect(calculatorQuestion(readCalculatorValues('depth=x')).own.depth).toBeUndefined();
});

test.each([
  ['fan=1&pump1=1&pump1-hours=2&washer=1&hours=4', 4, [0.5, 2], 4],
  ['fan=1&pump1=1&pump1-hours=0.7&hours=4', 4, [0.5], 4],
  // In short load-shedding, too, the pump stops after its own hours, and the other loads run on.
  ['fan=1&pump1=1&hours=0.5', 0.5, [0.5], 0.5],
  ['fan=1&pump1=1&pump1-hours=6&hours=4', 4, [24], 4],
  // A pump alone is reckoned for its own hours; the chat names those of load-shedding.
  ['pump1=1&hours=4', 0.5, [], 4],
])('%s: %f hours are reckoned with', (query, hours, timedHours, outageHours) => {
  const question = calculatorQuestion(readCalculatorValues(query));
  expect([question.neededHours, question.load.timedLoads.map((part) => part.hours), question.outageHours]).toEqual([
    hours,
    timedHours,
    outageHours,
  ]);
  expect(answerTo(question, []).chat.message).toContain(fill(messageWords.hours, { hours: inHalves(outageHours) }));
});

test('a household is shared by its own page, other loads by the calculator’s', () => {
  expect(calculatorPath(readCalculatorValues(`household=${OTHER}&hours=3`))).toBe(`/backup-calculator/${OTHER}?hours=3`);
  expect(calculatorPath(DEFAULTS)).toBe(`/backup-calculator/${finder.defaultHousehold}`);
  for (const others of ['?fan=7&volts=24', `?household=${OTHER}&other=50`]) {
    expect(calculatorPath(readCalculatorValues(others))).toBe(`/backup-calculator${others}`);
  }
});
