import type { ReactNode } from 'react';
import { LineIcon } from './line-icon';

export interface SummaryProps {
  /** Sets its height. */
  className: string;
  children: ReactNode;
}

/** The summary of a <details>, with an arrow that shows whether it is open. */
export function Summary({ className, children }: SummaryProps) {
  return (
    <summary className={className}>
      {children}
      <LineIcon path="M4 7l6 6 6-6" className="shrink-0" />
    </summary>
  );
}
