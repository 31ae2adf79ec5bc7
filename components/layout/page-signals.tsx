'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { subscribeToAddress } from '@/lib/browser/address';

/** Pixels of scrolling before the bar turns translucent. */
const SCROLL_THRESHOLD = 50;

/** What the style sheet and Next's router must know of a page. */
export function PageSignals() {
  useHydratedMark();
  useFragmentEntries();
  useScrollOnTraversal();
  useScrolledMark();
  useFailedPictures();
  return null;
}

/** `data-scripts` on the root: the page is hydrated. */
function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.setAttribute('data-scripts', 'ready');
    // It may be left from a dialog that was open when the page was reloaded, and later entries would inherit it.
    window.history.scrollRestoration = 'auto';
  }, []);
}

/** Tells Next of entries without its state, which fragment links make: Back to one would change the address but not the page. */
function useFragmentEntries(): void {
  const router = useRouter();
  useEffect(
    () =>
      subscribeToAddress(() => {
        const { pathname, search, hash } = window.location;
        if (!window.history.state) router.replace(pathname + search + hash);
      }),
    [router],
  );
}

/**
 * After a reload Next must fetch the page that Back leads to. The browser looks for the place left before it is there, on the page
 * being left, which may be shorter. Browsers without this interface stay at its end.
 */
function useScrollOnTraversal(): void {
  const pathname = usePathname();
  /** Where the entry that Back or Forward leads to was left, until its page is shown. */
  const place = useRef<number>(undefined);
  useEffect(
    () =>
      window.navigation?.addEventListener('navigate', ({ navigationType, destination }) => {
        // Next replaces the entry, which empties its state, before the page is shown.
        if (navigationType === 'replace') return;
        place.current = navigationType === 'traverse' ? destination.getState() : undefined;
        navigation.updateCurrentEntry({ state: window.scrollY });
      }),
    [],
  );
  useLayoutEffect(() => {
    if (place.current !== undefined) window.scrollTo(0, place.current);
    place.current = undefined;
  }, [pathname]);
}

/** `data-scrolled` on the root. */
function useScrolledMark(): void {
  useEffect(() => {
    const mark = () => {
      document.documentElement.toggleAttribute('data-scrolled', window.scrollY > SCROLL_THRESHOLD);
    };
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, []);
}

/** `data-failed` on pictures that could not be loaded. */
function useFailedPictures(): void {
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
}
