import type { ComponentProps } from 'react';

/** A choice from a list, with an arrow clear of the border. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return (
    <span className="select relative grid empty:invisible">
      <select className={`field appearance-none pr-9 ${className}`} {...rest} />
    </span>
  );
}
