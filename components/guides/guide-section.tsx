import type { ReactNode } from 'react';

export interface GuideSectionProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A part of a guide, with its heading. */
export function GuideSection({ id, title, lead, children }: GuideSectionProps) {
  return (
    <section aria-labelledby={id} className="pt-12 first:pt-0 md:pt-16 print:pt-4">
      <h2 id={id} className="text-h2 print:text-h4">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-measure text-muted">{lead}</p>}
      <div className="mt-6 print:mt-2">{children}</div>
    </section>
  );
}

/** Cautions and reasons, one below the other. */
export function Points({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-3 print:gap-1">
      {items.map((item) => (
        <li key={item} className="max-w-measure border-l-4 border-volt pl-4">
          {item}
        </li>
      ))}
    </ul>
  );
}
