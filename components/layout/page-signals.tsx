'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { subscribeToAddress } from '@/lib/browser/address';

/** Pixels of scrolling before the bar turns translucent. */
const SCROLL_THRESHOLD = 50;
/** Where the entry that Back or Forward leads to was left, until its page is shown. */
let place: number | undefined;

/**
 * Sets attributes for the style sheet: that the page is hydrated, that it is scrolled, which pictures failed. Also tells Next's
 * router about history entries made by fragment links.
 */
export function PageSignals() {
  const router = useRouter();
  const pathname = usePathname();

  useEffect(() => {
    document.documentElement.setAttribute('data-scripts', 'ready');
    // It may be left from a dialog that was open when the page was reloaded, and later entries would inherit it.
    window.history.scrollRestoration = 'auto';
  }, []);

  // Next ignores entries without its state, so Back to one would change the address but not the page.
  useEffect(
    () =>
      subscribeToAddress(() => {
        const { pathname, search, hash } = window.location;
        if (!window.history.state) router.replace(pathname + search + hash);
      }),
    [router],
  );

  // After a reload Next must fetch the page that Back leads to. The browser looks for the place left before it is there, on the
  // page being left, which may be shorter. Browsers without this interface stay at its end.
  useEffect(
    () =>
      window.navigation?.addEventListener('navigate', ({ navigationType, destination }) => {
        // Next replaces the entry, which empties its state, before the page is shown.
        if (navigationType === 'replace') return;
        place = navigationType === 'traverse' ? destination.getState() : undefined;
        navigation.updateCurrentEntry({ state: window.scrollY });
      }),
    [],
  );
  useLayoutEffect(() => {
    if (place !== undefined) window.scrollTo(0, place);
    place = undefined;
  }, [pathname]);

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
    // Pictures that failed before this script ran. A lazy one that has not started loading has no `currentSrc`.
    for (const image of document.images) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) mark(image, true);
    }
    // These events do not bubble, so they are captured.
    document.addEventListener('error', onSettled, true);
    document.addEventListener('load', onSettled, true);
    return () => {
      document.removeEventListener('error', onSettled, true);
      document.removeEventListener('load', onSettled, true);
    };
  }, []);

  return null;
}
