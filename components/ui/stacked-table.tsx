import type { ReactNode } from 'react';

export interface StackedTableProps {
  /** The table's name for screen readers. */
  label: string;
  /** The heads of the columns: that of the row heads, then one to six more. */
  head: readonly ReactNode[];
  /** The first cell of each row is its head. */
  rows: readonly (readonly ReactNode[])[];
}

/** Fixed columns, so that parsing the rest of a row moves no cell; by the number of columns besides the row heads. */
const COLUMNS = [
  '',
  'grid-cols-1 sm:grid-cols-[1.4fr_1fr]',
  'grid-cols-2 sm:grid-cols-[1.4fr_repeat(2,1fr)]',
  'grid-cols-3 sm:grid-cols-[1.4fr_repeat(3,1fr)]',
  'grid-cols-4 sm:grid-cols-[1.4fr_repeat(4,1fr)]',
  'grid-cols-5 sm:grid-cols-[1.4fr_repeat(5,1fr)]',
  'grid-cols-6 sm:grid-cols-[1.4fr_repeat(6,1fr)]',
];
const ROW = 'grid border-b border-line break-inside-avoid';
const CELL = 'min-w-0 px-1 py-1 max-sm:text-sm sm:py-2 sm:px-2 md:p-3';
const HEAD = `${CELL} col-span-full text-muted sm:col-span-1`;

/**
 * A table of words and figures. On phones each row's head stands above its cells, and the heads of the columns stick below the
 * bar. It uses ARIA roles, because a <table> whose rows are grids loses its semantics in browsers.
 */
export function StackedTable({ label, head, rows }: StackedTableProps) {
  const [corner, ...columns] = head;
  const row = `${ROW} ${COLUMNS[columns.length]}`;
  return (
    <div role="table" aria-label={label} className="tabular rounded-surface card">
      <div role="rowgroup" className="rounded-t-surface bg-card max-sm:sticky max-sm:top-16 short:static print:static">
        <div role="row" className={row}>
          <div role="columnheader" className={HEAD}>
            {corner}
          </div>
          {columns.map((column, index) => (
            <div key={index} role="columnheader" className={`${CELL} font-bold`}>
              {column}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup">
        {rows.map(([rowHead, ...cells], index) => (
          <div key={index} role="row" className={`${row} last:border-0`}>
            <div role="rowheader" className={`${HEAD} max-sm:pb-0`}>
              {rowHead}
            </div>
            {cells.map((cell, column) => (
              <div key={column} role="cell" className={CELL}>
                {cell}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
