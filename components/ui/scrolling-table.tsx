import type { ReactNode } from 'react';

export interface ScrollingTableProps {
  /** What the table is about, for those who don't see it. */
  label: string;
  /** The first is that of the row heads. */
  head: readonly ReactNode[];
  /** The first of each is its head. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table of words and figures. Where it is wider than the screen it scrolls by itself, by key too. */
export function ScrollingTable({ label, head, rows }: ScrollingTableProps) {
  const [corner, ...columns] = head;
  return (
    <div role="region" aria-label={`Table: ${label}`} tabIndex={0} className="overflow-x-auto rounded-surface border border-line bg-card print:overflow-visible">
      <table className="tabular w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="p-2 md:p-3 min-w-24 align-bottom font-normal text-muted">
              {corner}
            </th>
            {columns.map((column, index) => (
              <th key={index} scope="col" className="p-2 md:p-3 min-w-20 align-bottom font-bold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([rowHead, ...cells], index) => (
            <tr key={index} className="border-b border-line last:border-0">
              <th scope="row" className="p-2 md:p-3 align-top font-normal text-muted">
                {rowHead}
              </th>
              {cells.map((cell, column) => (
                <td key={column} className="p-2 md:p-3 align-top font-medium">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
