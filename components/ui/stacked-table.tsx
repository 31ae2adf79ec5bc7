import type { ReactNode } from 'react';

interface StackedTableProps {
  label: string;
  /** The heads of the columns, that of the row heads first. */
  head: readonly ReactNode[];
  /** The first cell of each row is its head. */
  rows: readonly (readonly ReactNode[])[];
}

const ROW_CLASSES = 'flex flex-wrap break-inside-avoid';
const CELL_CLASSES = 'min-w-0 px-1 py-1 max-sm:text-sm md:p-3 print:px-1 print:py-0.5';
const HEAD_CLASSES = `${CELL_CLASSES} w-full text-muted sm:flex-[1.5]`;

/**
 * A table of words and figures. On phones each row's head stands above its cells, and the heads of the columns stick below the
 * header. It uses ARIA roles, because a <table> whose rows are flexible loses its semantics in browsers.
 */
export function StackedTable({ label, head, rows }: StackedTableProps) {
  const [corner, ...columns] = head;
  return (
    <div
      role="table"
      aria-label={label}
      className="break-inside-avoid rounded-surface border bg-card tabular in-[.guide]:break-inside-auto"
    >
      <div role="rowgroup" className="rounded-t-surface bg-card max-sm:sticky max-sm:top-header print:static short:static">
        <div role="row" className={`${ROW_CLASSES} border-b`}>
          <div role="columnheader" className={HEAD_CLASSES}>
            {corner}
          </div>
          {columns.map((column, index) => (
            <div key={index} role="columnheader" className={`${CELL_CLASSES} flex-1 font-bold`}>
              {column}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup">
        {rows.map(([rowHead, ...cells], index) => (
          <div key={index} role="row" className={`${ROW_CLASSES} not-last:border-b`}>
            <div role="rowheader" className={`${HEAD_CLASSES} max-sm:pb-0`}>
              {rowHead}
            </div>
            {cells.map((cell, column) => (
              <div key={column} role="cell" className={`${CELL_CLASSES} flex-1`}>
                {cell}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
