'use client';

import Link, { useLinkStatus } from 'next/link';
import { useEffect, type ComponentProps } from 'react';
import { LIMIT_MS } from '@/lib/browser/timeout';
import { openingPage } from '@/content/controls';

export type PageLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { href: string };

/** A link within the site. Nothing is fetched before it is followed: mobile data is the visitor's. */
export function PageLink({ href, children, ...rest }: PageLinkProps) {
  return (
    <Link href={href} prefetch={false} {...rest}>
      {children}
      <Opening href={href} />
    </Link>
  );
}

/** Where the page that is being opened is announced. */
export function OpeningStatus() {
  return <p id="opening" role="status" className="sr-only" />;
}

function Opening({ href }: { href: string }) {
  useOpening(useLinkStatus().pending, href);
  return null;
}

/** While the next page is on its way the bar shows it; past the limit the browser loads the page as a document. */
export function useOpening(pending: boolean, href: string): void {
  useEffect(() => {
    if (!pending) return;
    const status = document.getElementById('opening');
    const timer = setTimeout(() => window.location.assign(href), LIMIT_MS);
    document.documentElement.setAttribute('data-navigating', '');
    if (status) status.textContent = openingPage;
    return () => {
      clearTimeout(timer);
      document.documentElement.removeAttribute('data-navigating');
      if (status) status.textContent = '';
    };
  }, [pending, href]);
}
