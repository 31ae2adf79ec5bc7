'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition, type ComponentProps } from 'react';
import { routes } from '@/content/routes';
import { beginOpening, endOpening, isAtPath, writeAddress, writeWaiting } from '@/lib/browser/address';
import { isPlainClick } from '@/lib/browser/plain-click';

interface PageLinkProps extends ComponentProps<'a'> {
  href: string;
  /** Where a plain click leads, if not to `href`: the catalogue with a category chosen. */
  clickHref?: string;
}

/**
 * A link within the site. Unlike Next's it prefetches nothing, to save the visitor's mobile data, and shows that its page is on its
 * way; what else Next's link does would be 3 kB of each page.
 */
export function PageLink({ href, clickHref = href, onClick, ...rest }: PageLinkProps) {
  const router = useRouter();
  const [isOpening, open] = useTransition();
  useOpening(isOpening, clickHref);
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        const { pathname, search, hash } = new URL(clickHref, window.location.href);
        writeWaiting();
        const isHere = isAtPath(pathname) && !hash;
        if (isHere) window.scrollTo(0, 0);
        // The catalogue's filter needs no page, and a late one would take away what is chosen meanwhile.
        if (!isHere || pathname !== routes.products) open(() => router.push(clickHref));
        else if (search !== window.location.search) writeAddress('push', clickHref);
      }}
      {...rest}
    />
  );
}

function useOpening(isOpening: boolean, href: string) {
  useEffect(() => {
    if (!isOpening) return;
    const isShown = () => window.location.href === new URL(href, window.location.href).href;
    let asDocument = false;
    beginOpening(href, () => {
      // On a slow phone the timer may run only after the router has shown the page.
      asDocument = !isShown();
      if (asDocument) window.location.assign(href);
    });
    return () => {
      // The router has shown the page after all. A second entry for it would keep Back from leading to the page before.
      if (asDocument && isShown()) window.location.replace(href);
      endOpening(href);
    };
  }, [isOpening, href]);
}
