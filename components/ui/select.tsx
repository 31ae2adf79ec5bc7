import type { ComponentProps } from 'react';

/** A native select with an arrow of our own. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return (
    <span className="select relative grid empty:invisible">
      <select className={`field appearance-none pr-12 ${className}`} {...rest} />
    </span>
  );
}
