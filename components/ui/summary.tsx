import type { ReactNode } from 'react';

export interface SummaryProps {
  /** Sets its height. */
  className: string;
  children: ReactNode;
}

/** The summary of a <details>, with an arrow that shows whether it is open. */
export function Summary({ className, children }: SummaryProps) {
  return (
    <summary
      className={`flex list-none items-center justify-between gap-4 font-bold underline-offset-4 select-none hover:underline ${className}`}
    >
      {children}
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="size-5 shrink-0 fill-none stroke-current stroke-2 in-open:rotate-180"
      >
        <path d="M4 7l6 6 6-6" />
      </svg>
    </summary>
  );
}
