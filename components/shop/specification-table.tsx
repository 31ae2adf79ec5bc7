import { Fragment } from 'react';
import type { SpecificationPart } from '@/lib/shop/attributes';
import { NoBreak } from '../ui/no-break';

/** The specification: one table for each group, their columns aligned. */
export function SpecificationTable({ parts }: { parts: readonly SpecificationPart[] }) {
  return (
    <div className="grid gap-4 print:gap-2">
      {parts.map(({ title, rows }) => (
        <table key={title} className="specification">
          <caption>{title}</caption>
          <tbody>
            {rows.map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{partsOf(value)}</td>
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
