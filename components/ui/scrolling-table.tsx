import type { ReactNode } from 'react';
import { controls } from '@/content/controls';
import { fill } from '@/lib/fill';

export interface ScrollingTableProps {
  /** What the table is about, for those who don't see it. */
  label: string;
  /** The first is that of the row heads. */
  head: readonly ReactNode[];
  /** The first of each is its head. */
  rows: readonly (readonly ReactNode[])[];
}

/* On phones its heads stay below the bar while it is read. */
const STACKED =
  'max-sm:[&_thead]:sticky max-sm:[&_thead]:top-16 max-sm:[&_thead]:bg-card max-sm:[&_tr]:flex max-sm:[&_tr]:flex-wrap max-sm:[&_tr>*]:min-w-0 max-sm:[&_tr>*]:flex-1 max-sm:[&_th:first-child]:basis-full';

/**
 * A table of words and figures. On phones the head of a row stands above its cells: the roles are named, since some
 * browsers forget them there. Where it is still wider than the screen it scrolls by itself, by key too.
 */
export function ScrollingTable({ label, head, rows }: ScrollingTableProps) {
  const [corner, ...columns] = head;
  return (
    <div
      role="region"
      aria-label={fill(controls.table, { title: label })}
      tabIndex={0}
      className="overflow-x-auto rounded-surface border border-line bg-card max-sm:overflow-visible print:overflow-visible"
    >
      <table role="table" aria-label={label} className={`tabular w-full border-collapse text-left ${STACKED}`}>
        <thead role="rowgroup">
          <tr role="row" className="border-b border-line">
            <th role="columnheader" scope="col" className="p-2 align-bottom font-normal text-muted md:p-3">
              {corner}
            </th>
            {columns.map((column, index) => (
              <th key={index} role="columnheader" scope="col" className="p-2 align-bottom font-bold md:p-3">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([rowHead, ...cells], index) => (
            <tr key={index} role="row" className="border-b border-line last:border-0">
              <th role="rowheader" scope="row" className="p-2 align-top font-normal text-muted md:p-3">
                {rowHead}
              </th>
              {cells.map((cell, column) => (
                <td key={column} role="cell" className="p-2 align-top font-medium md:p-3">
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
