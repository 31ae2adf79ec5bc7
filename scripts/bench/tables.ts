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

/** Keeps every figure of a run by what was measured and on what. */
export function createResults() {
  const figures = new Map<string, Map<string, Figure[]>>();
  const values = (row: string, column: string): Figure[] => figures.get(row)?.get(column) ?? [];
  return {
    add(row: string, column: string, value: Figure | undefined): void {
      const columns = figures.get(row) ?? new Map<string, Figure[]>();
      figures.set(row, columns);
      columns.set(column, [...(columns.get(column) ?? []), value ?? null]);
    },
    rows: () => [...figures.keys()],
    columns: () => [...new Set([...figures.values()].flatMap((columns) => [...columns.keys()]))],
    values,
    median: (row: string, column: string): number => summarise(values(row, column))?.median ?? NaN,
    toJSON: () => Object.fromEntries([...figures].map(([row, columns]) => [row, Object.fromEntries(columns)])),
  };
}

/**
 * One line a row, its median with the range in each column; columns in kB, MB and ratios have a decimal, CLS has three.
 * A column that asks (`seen?`) has 1 for yes and 0 for no: they are counted.
 */
export function resultsTable(heading: string, results: Results): string {
  const columns = results.columns();
  const lines = results.rows().map((row) => [row, ...columns.map((column) => cell(results.values(row, column), column))]);
  return table([heading, ...columns], lines);
}

function cell(values: readonly Figure[], column: string): string {
  if (column.endsWith('?') && values.length > 0) return `${values.filter((value) => value === 1).length} of ${values.length}`;
  return withRange(values, column === 'CLS' ? 3 : /kB|MB|×/.test(column) ? 1 : 0);
}

export function table(titles: readonly string[], lines: readonly (readonly string[])[]): string {
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

function number(value: number, digits: number): string {
  return Number.isFinite(value) ? String(Number(value.toFixed(digits))) : '';
}
