import { describe, expect, test } from '@jest/globals';
import { backup } from '@/content/backup';
import { getBackupPacks } from './catalogue-packs';
import { answerQuestion, comparePacks, type Question } from './recommend';

const packs = getBackupPacks();
const ask = (watts: number, hours: number, volts: number | null = null, leastVolts = 0): Question => ({
  load: { watts, leastVolts },
  hours,
  volts,
  own: {},
});

/** The answer in a line: "1 × 12V 100Ah", "refused, next 24", "no-pack". */
function answer(question: Question, from = packs): string {
  const given = answerQuestion(question, from, backup);
  if (given.kind === 'pack') {
    return `${given.suggestion.count} × ${given.suggestion.pack.shortName}, ${given.suggestion.run.verdict}`;
  }
  return given.kind === 'refused' ? `refused, next ${String(given.nextVolts)}` : given.kind;
}

test.each<[question: Question, answer: string]>([
  [ask(212, 4, 12), '1 × 12V 100Ah, fine'],
  [ask(212, 4), '1 × 12V 100Ah, fine'],
  [ask(212, 8), '1 × 24V 100Ah, fine'],
  [ask(212, 8, 12), '2 × 12V 100Ah, fine'],
  [ask(312, 4), '1 × 24V 100Ah, fine'],
  [ask(412, 8), '1 × 51.2V 100Ah, fine'],
  [ask(1400, 2), '1 × 51.2V 100Ah, fine'],
  [ask(1400, 4, 12), 'refused, next 24'],
  [ask(1400, 2, 24), '2 × 24V 100Ah, fine'],
  [ask(1000, 2, 12), '3 × 12V 100Ah, high'],
  [ask(3000, 2, 12), 'refused, next 48'],
  [ask(8000, 2, 48), 'refused, next null'],
  [ask(8000, 2), 'refused, next null'],
  [ask(1150, 2, 12, 24), 'refused, next 24'],
  [ask(600, 2, 12, 24), 'refused, next 24'],
  [ask(0, 4), 'nothing'],
  [ask(Number.NaN, 4), 'nothing'],
])('%j', (question, expected) => {
  expect(answer(question)).toBe(expected);
});

describe('a catalogue that changed', () => {
  const [small, middle, large] = packs as [(typeof packs)[0], (typeof packs)[0], (typeof packs)[0]];

  test('no packs, or none at the voltage asked for', () => {
    expect(answer(ask(212, 4), [])).toBe('no-pack');
    expect(answer(ask(212, 4, 24), [small, large])).toBe('no-pack');
  });

  test('the next voltage is one that has a pack', () => {
    expect(answer(ask(1400, 4, 12), [small, large])).toBe('refused, next 48');
    expect(answer(ask(1400, 4, 12), [small])).toBe('refused, next null');
  });

  test('of two at one voltage the smaller that does it', () => {
    const bigger = { ...small, id: 'bigger', shortName: '12V 200Ah', ampereHours: 200 };
    expect(answer(ask(212, 4, 12), [small, bigger])).toBe('1 × 12V 100Ah, fine');
    expect(answer(ask(212, 8, 12), [small, bigger, middle])).toBe('1 × 12V 200Ah, fine');
  });
});

test('each pack by itself, whatever the voltage', () => {
  const rows = comparePacks(ask(1400, 4, 24), packs, backup);
  expect(rows.map(({ pack, run }) => [pack.systemVolts, run.verdict])).toEqual([
    [12, 'refused'],
    [24, 'fine'],
    [48, 'fine'],
  ]);
});
