import type { ComponentProps } from 'react';
import { LineIcon } from './line-icon';

/** A <summary> with an arrow that shows whether its <details> is open. */
export function Summary({ children, ...props }: ComponentProps<'summary'>) {
  return (
    <summary {...props}>
      {children}
      <LineIcon path="M4 7l6 6 6-6" className="shrink-0" />
    </summary>
  );
}
