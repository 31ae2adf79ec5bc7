import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  className?: string;
  headingClass?: string;
  level?: 'h2' | 'h3';
  children: ReactNode;
}

export function Section({ id, title, className, headingClass = 'text-h2', level: Heading = 'h2', children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <Heading id={id} className={headingClass}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
