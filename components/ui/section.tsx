import type { ReactNode } from 'react';

export interface SectionProps {
  id: string;
  title: string;
  className?: string;
  /** Class names of the heading. */
  heading?: string;
  level?: 'h2' | 'h3';
  children: ReactNode;
}

/** A part of a page, named by its heading. */
export function Section({ id, title, className, heading = 'text-h2', level: Heading = 'h2', children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <Heading id={id} className={heading}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
