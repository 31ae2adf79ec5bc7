/** All values of a run, by row and column; null where there was no answer. */
export type Results = Map<string, Map<string, (number | null)[]>>;

export function addFigures(results: Results, row: string, figures: Readonly<Record<string, number | null>>): void {
  const columns = results.get(row) ?? new Map<string, (number | null)[]>();
  results.set(row, columns);
  for (const [column, value] of Object.entries(figures)) columns.set(column, [...(columns.get(column) ?? []), value]);
  console.log(
    `${row}: ${Object.entries(figures)
      .map(([column, value]) => `${column} ${value ?? 'no answer'}`)
      .join(', ')}`,
  );
}

/** Prints one line per row: in each column the median with its range, and how often there was no answer. */
export function printTable(title: string, results: Results): void {
  const columns = [...new Set([...results.values()].flatMap((row) => [...row.keys()]))];
  const lines = [...results].map(([row, figures]) => [
    row,
    ...columns.map((column) => summary(figures.get(column) ?? [], column)),
  ]);
  const print = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = [print(['', ...columns]), print(['', ...columns].map(() => '---')), ...lines.map(print)];
  console.log(`\n${title}:\n\n${table.join('\n')}\n`);
}

/** Median, not mean: one run on a busy machine would distort a mean. */
function summary(values: readonly (number | null)[], column: string): string {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? NaN;
  const half = (sorted.length - 1) / 2;
  const round = (value: number) => String(Number(value.toFixed(column === 'CLS' ? 3 : 0)));
  const [median, low, high] = [(at(Math.floor(half)) + at(Math.ceil(half))) / 2, at(0), at(sorted.length - 1)].map(round);
  const lost = values.length - sorted.length;
  return `${median}${low === high ? '' : ` (${low}–${high})`}${lost > 0 ? `, no answer ${lost} of ${values.length}` : ''}`;
}
