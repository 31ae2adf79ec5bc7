import { Fragment } from 'react';
import { NoBreak } from './no-break';

/** A table value that wraps at its commas first. */
export function SpecificationValue({ children }: { children: string }) {
  return children.split(/(?<=,) /).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className="inline-block">
        <NoBreak>{part}</NoBreak>
      </span>
    </Fragment>
  ));
}
