import { Fragment } from 'react';
import { Unbroken } from './no-break';

/** A table value that wraps at its commas first. */
export function Value({ children }: { children: string }) {
  return children.split(/(?<=,) /).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className="inline-block">
        <Unbroken>{part}</Unbroken>
      </span>
    </Fragment>
  ));
}
