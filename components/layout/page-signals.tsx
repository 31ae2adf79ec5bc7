'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** How far a page is scrolled, in pixels, before the bar turns glassy. */
const SCROLL_THRESHOLD = 50;

/**
 * Tells the style sheet what only the browser knows: that the page is hydrated, that it is scrolled, which pictures
 * failed. And tells Next's router of the history entries that fragment links make.
 */
export function PageSignals() {
  const router = useRouter();

  useEffect(() => {
    document.documentElement.setAttribute('data-scripts', 'ready');
  }, []);

  // Next ignores an entry without its state: Back to such an entry would change the address and leave the page.
  useEffect(() => {
    const onPopState = ({ state }: PopStateEvent) => {
      const { pathname, search, hash } = window.location;
      if (!state) router.replace(pathname + search + hash);
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [router]);

  useEffect(() => {
    const markScroll = () => {
      document.documentElement.toggleAttribute('data-scrolled', window.scrollY > SCROLL_THRESHOLD);
    };
    markScroll();
    window.addEventListener('scroll', markScroll, { passive: true });
    return () => window.removeEventListener('scroll', markScroll);
  }, []);

  useEffect(() => {
    const mark = (image: HTMLImageElement, failed: boolean) => {
      const picture = image.closest('picture');
      if (failed) picture?.setAttribute('data-failed', image.alt);
      else picture?.removeAttribute('data-failed');
    };
    const onSettled = (event: Event) => {
      if (event.target instanceof HTMLImageElement) mark(event.target, event.type === 'error');
    };
    // Pictures that failed before this script ran. A lazy one that hasn't begun has no address yet.
    for (const image of document.images) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) mark(image, true);
    }
    // These events of pictures don't bubble; capture sees them.
    document.addEventListener('error', onSettled, true);
    document.addEventListener('load', onSettled, true);
    return () => {
      document.removeEventListener('error', onSettled, true);
      document.removeEventListener('load', onSettled, true);
    };
  }, []);

  return null;
}
