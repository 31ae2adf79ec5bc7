import type { ReactNode } from 'react';

export interface SectionProps {
  id: string;
  title: string;
  /** A line beside the heading on wide screens. */
  lead?: string;
  className?: string;
  heading?: string;
  level?: 'h2' | 'h3';
  children: ReactNode;
}

export function Section({ id, title, lead, className, heading = 'text-h2', level: Heading = 'h2', children }: SectionProps) {
  const name = (
    <Heading id={id} className={heading}>
      {title}
    </Heading>
  );
  return (
    <section aria-labelledby={id} className={className}>
      {lead ? (
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-2 md:mb-6">
          {name}
          <p className="text-balance text-muted">{lead}</p>
        </div>
      ) : (
        name
      )}
      {children}
    </section>
  );
}
