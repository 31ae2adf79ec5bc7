'use client';

import { usePathname } from 'next/navigation';
import { PageLink } from '../ui/page-link';

export interface NavigationLinksProps {
  links: readonly { label: string; href: string }[];
  layout: 'bar' | 'menu';
}

const LAYOUTS = {
  bar: {
    list: 'flex gap-2',
    link: 'flex min-h-11 items-center px-3 text-muted decoration-volt decoration-2 underline-offset-8 hover:text-paper aria-[current]:text-paper aria-[current]:underline',
  },
  menu: {
    list: 'grid',
    link: 'flex min-h-14 items-center border-b border-ink-line text-h4 font-bold active:bg-ink-raised aria-[current]:text-volt',
  },
} as const;

/** The links of the main navigation, with the current page marked. A product's page counts as Products. */
export function NavigationLinks({ links, layout }: NavigationLinksProps) {
  const pathname = usePathname();
  const { list, link } = LAYOUTS[layout];
  return (
    <ul className={list}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <PageLink href={href} className={link} aria-current={currentState(pathname, href)}>
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
