import type { ReactNode } from 'react';

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
      <svg viewBox="0 0 20 20" aria-hidden="true" className="line shrink-0">
        <path d="M4 7l6 6 6-6" />
      </svg>
    </summary>
  );
}
