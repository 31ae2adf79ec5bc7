'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition, type ComponentProps } from 'react';
import { writeWaiting } from '@/lib/browser/address';
import { isPlainClick } from '@/lib/browser/plain-click';
import { beginOpening, endOpening } from './opening-page';

export interface PageLinkProps extends ComponentProps<'a'> {
  href: string;
  /** Where a plain click leads, if not to `href`: the catalogue with a category chosen. */
  to?: string;
}

/**
 * A link within the site. Unlike Next's it prefetches nothing, to save the visitor's mobile data, and shows that its page is on its
 * way; what else that one does would be 3 kB of each page.
 */
export function PageLink({ href, to = href, onClick, ...rest }: PageLinkProps) {
  const router = useRouter();
  const [isOpening, open] = useTransition();
  useOpening(isOpening, to);
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        writeWaiting();
        open(() => router.push(to));
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
