import { controls } from '@/content/controls';
import type { NavigationLink } from '@/content/types';
import { PageLink } from './page-link';

export function Breadcrumb({ breadcrumbs, here }: { breadcrumbs: readonly NavigationLink[]; here: string }) {
  return (
    <nav aria-label={controls.breadcrumbs} className="site-width pt-2 text-sm print:hidden">
      <ol role="list" className="flex flex-wrap items-center gap-x-2">
        {breadcrumbs.map(({ label, href }) => (
          <li key={href} className="flex items-center gap-2">
            <PageLink href={href} className="link">
              {label}
            </PageLink>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="line-clamp-1 min-w-0 flex-1 basis-20 text-muted">
          {here}
        </li>
      </ol>
    </nav>
  );
}
