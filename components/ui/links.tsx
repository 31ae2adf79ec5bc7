import type { NavigationLink } from '@/content/types';
import { PageLink } from './page-link';

export function Links({ links }: { links: readonly NavigationLink[] }) {
  return (
    <p className="flex flex-wrap gap-x-6 print:hidden">
      {links.map(({ label, href }) => (
        <PageLink key={href} href={href} className="link">
          {label}
        </PageLink>
      ))}
    </p>
  );
}
