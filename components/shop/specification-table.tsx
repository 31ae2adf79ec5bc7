import { Fragment } from 'react';
import type { SpecificationRow } from '@/lib/shop/specification';
import { NoBreak } from '../ui/no-break';

/** The specification as one list of rows, in two columns where there is room. */
export function SpecificationTable({ rows }: { rows: readonly SpecificationRow[] }) {
  return (
    <dl className="tabular columns-[2_20rem] gap-x-12 wrap-anywhere">
      {rows.map(([label, value]) => (
        <div key={label} className="flex items-baseline break-inside-avoid gap-2 border-b py-1 print:py-px">
          <dt className="w-1/2 shrink-0 text-muted max-sm:text-sm md:w-5/12">{label}</dt>
          <dd className="font-bold" translate="no">
            {partsOf(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function partsOf(value: string) {
  return value.split(/(?<=,) /).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className="inline-block align-top">
        <NoBreak>{part}</NoBreak>
      </span>
    </Fragment>
  ));
}
