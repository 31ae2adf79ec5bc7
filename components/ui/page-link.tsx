'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useTransition, type ComponentProps } from 'react';
import { reportAddress } from '@/lib/browser/address';
import { LIMIT_MS } from '@/lib/browser/timeout';
import { openingPage } from '@/content/controls';

export interface PageLinkProps extends ComponentProps<typeof Link> {
  href: string;
  /** Where a plain click leads, if not to `href`: the catalogue with a category chosen. */
  to?: string;
}

/** A link within the site. It prefetches nothing, to save the visitor's mobile data. */
export function PageLink({ href, to = href, ...rest }: PageLinkProps) {
  const router = useRouter();
  const [isOpening, open] = useTransition();
  useOpening(isOpening, to);
  return (
    <Link
      href={href}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        open(() => router.push(to));
      }}
      {...rest}
    />
  );
}

/** The live region that announces that a page is being opened. */
export function OpeningStatus() {
  return <p id="opening" role="status" className="sr-only" />;
}

/** Shows in the bar that a page is loading; after `LIMIT_MS` the browser loads it as a document. */
function useOpening(isOpening: boolean, href: string) {
  useEffect(() => {
    if (!isOpening) return;
    const status = document.getElementById('opening');
    const isShown = () => window.location.href === new URL(href, window.location.href).href;
    let asDocument = false;
    const timer = setTimeout(() => {
      // On a slow phone the timer may run only after the router has shown the page.
      asDocument = !isShown();
      if (asDocument) window.location.assign(href);
    }, LIMIT_MS);
    document.documentElement.setAttribute('data-navigating', '');
    status?.replaceChildren(openingPage);
    return () => {
      clearTimeout(timer);
      // The router has shown the page after all. A second entry for it would keep Back from leading to the page before.
      if (asDocument && isShown()) window.location.replace(href);
      document.documentElement.removeAttribute('data-navigating');
      status?.replaceChildren();
      reportAddress();
    };
  }, [isOpening, href]);
}
