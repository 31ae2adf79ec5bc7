import { describe, expect, test } from '@jest/globals';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { backup } from '@/content/advice/backup';
import { answerWords, messageWords, noteWords, runWords, tableWords } from '@/content/advice/backup-calculator';
import { lithiumOrTubular } from '@/content/advice/lithium-or-tubular';
import { answerTo } from '@/lib/advice/answer';
import type { CataloguePack } from '@/lib/advice/packs';
import { readState } from '@/lib/advice/query';
import { large, middle, small } from '@/lib/advice/test-packs';
import { capitalise, describeLoads } from '@/lib/advice/words';
import { orderMessage } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/fill';
import { BackupReading } from './backup-reading';
import { BackupTables } from './backup-tables';
import { CostComparison } from './cost-comparison';
import { Answer } from './answer';
import { TubularEnergy } from './tubular-energy';

const packs = [small, middle, large];
const BROKEN = /NaN|Infinity|undefined|null|\{\w+\}/;

/** The visible text of an element. */
const textOf = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

/** The text of the answer to a query. */
function textFor(query: string, catalogue = packs): string {
  const state = readState(query);
  return textOf(createElement(Answer, { answer: answerTo(state, catalogue), state, onChange: () => {} }));
}

const CUT = '?other=212&volts=12&mains=4&charger=';
const cutOf = { mains: '4 hours', hours: '4 hours' };

test.each<[query: string, says: string[]]>([
  ['', [answerWords.nothing]],
  ['?iron=1&other=80', [`${answerWords.load} 80 W`, noteWords.iron]],
  [
    '?other=212&volts=12',
    [
      `12V 100Ah about 4½ hours (3½ to 5) ${fill(answerWords.asked, { hours: '4 hours' })}`,
      fill(answerWords.carefulShort, { hours: 'about 3½ hours' }),
      `${answerWords.load} 212 W ${fill(answerWords.fromBattery, { watts: '259 W' })}`,
      `${answerWords.current} 21 A of 100 A`,
      `${answerWords.price} PKR 81,000 `,
      fill(noteWords.inverter, { rating: 318, watts: 212 }),
    ],
  ],
  ['?other=212&hours=3', [fill(answerWords.careful, { hours: 'about 3½ hours' }), noteWords.unknownVolts]],
  ['?other=312&volts=24&hours=6', [fill(answerWords.askedJust, { hours: '6 hours' })]],
  ['?other=218&volts=48&hours=12', [fill(answerWords.careful, { hours: 'about 12 hours' })]],
  ['?other=229&volts=48&hours=12', [fill(answerWords.carefulJust, { hours: 'about 11½ hours' })]],
  [
    '?other=212&volts=12&hours=8',
    ['2 × 12V 100Ah', `${answerWords.price} PKR 162,000 2 × PKR 81,000`, fill(noteWords.join, { count: 2 })],
  ],
  ['?other=1000&volts=12&hours=1', ['98 A of 100 A', `${noteWords.high} ${fill(noteWords.highNext, { volts: 24, now: 12 })}`]],
  [
    '?other=1400&volts=12',
    [
      fill(answerWords.refused, { volts: 12, amps: 137, limit: 100 }),
      fill(answerWords.next, { volts: 24, now: 12 }),
      fill(answerWords.seeNext, { volts: 24 }),
      `12V 100Ah PKR 81,000 ${fill(runWords.refused, { amps: 137, limit: 100 })}`,
    ],
  ],
  [
    '?pump05=1&volts=12',
    [fill(answerWords.refusedStart, { volts: 12 }), fill(answerWords.next, { volts: 24, now: 12 }), runWords.refusedStart],
  ],
  ['?washer=1&volts=12', [fill(answerWords.refusedStart, { volts: 12 }), fill(answerWords.next, { volts: 24, now: 12 })]],
  ['?pump1=1&volts=24', [fill(answerWords.refusedStart, { volts: 24 }), fill(answerWords.next, { volts: 48, now: 24 })]],
  [
    '?other=312&pump1=1',
    [
      '48V 100Ah about 9½ hours (7 to 12)',
      `${answerWords.load} 1,462 W ${fill(answerWords.fromBattery, { watts: '1,770 W' })}`,
      fill(noteWords.brief, { loads: capitalise(describeLoads({ pump1: 1 })) }),
    ],
  ],
  ['?other=312&pump1=1&pump1-hours=24', ['2 × 48V 100Ah']],
  ['?pump1=1', [`48V 100Ah about 3½ hours (2½ to 4) ${fill(answerWords.asked, { hours: 'half an hour' })}`]],
  ['?cooler=1', [noteWords.motor]],
  ['?fridge=1', [noteWords.motor]],
  [
    '?other=412&volts=12&hours=8',
    [
      '4 × 12V 100Ah',
      fill(noteWords.larger, { pack: '48V 100Ah', hours: 'about 8½ hours (6½ to 10½)', price: 'PKR 240,000', volts: 48 }),
    ],
  ],
  ['?other=8000&volts=48', [answerWords.custom]],
  [
    '?other=732&hours=12&volts=12',
    [fill(answerWords.tooMany, { volts: 12, count: 9 }), fill(answerWords.next, { volts: 48, now: 12 })],
  ],
  [
    `${CUT}10`,
    [
      fill(noteWords.chargerWeak, { ...cutOf, amps: 10, back: 410, watts: 100, needed: 220, full: '9½ hours' }),
      fill(noteWords.chargerEmpties, { cut: noteWords.cuts[1] }),
      fill(noteWords.chargerNeeded, { ...cutOf, amps: 22 }),
    ],
  ],
  ['?other=212&volts=12&mains=4', [fill(noteWords.chargerNeeded, { ...cutOf, amps: 22 })]],
  ['?other=212&volts=12&mains=1', [fill(noteWords.chargerTooLittleMains, { ...cutOf, mains: '1 hour', amps: 86, advised: 50 })]],
  ['?other=212&volts=48', [fill(noteWords.panels, { kilowatts: 1.2 })]],
  [`${CUT}21`, [fill(noteWords.chargerJust, { ...cutOf, amps: 21, full: '4½ hours' })]],
  [`${CUT}50`, [fill(noteWords.chargerFine, { ...cutOf, amps: 50, full: '2 hours' })]],
])('%s', (query, says) => {
  const text = textFor(query);
  for (const sentence of says) expect(text).toContain(sentence);
});

test('of a charger that is too strong only that is said', () => {
  const cautionsOf = (amps: number) => answerTo(readState(CUT + amps), packs).cautions;
  expect(cautionsOf(51)).toEqual([fill(noteWords.chargerHigh, { amps: 51, advised: 50, ampereHours: 100 })]);
  expect(cautionsOf(101)).toEqual([fill(noteWords.chargerRefused, { amps: 101, limit: 100, advised: 50, ampereHours: 100 })]);
});

// 212 W of 12V 100Ah; the same for twice as long; too much at 12V; a voltage without a pack; nothing.
test.each<[query: string, short: string[], label: string, kinds: string]>([
  ['?other=212&volts=12', ['12V 100Ah', 'about 4½ hours', 'PKR 81,000'], answerWords.order, 'name hours note next'],
  [
    '?other=212&volts=12&hours=8',
    ['2 × 12V 100Ah', 'about 9 hours', 'PKR 162,000'],
    fill(answerWords.askForSeveral, { count: 2 }),
    'name hours note next',
  ],
  ['?other=1400&volts=12', [fill(answerWords.refusedBar, { volts: 12 })], answerWords.ask, 'sentence next'],
  ['?other=212&volts=48', [answerWords.see], answerWords.ask, 'sentence'],
  ['?iron=1', [], answerWords.ask, 'sentence'],
])('%s is in short %j', (query, short, label, kinds) => {
  const answer = answerTo(readState(query), [small, middle]);
  expect([answer.short, answer.chat.label, answer.chat.isOrder]).toEqual([short, label, short.length === 3]);
  expect(answer.sentences.map(([kind]) => kind).join(' ')).toBe(kinds);
});

test.each<[query: string, catalogue: CataloguePack[], sentence: string]>([
  ['?iron=1', packs, answerWords.ironAlone],
  ['?other=212', [], answerWords.noPacks],
  ['?other=212&volts=48', [small], fill(answerWords.noPack, { volts: 48 })],
])('%s: %j', (query, catalogue, sentence) => {
  expect(answerTo(readState(query), catalogue).sentences).toEqual([['sentence', sentence]]);
});

test.each<[query: string, cautions: string[]]>([
  ['?fan=2&volts=12', []],
  ['?fan=2', [noteWords.unknownVolts]],
  ['?other=1400&volts=12', [noteWords.limit]],
  ['?other=600&washer=1&washer-hours=24&volts=12', [noteWords.motor]],
  ['?other=212&volts=12&charger=20', []],
])('%s: cautions', (query, cautions) => {
  expect(answerTo(readState(query), packs).cautions).toEqual(cautions);
});

test('the packs beside each other: bars to the longest hours, at most a day, and a mark at the hours asked for', () => {
  const compared = (query: string) => answerTo(readState(query), packs).compared;
  const { asked, scale, mark, packs: rows } = compared('?other=312&hours=6');
  expect([asked, mark, scale]).toEqual([6, fill(answerWords.mark, { hours: '6 hours' }), rows[2]?.hours?.best]);
  expect(rows.map(({ current }) => current)).toEqual(['31 A of 100 A', '15 A of 100 A', '8 A of 100 A']);
  expect(compared('?other=1400&hours=2').mark).not.toBe('');
  expect(compared('?other=112').scale).toBe(24);
  expect(compared('?other=8000&hours=2')).toMatchObject({ mark: '', scale: 2 });
});

test('an inverter AC is no motor', () => {
  expect(textFor('?ac1=1&ac15=1')).not.toContain(noteWords.motor);
});

describe('the chat message', () => {
  const message = (query: string) => answerTo(readState(query), packs).chat.message.split('\n');
  const loadLine = (loads: string, watts: string) => fill(messageWords.load, { loads, watts });
  const hours = fill(messageWords.hours, { hours: 4 });
  const volts = fill(messageWords.volts, { volts: '12V' });

  test('is an order with load, hours, voltage and pack, without the iron', () => {
    expect(message('?fan=2&iron=1&volts=12')).toEqual([
      orderMessage(small.name),
      loadLine(describeLoads({ fan: 2 }), '160'),
      hours,
      volts,
      fill(messageWords.estimate, { hours: 'about 6 hours (4½ to 7)' }),
    ]);
  });

  test.each([
    ['?fan=2&other=150.12345', loadLine(`${describeLoads({ fan: 2 })}, ${fill(messageWords.other, { watts: 150 })}`, '310')],
    ['?fan=1&pump05=1', loadLine(describeLoads({ fan: 1, pump05: 1 }), '680')],
    // No load, so no line for it.
    ['?iron=1', hours],
    ['?other=0.3', hours],
  ])('%s: %s', (query, line) => {
    expect(message(query)[1]).toBe(line);
  });

  test('asks whether several packs may be joined', () => {
    const lines = message('?other=212&volts=12&hours=8');
    expect(lines[0]).toBe(orderMessage(`2 × ${small.name}`));
    expect(lines.at(-1)).toBe(fill(messageWords.joined, { count: 2 }));
  });

  test('is a question after a refusal', () => {
    expect(message('?dcfan=2&ac15=1&volts=12&other=1,000')).toEqual([
      messageWords.question,
      loadLine(`${describeLoads({ dcfan: 2, ac15: 1 })}, ${fill(messageWords.other, { watts: '1,000' })}`, '2,400'),
      hours,
      volts,
      fill(messageWords.refused, { volts: 12 }),
    ]);
  });
});

describe('of many packs', () => {
  const many = Array.from({ length: 8 }, (_, index) => ({ ...small, id: `small-${index}`, ampereHours: 20 + index }));
  const catalogue = [...many, middle, large];

  test('the answer looks at all; the list and the tables show six, of each voltage, and say so', () => {
    expect(textFor('?other=1400&volts=48', catalogue)).toContain('2 × 48V 100Ah');
    expect(textFor('?other=1400', catalogue)).toContain(fill(answerWords.compareSome, { shown: 6, count: 10 }));
    const table = textOf(createElement(BackupTables, { packs: catalogue }));
    expect(table).toContain(fill(tableWords.some, { shown: 6, count: 10 }));
    expect(table).toContain('48V 100Ah');
    expect(answerTo(readState('?other=1400'), packs).compared.more).toBe('');
  });

  test('those unlike the tubulars of their system are not compared with them', () => {
    const text = textOf(createElement(CostComparison, { packs: catalogue }));
    const { form, energy } = lithiumOrTubular;
    const option = (volts: number, pack: string, count: number) =>
      fill(form.voltsOption, { volts, pack, tubulars: fill(energy.tubulars, { count, ampereHours: 150 }) });
    expect(text).toContain(`${form.voltsPrompt} ${option(24, '24V 100Ah', 2)} ${option(48, '48V 100Ah', 4)} `);
    const gives = textOf(createElement(TubularEnergy, { packs: catalogue }));
    expect(gives).toContain(fill(energy.some, { shown: 2, count: 10 }));
  });
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
    '?other=412&volts=24&hours=12&charger=1&mains=0.5',
    '?other=0.0001&hours=12&charger=1000',
    '?other=5&depth=50&efficiency=98&draw=0&volts=12',
    `?other=${'9'.repeat(400)}&depth=0&efficiency=0&draw=1e308&charger=0&mains=0`,
    `?${backup.loads.map(({ id, most }) => `${id}=${most}`).join('&')}&other=20000&hours=12`,
  ])('answers "%s" without a broken figure', (query) => {
    const text = textFor(query, catalogue);
    expect(text).toMatch(/^ \S+ \S+ \S/);
    expect(text).not.toMatch(BROKEN);
  });

  test('has tables without a broken figure', () => {
    const sections = [BackupTables, TubularEnergy, BackupReading];
    const text = sections.map((section) => textOf(createElement(section, { packs: catalogue }))).join(' ');
    expect(text).not.toMatch(BROKEN);
    expect(text).toContain(catalogue.length > 0 ? tableWords.household : tableWords.none);
  });
});
