import type { ReactNode } from 'react';
import { NoBreak } from '../ui/no-break';
import { Section } from '../ui/section';

export interface GuideSectionProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

export function GuideSection({ id, title, lead, children }: GuideSectionProps) {
  return (
    <Section id={id} title={title} className="pt-8 first:pt-0 md:pt-12 print:pt-3" heading="text-h2">
      {lead && <p className="mt-2 max-w-measure break-after-avoid text-muted print:mt-0">{lead}</p>}
      <div className="mt-4 print:mt-1">{children}</div>
    </Section>
  );
}

export function Pairs({ rows }: { rows: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl className="grid max-w-measure">
      {rows.map(([name, text]) => (
        <div
          key={name}
          className="grid break-inside-avoid gap-x-6 border-t py-3 sm:grid-cols-[12rem_1fr] print:grid-cols-[7rem_1fr] print:gap-x-2 print:py-0.5"
        >
          <dt className="font-bold">{name}</dt>
          <dd className="text-muted">
            <NoBreak>{text}</NoBreak>
          </dd>
        </div>
      ))}
    </dl>
  );
}
