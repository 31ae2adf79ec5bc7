import { summarise } from './statistics';

/** Milliseconds, bytes…; null where there was no answer. */
type Figure = number | null;

export type Results = ReturnType<typeof createResults>;

/** A part of the report. */
export interface Section {
  name: string;
  title: string;
  table: string;
  results: Results;
}

const TIMES: readonly Column[] = [
  ['fcp', 'FCP ms'],
  ['lcp', 'LCP ms'],
  ['tbt', 'TBT ms'],
  ['speedIndex', 'Speed Index'],
];
type Column = [key: string, title: string];

const SIZES: readonly Column[] = [
  ['html', 'HTML'],
  ['js', 'JS'],
  ['css', 'CSS'],
  ['font', 'font'],
  ['pictures', 'pictures'],
  ['total', 'total kB'],
];

/** Keeps every figure of a run by what was measured and on what. */
export function createResults() {
  const figures = new Map<string, Map<string, Figure[]>>();
  return {
    add(row: string, column: string, value: Figure | undefined): void {
      const columns = figures.get(row) ?? new Map<string, Figure[]>();
      figures.set(row, columns);
      columns.set(column, [...(columns.get(column) ?? []), value ?? null]);
    },
    rows: () => [...figures.keys()],
    columns: () => [...new Set([...figures.values()].flatMap((columns) => [...columns.keys()]))],
    values: (row: string, column: string): Figure[] => figures.get(row)?.get(column) ?? [],
    toJSON: () => Object.fromEntries([...figures].map(([row, columns]) => [row, Object.fromEntries(columns)])),
  };
}

/**
 * @param results rows are `page / export` and `page / reference`, columns Lighthouse's figures
 */
export function lighthouseTable(results: Results, pages: readonly string[]): string {
  const median = (row: string, column: string) => summarise(results.values(row, column))?.median ?? NaN;
  const lines = results.rows().map((row) => [
    row,
    number(median(row, 'score')),
    ...TIMES.map(([key]) => withRange(results.values(row, key))),
    median(row, 'cls')
      .toFixed(3)
      .replace(/\.?0+$/, ''),
    ...SIZES.map(([key]) => number(median(row, key), 1)),
    number(median(row, 'requests')),
  ]);
  const titles = ['page', 'score', ...TIMES.map(([, title]) => title), 'CLS', ...SIZES.map(([, title]) => title), 'requests'];

  const ratios = pages.map((page) => {
    const ratio = (key: string) => `${(median(`${page} / export`, key) / median(`${page} / reference`, key)).toFixed(2)} ×`;
    return [`${page}: export to reference`, ratio('fcp'), ratio('lcp'), ratio('speedIndex')];
  });
  return `${table(titles, lines)}\n\n${table(['ratio of medians', 'FCP', 'LCP', 'Speed Index'], ratios)}`;
}

/** One line a row, its median with the range in each column; columns in kB, MB and ratios have a decimal. */
export function resultsTable(heading: string, results: Results): string {
  const columns = results.columns();
  const lines = results
    .rows()
    .map((row) => [row, ...columns.map((column) => withRange(results.values(row, column), /kB|MB|×/.test(column) ? 1 : 0))]);
  return table([heading, ...columns], lines);
}

function table(titles: readonly string[], lines: readonly (readonly string[])[]): string {
  const print = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [print(titles), print(titles.map(() => '---')), ...lines.map(print)].join('\n');
}

/** `median (lowest–highest)`; says how often there was nothing to measure. */
export function withRange(values: readonly (Figure | undefined)[], digits = 0): string {
  if (values.length === 0) return '';
  const summary = summarise(values);
  const missing = values.filter((value) => value === null).length;
  const lost = missing > 0 ? `unanswered ${missing} of ${values.length}` : '';
  if (!summary) return lost;
  const { median, low, high } = summary;
  const range = number(low, digits) === number(high, digits) ? '' : ` (${number(low, digits)}–${number(high, digits)})`;
  return `${number(median, digits)}${range}${lost && `, ${lost}`}`;
}

function number(value: number, digits = 0): string {
  return Number.isFinite(value) ? String(Number(value.toFixed(digits))) : '';
}
