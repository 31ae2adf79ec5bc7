'use client';

import { usePathname } from 'next/navigation';
import { PageLink } from '../ui/page-link';

export interface NavigationLinksProps {
  links: readonly { label: string; href: string }[];
  layout: 'bar' | 'menu';
}

/** The links of the main navigation, with the current page marked. A product's page counts as Products. */
export function NavigationLinks({ links, layout }: NavigationLinksProps) {
  const pathname = usePathname();
  return (
    <ul role="list" className={`${layout}-links`}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <PageLink href={href} aria-current={currentState(pathname, href)}>
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function currentState(pathname: string, href: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  return href !== '/' && pathname.startsWith(`${href}/`) ? 'true' : undefined;
}
