import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  className?: string;
  headingClass?: string;
  /** For a page with many sections: with a smaller heading. */
  small?: boolean;
  level?: 'h2' | 'h3';
  children: ReactNode;
}

export function Section(props: SectionProps) {
  const { id, title, className, headingClass = 'text-h2', small, level: Heading = 'h2', children } = props;
  return (
    <section aria-labelledby={id} className={className}>
      <Heading id={id} className={small ? `text-h4 md:text-h3 print:text-base ${headingClass}` : headingClass}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
