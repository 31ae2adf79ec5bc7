'use client';

import Link, { useLinkStatus } from 'next/link';
import { useEffect, type ComponentProps } from 'react';
import { LIMIT_MS } from '@/lib/browser/timeout';
import { openingPage } from '@/content/controls';

export type PageLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { href: string };

/** A link within the site. It prefetches nothing, to save the visitor's mobile data. */
export function PageLink({ href, children, ...rest }: PageLinkProps) {
  return (
    <Link href={href} prefetch={false} {...rest}>
      {children}
      <Opening href={href} />
    </Link>
  );
}

/** The live region that announces that a page is being opened. */
export function OpeningStatus() {
  return <p id="opening" role="status" className="sr-only" />;
}

function Opening({ href }: { href: string }) {
  useOpening(useLinkStatus().pending, href);
  return null;
}

/** Shows in the bar that a page is loading; after `LIMIT_MS` the browser loads it as a document. */
export function useOpening(pending: boolean, href: string): void {
  useEffect(() => {
    if (!pending) return;
    const status = document.getElementById('opening');
    const isShown = () => window.location.href === new URL(href, window.location.href).href;
    let asDocument = false;
    const timer = setTimeout(() => {
      // On a slow phone the timer may run only after the router has shown the page.
      asDocument = !isShown();
      if (asDocument) window.location.assign(href);
    }, LIMIT_MS);
    document.documentElement.setAttribute('data-navigating', '');
    if (status) status.textContent = openingPage;
    return () => {
      clearTimeout(timer);
      // The router has shown the page after all. A second entry for it would keep Back from leading to the page before.
      if (asDocument && isShown()) window.location.replace(href);
      document.documentElement.removeAttribute('data-navigating');
      if (status) status.textContent = '';
    };
  }, [pending, href]);
}
