import { Fragment } from 'react';
import type { SpecificationPart } from '@/lib/shop/attributes';
import { NoBreak } from '../ui/no-break';

/** The specification: one table for each group, their columns aligned. */
export function SpecificationTable({ parts }: { parts: readonly SpecificationPart[] }) {
  return (
    <div className="grid gap-4 print:gap-2">
      {parts.map(({ title, rows }) => (
        <table key={title} className="tabular w-full border-collapse text-left wrap-anywhere">
          <caption className="border-b-2 border-ink pb-1 text-left text-sm font-bold">{title}</caption>
          <tbody>
            {rows.map(([label, value]) => (
              <tr key={label} className="border-b border-line align-top *:py-1 print:*:py-px">
                <th scope="row" className="w-5/12 pr-2 font-normal text-muted">
                  {label}
                </th>
                <td className="font-bold">{partsOf(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

/** A value that wraps at its commas first. */
function partsOf(value: string) {
  return value.split(/(?<=,) /).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className="inline-block">
        <NoBreak>{part}</NoBreak>
      </span>
    </Fragment>
  ));
}
