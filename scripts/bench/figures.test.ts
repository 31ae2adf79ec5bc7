import { describe, expect, test } from '@jest/globals';
import { EMPTY_PAGE, ratioTable, readAddresses, verdict } from './audits';
import { namedPictures } from './first-start';
import { readOptions } from './options';
import { summarise } from './statistics';
import { createResults, resultsTable, withRange } from './tables';

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
  test('ratios are those of the medians, export to reference; blocking is compared with the empty page', () => {
    const results = createResults();
    for (const [row, fcp, lcp, tbt] of [
      ['home / export', 700, 1000, 90],
      ['home / reference', 650, 980, 0],
      [EMPTY_PAGE, 600, 600, 50],
      ['home / export', 720, 1020, 110],
      ['home / reference', 670, 960, 0],
      [EMPTY_PAGE, 600, 600, 70],
    ] as const) {
      results.add(row, 'FCP ms', fcp);
      results.add(row, 'LCP ms', lcp);
      results.add(row, 'TBT ms', tbt);
    }
    expect(ratioTable(results, ['home'])).toContain('| home | 1.08 × | 1.04 × | 40 |');
  });

  test('an address counts when its median is 100 in each category, and when it blocks little more than the empty page', () => {
    const results = createResults();
    for (const [row, seo, tbt] of [
      ['/', [100, 100, 90], 150],
      ['/about', [100, 90, 90], 151],
      [EMPTY_PAGE, [90, 90, 90], 100],
    ] as const) {
      for (const score of seo) {
        for (const category of ['performance', 'accessibility', 'best-practices']) results.add(row, category, 100);
        results.add(row, 'seo', score);
        results.add(row, 'TBT ms', tbt);
      }
    }
    expect(verdict(results)).toBe(
      "1 of 2 addresses have 100 in all four categories; 1 stay within the empty page's TBT + 50 ms.",
    );
  });

  test('questions are counted, layout shifts keep three decimals', () => {
    const results = createResults();
    for (const [seen, shift] of [
      [1, 0],
      [0, 0.0124],
      [1, 0],
    ] as const) {
      results.add('home', 'seen?', seen);
      results.add('home', 'CLS', shift);
    }
    expect(resultsTable('page', results)).toContain('| home | 2 of 3 | 0 (0–0.012) |');
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

describe('what is read', () => {
  test('the addresses of a sitemap are paths, and there must be some', () => {
    const sitemap = '<url><loc>https://a.example</loc></url><url><loc>https://a.example/products/b</loc></url>';
    expect(readAddresses(sitemap)).toEqual(['/', '/products/b']);
    expect(() => readAddresses('<urlset/>')).toThrow('names no address');
  });

  test('pictures are found wherever a page names them, each once', () => {
    const html = `<link href="/icon.svg"><img src="/pictures/a.1.jpg" srcset="/pictures/a.1.avif 400w, /pictures/a.2.avif 800w">
      <meta property="og:image" content="https://a.example/share/home.jpg"><script>{"image":"https://a.example/pictures/a.1.jpg"}</script>
      <a href="/products/jpg">no picture</a>`;
    expect(namedPictures(html)).toEqual([
      '/icon.svg',
      '/pictures/a.1.jpg',
      '/pictures/a.1.avif',
      '/pictures/a.2.avif',
      '/share/home.jpg',
    ]);
  });
});

describe('options', () => {
  test('without any, what takes minutes, each in its usual rounds', () => {
    expect(readOptions([])).toEqual({
      kinds: [
        { kind: 'lighthouse', rounds: 5 },
        { kind: 'taps', rounds: 5 },
        { kind: 'typeface', rounds: 10 },
      ],
      start: null,
      growth: null,
    });
  });

  test('each is read, with = or a blank', () => {
    expect(readOptions(['--rounds', '7', '--only', 'taps']).kinds).toEqual([{ kind: 'taps', rounds: 7 }]);
    expect(readOptions(['--only', 'sitemap']).kinds).toEqual([{ kind: 'sitemap', rounds: 5 }]);
    expect(readOptions(['--only=start'])).toEqual({ kinds: [], start: { rounds: 1 }, growth: null });
    expect(readOptions(['--products=1000']).growth).toEqual({ counts: [1000], rounds: 5 });
    expect(readOptions(['--products', '8,60', '--rounds', '2']).growth).toEqual({ counts: [8, 60], rounds: 2 });
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
