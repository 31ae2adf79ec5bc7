import { Fragment } from 'react';
import { splitFigure } from '@/lib/shop/figure';
import { Unbroken } from '../ui/unbroken';

/** A value of a table: a figure and its unit, which never part, or words, which break at their commas first. */
export function Value({ children }: { children: string }) {
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
      <span className="figure">{figure.number}</span>
      <span className="unit">{figure.unit}</span>
    </span>
  );
}
