import { describe, expect, test } from '@jest/globals';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { backup } from '@/content/advice/backup';
import { getBackupPacks, type CataloguePack } from '@/lib/advice/packs';
import { readQuestion, readState } from '@/lib/advice/query';
import { recommend } from '@/lib/advice/recommend';
import { BackupReading } from './backup-reading';
import { BackupTables } from './backup-tables';
import { Answer } from './answer';
import { TubularEnergy } from './tubular-energy';

const packs = getBackupPacks();
const [small, , large] = packs as [CataloguePack, CataloguePack, CataloguePack];
const BROKEN = /NaN|Infinity|undefined|null|\{\w+\}/;

/** The visible text of an element. */
const textOf = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

function answerTo(query: string, catalogue = packs): string {
  const state = readState(query);
  const question = readQuestion(state);
  const part = { state, question, answer: recommend(question, catalogue), packs: catalogue, onChange: () => {} };
  return textOf(createElement(Answer, part));
}

const CUT = '?household=small&volts=12&mains=4&charger=';

test.each<[query: string, says: string[]]>([
  ['', ['Choose what must run']],
  ['?iron=1&fan=1', ['Load, estimate 80 W', 'An iron draws too much for a battery']],
  [
    '?household=small&volts=12',
    [
      '12V 100Ah about 4½ hours (3½ to 5) Estimate. You asked for 4 hours. Cautious estimate: about 3½ hours, less than you asked for.',
      'Load, estimate 212 W From the battery: 259 W',
      'Current, estimate 20 A of 100 A',
      'Price PKR 78,000 ',
      'It needs at least 318 VA, and the watts on its label must be above 212 W.',
    ],
  ],
  ['?household=small&hours=3', ['Cautious estimate: about 3½ hours. ', 'check its label before you order']],
  ['?household=family&volts=24&hours=6', ['Estimate: just enough. You asked for 6 hours.']],
  ['?other=221&volts=48&hours=12', ['Cautious estimate: about 12 hours. ']],
  ['?other=229&volts=48&hours=12', ['Cautious estimate: about 11½ hours, just enough.']],
  [
    '?household=small&volts=12&hours=8',
    ['2 × 12V 100Ah', 'PKR 156,000 2 × PKR 78,000', 'You need 2: ask us whether they can be connected together.'],
  ],
  ['?other=1000&volts=12&hours=1', ['93 A of 100 A', 'near the limit of the pack. Run less at once. Or take a 24 V inverter']],
  [
    '?household=ac&volts=12',
    [
      'Not at 12V: 129 A is more than the 100 A a pack can give',
      'You need a 24 V inverter and the 24V pack. Never put 24 V on a 12 V UPS.',
      'See it at 24V',
      '12V 100Ah PKR 78,000 No: 129 A is over its 100 A.',
    ],
  ],
  [
    '?pump05=1&volts=12',
    ['Not at 12V: a water pump draws too much when it starts', 'You need a 24 V inverter', 'No: a pump draws'],
  ],
  ['?other=8000&volts=48', ['Not at 48V', 'This load needs a custom pack.']],
  ['?fridge=1', ['Fridges, pumps and washing machines take 3 to 7 times their watts']],
  [
    `${CUT}10`,
    [
      'Charger too weak: 4 hours of mains at 10 A puts back about 410 Wh before the next cut, enough for 100 W over 4 hours. Your load and the inverter take 220 W. A full charge takes 9½ hours. From full, the battery runs out in the second cut. For 4 hours without mains after 4 hours of mains, the charger must give about 22 A.',
    ],
  ],
  ['?household=small&volts=12&mains=4', ['the charger must give about 22 A.']],
  ['?household=small&volts=12&mains=1', ['it would have to give about 86 A, and this pack takes up to 50 A.']],
  ['?household=small&volts=48', ['Solar: to fill the pack besides the day’s use takes about 1.2 kW of panels']],
  [`${CUT}21`, ['puts back just enough for 4 hours without mains']],
  [`${CUT}50`, ['Charger: 4 hours of mains at 50 A puts back what 4 hours without mains uses. A full charge takes 2 hours.']],
  [`${CUT}51`, ['A charger of 51 A is stronger than we advise: up to 50 A for 100 Ah.']],
  ['?household=small&charger=101', ['Not with a charger of 101 A: the pack can take 100 A at most']],
])('%s', (query, says) => {
  const text = answerTo(query);
  for (const sentence of says) expect(text).toContain(sentence);
});

test('no time is given for a charger that is too strong, and an inverter AC is no motor', () => {
  expect(answerTo(`${CUT}51`) + answerTo(`${CUT}300`)).not.toContain('A full charge takes');
  expect(answerTo('?ac1=1&ac15=1')).not.toContain('3 to 7 times');
});

/** Catalogues that later changes may lead to. */
describe.each<[string, CataloguePack[]]>([
  ['as it is', packs],
  ['without any pack', []],
  ['of an odd pack', [{ ...small, volts: 38.4, systemVolts: 36, currentLimitAmps: 7, lifeYears: null }]],
  [
    'of a tiny and a huge pack',
    [
      { ...small, ampereHours: 0.5 },
      { ...large, ampereHours: 100_000, currentLimitAmps: 900 },
    ],
  ],
])('a catalogue %s', (_, catalogue) => {
  test.each([
    '',
    '?household=fridge&volts=24&hours=12&charger=1&mains=0.5',
    '?other=0.0001&hours=12&charger=1000',
    '?other=5&depth=50&efficiency=98&draw=0&volts=12',
    `?other=${'9'.repeat(400)}&depth=0&efficiency=0&draw=1e308&charger=0&mains=0`,
    `?${backup.loads.map(({ id, most }) => `${id}=${most}`).join('&')}&other=20000&hours=12`,
  ])('answers "%s" without a broken figure', (query) => {
    const text = answerTo(query, catalogue);
    expect(text).toMatch(/^ Answer \S+ \S/);
    expect(text).not.toMatch(BROKEN);
  });

  test('has tables without a broken figure', () => {
    const sections = [BackupTables, TubularEnergy, BackupReading];
    const text = sections.map((section) => textOf(createElement(section, { packs: catalogue }))).join(' ');
    expect(text).not.toMatch(BROKEN);
    expect(text).toContain(catalogue.length > 0 ? 'To run' : 'The catalogue has no pack now.');
  });
});
