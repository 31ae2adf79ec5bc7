'use client';

import { usePathname } from 'next/navigation';
import { mainNavigation } from '@/content/navigation';
import { PageLink } from '../ui/page-link';

/** The links of the main navigation, with the current page marked. A product's page counts as Products. */
export function NavigationLinks({ layout }: { layout: 'bar' | 'menu' }) {
  const pathname = usePathname();
  const currentState = (href: string) => (pathname === href ? 'page' : href !== '/' && pathname.startsWith(`${href}/`));
  return (
    <ul role="list" className={`${layout}-links`}>
      {mainNavigation.map(({ label, href }) => (
        <li key={href}>
          <PageLink href={href} aria-current={currentState(href) || undefined}>
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
