import { describe, expect, test } from '@jest/globals';
import { readOptions } from './options';
import { summarise } from './statistics';
import { createResults, lighthouseTable, resultsTable, withRange } from './tables';

describe('medians', () => {
  test.each([
    [[3, 1, 2], { median: 2, low: 1, high: 3, count: 3 }],
    [[10, 1, 3, 2], { median: 2.5, low: 1, high: 10, count: 4 }],
    [[100, 9], { median: 54.5, low: 9, high: 100, count: 2 }],
    [[null, 7, undefined, Number.NaN], { median: 7, low: 7, high: 7, count: 1 }],
  ])('of %j', (values, expected) => {
    expect(summarise(values)).toEqual(expected);
  });

  test('of nothing is nothing', () => {
    expect(summarise([null])).toBeNull();
  });

  test('the range is left out where there is none, and what was lost is told', () => {
    expect(withRange([5, 5.2])).toBe('5');
    expect(withRange([5.26, 5, 7], 1)).toBe('5.3 (5–7)');
    expect(withRange([40, null])).toBe('40, unanswered 1 of 2');
    expect(withRange([null, null])).toBe('unanswered 2 of 2');
    expect(withRange([])).toBe('');
  });
});

describe('tables', () => {
  test('ratios are those of the medians, export to reference', () => {
    const results = createResults();
    for (const [row, fcp, lcp] of [
      ['home / export', 700, 1000],
      ['home / reference', 650, 980],
      ['home / export', 720, 1020],
      ['home / reference', 670, 960],
    ] as const) {
      for (const [key, value] of Object.entries({
        fcp,
        lcp,
        speedIndex: 700,
        score: 100,
        tbt: 0,
        cls: 0,
        html: 10,
        requests: 12,
      })) {
        results.add(row, key, value);
      }
    }
    const text = lighthouseTable(results, ['home']);
    expect(text).toContain('| home / export | 100 | 710 (700–720) | 1010 (1000–1020) | 0 | 700 | 0 | 10 |');
    expect(text).toContain('| home: export to reference | 1.08 × | 1.04 × | 1.00 × |');
  });

  test('a cell without figures stays empty', () => {
    const results = createResults();
    results.add('menu', 'export', 48.4);
    results.add('readable', 'hand-written', undefined);
    expect(resultsTable('ms', results).split('\n')).toEqual([
      '| ms | export | hand-written |',
      '| --- | --- | --- |',
      '| menu | 48 |  |',
      '| readable |  | unanswered 1 of 1 |',
    ]);
  });
});

describe('options', () => {
  test('without any, five rounds of everything', () => {
    expect(readOptions([])).toEqual({ rounds: 5, kinds: ['lighthouse', 'taps'], products: null });
  });

  test('each is read, with = or a blank', () => {
    expect(readOptions(['--rounds', '7', '--only', 'taps'])).toEqual({ rounds: 7, kinds: ['taps'], products: null });
    expect(readOptions(['--products=1000']).products).toEqual([1000]);
    expect(readOptions(['--products', '8,60']).products).toEqual([8, 60]);
  });

  test.each([
    [['--rounds', '0']],
    [['--rounds']],
    [['--only', 'both']],
    [['--fast']],
    [['--products', '-1']],
    [['--products', '8,,9']],
    [['--products']],
  ])('%j is refused', (args) => {
    expect(() => readOptions(args)).toThrow();
  });
});
