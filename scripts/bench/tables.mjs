import { summarise } from './statistics.mjs';

const TIMES = [['fcp', 'FCP ms'], ['lcp', 'LCP ms'], ['tbt', 'TBT ms'], ['speedIndex', 'Speed Index']];
const SIZES = [['html', 'HTML'], ['js', 'JS'], ['css', 'CSS'], ['font', 'font'], ['pictures', 'pictures'], ['total', 'total kB']];

/**
 * Keeps every figure of a run by what was measured and on what.
 */
export function createResults() {
  const figures = new Map();
  return {
    add(row, column, value) {
      if (!figures.has(row)) figures.set(row, new Map());
      const columns = figures.get(row);
      columns.set(column, [...(columns.get(column) ?? []), value ?? null]);
    },
    rows: () => [...figures.keys()],
    columns: () => [...new Set([...figures.values()].flatMap((columns) => [...columns.keys()]))],
    values: (row, column) => figures.get(row)?.get(column) ?? [],
    toJSON: () => Object.fromEntries([...figures].map(([row, columns]) => [row, Object.fromEntries(columns)])),
  };
}

/**
 * @param {ReturnType<typeof createResults>} results rows are `page / variant`, columns Lighthouse's figures
 * @param {Record<string, string[]>} comparisons the references of each page, the severest first
 */
export function lighthouseTable(results, comparisons) {
  const median = (row, column) => summarise(results.values(row, column))?.median ?? NaN;
  const lines = results.rows().map((row) => [
    row,
    number(median(row, 'score')),
    ...TIMES.map(([key]) => withRange(results.values(row, key))),
    median(row, 'cls').toFixed(3).replace(/\.?0+$/, ''),
    ...SIZES.map(([key]) => number(median(row, key), 1)),
    number(median(row, 'requests')),
  ]);
  const titles = ['page', 'score', ...TIMES.map(([, title]) => title), 'CLS', ...SIZES.map(([, title]) => title), 'requests'];

  const ratios = Object.entries(comparisons).flatMap(([page, variants]) =>
    variants.map((variant) => {
      const ratio = (key) => `${(median(`${page} / export`, key) / median(`${page} / ${variant}`, key)).toFixed(2)} ×`;
      return [`${page}: export to ${variant}`, ratio('fcp'), ratio('lcp'), ratio('speedIndex')];
    }),
  );
  return [table(titles, lines), ...(ratios.length > 0 ? [table(['ratio of medians', 'FCP', 'LCP', 'Speed Index'], ratios)] : [])].join('\n\n');
}

/** @param {ReturnType<typeof createResults>} results rows are what was measured, columns on what */
export function probeTable(results) {
  const columns = results.columns();
  const lines = results.rows().map((row) => {
    const digits = row.includes('kB') ? 1 : 0;
    return [row, ...columns.map((column) => withRange(results.values(row, column), digits))];
  });
  return table(['ms unless said otherwise', ...columns], lines);
}

export function table(titles, lines) {
  const print = (cells) => `| ${cells.join(' | ')} |`;
  return [print(titles), print(titles.map(() => '---')), ...lines.map(print)].join('\n');
}

/** `median (lowest–highest)`; says how often there was nothing to measure. */
export function withRange(values, digits = 0) {
  if (values.length === 0) return '';
  const summary = summarise(values);
  const missing = values.filter((value) => value === null).length;
  const lost = missing > 0 ? `unanswered ${missing} of ${values.length}` : '';
  if (!summary) return lost;
  const { median, low, high } = summary;
  const range = number(low, digits) === number(high, digits) ? '' : ` (${number(low, digits)}–${number(high, digits)})`;
  return `${number(median, digits)}${range}${lost && `, ${lost}`}`;
}

function number(value, digits = 0) {
  return Number.isFinite(value) ? String(Number(value.toFixed(digits))) : '';
}
