'use client';

import { useEffect } from 'react';

/** How far a page is scrolled, in pixels, before the bar turns glassy. */
const SCROLL_THRESHOLD = 50;

/** Tells the style sheet two things that only the browser knows: that the page is scrolled, and which pictures failed. */
export function PageSignals() {
  useEffect(() => {
    const markScroll = () => {
      document.documentElement.toggleAttribute('data-scrolled', window.scrollY > SCROLL_THRESHOLD);
    };
    markScroll();
    window.addEventListener('scroll', markScroll, { passive: true });
    return () => window.removeEventListener('scroll', markScroll);
  }, []);

  useEffect(() => {
    const markFailed = (image: HTMLImageElement) => image.closest('picture')?.setAttribute('data-failed', image.alt);
    const onError = (event: Event) => {
      if (event.target instanceof HTMLImageElement) markFailed(event.target);
    };
    // Pictures that failed before this script ran.
    for (const image of document.images) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) markFailed(image);
    }
    // Error events of pictures don't bubble; capture sees them.
    document.addEventListener('error', onError, true);
    return () => document.removeEventListener('error', onError, true);
  }, []);

  return null;
}
