import { Fragment } from 'react';
import { splitFigure } from '@/lib/shop/figure';
import { Unbroken } from '../ui/unbroken';

export interface ValueProps {
  /** In a column of figures alone: their units begin on one line. */
  isAligned: boolean;
  children: string;
}

/** A value of a table: a figure and its unit, which never part, or words, which break at their commas first. */
export function Value({ isAligned, children }: ValueProps) {
  const figure = splitFigure(children);
  if (!figure) {
    return children.split(/(?<=,) /).map((part, index) => (
      <Fragment key={part}>
        {index > 0 && ' '}
        <span className="inline-block">
          <Unbroken>{part}</Unbroken>
        </span>
      </Fragment>
    ));
  }
  return (
    <span className="inline-block">
      <span className={isAligned ? 'inline-block min-w-10' : ''}>{figure.number}</span>
      <span className="pl-0.5 font-normal text-muted">{figure.unit}</span>
    </span>
  );
}
