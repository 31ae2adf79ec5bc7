'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { addressStore, beginOpening, endOpening, isAtPath } from '@/lib/browser/address';

/** Pixels of scrolling before the header turns translucent. */
const SCROLL_THRESHOLD = 50;

/** What the style sheet and Next's router must know of a page, and the live region that says that a page is on its way. */
export function PageSignals() {
  useFragmentEntries();
  useScrollOnTraversal();
  useOpeningOnTraversal();
  useFocusAfterFooter();
  // These run once: their listeners stay as long as the document.
  useEffect(() => {
    markHydrated();
    markScrolled();
    markFailedPictures();
  }, []);
  return <p id="opening" role="status" className="sr-only" />;
}

/** Sets `data-scripts` on the root: the page is hydrated. */
function markHydrated() {
  document.documentElement.setAttribute('data-scripts', 'ready');
  // `manual` may be left from a dialog that was open when the page was reloaded, and later entries would inherit it.
  window.history.scrollRestoration = 'auto';
}

/** Tells Next of entries without its state, which fragment links make: Back to one would change the address but not the page. */
function useFragmentEntries() {
  const router = useRouter();
  useEffect(
    () =>
      addressStore.subscribe(() => {
        if (!window.history.state) router.replace(window.location.href);
      }),
    [router],
  );
}

/**
 * Restores the scroll position on a page that Next must fetch for Back or Forward, as after a reload: browsers try before the
 * page is there, on the one being left, which may be shorter. Browsers without the Navigation API stay at that page's end.
 */
function useScrollOnTraversal() {
  const pathname = usePathname();
  /** The scroll position at which the entry that Back or Forward leads to was left, until its page is shown. */
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

/** As in a new document, the keyboard goes on at the top after a link of the footer. */
function useFocusAfterFooter() {
  const pathname = usePathname();
  // As a cleanup it runs when the path changes, but not at first.
  useEffect(
    () => () => {
      if (document.activeElement?.closest('footer')) document.querySelector('main')?.focus({ preventScroll: true });
    },
    [pathname],
  );
}

/** Back and Forward to a page that Next must fetch, as after a reload, are shown and limited like a link. */
function useOpeningOnTraversal() {
  const pathname = usePathname();
  useEffect(() => {
    const isShown = () => isAtPath(pathname);
    const onPopState = () => {
      const { href } = window.location;
      if (isShown() || addressStore.get().dialog !== undefined) endOpening();
      else beginOpening(href, () => window.location.reload());
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      endOpening(window.location.href);
    };
  }, [pathname]);
}

/** Sets `data-scrolled` on the root while the page is scrolled. */
function markScrolled() {
  // Rounded, since Firefox scrolls to 50.33 if asked for 50.
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', Math.round(window.scrollY) > SCROLL_THRESHOLD);
  // Marks in a frame, which lays the page out in any case; here it would do so within the task of hydration.
  requestAnimationFrame(mark);
  window.addEventListener('scroll', mark, { passive: true });
}

/** Sets `data-failed` on pictures that could not be loaded. */
function markFailedPictures() {
  const mark = ({ type, target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    const picture = target.closest('picture');
    if (type === 'error') picture?.setAttribute('data-failed', target.alt);
    else picture?.removeAttribute('data-failed');
  };
  // These events do not bubble, so they are captured.
  document.addEventListener('error', mark, true);
  document.addEventListener('load', mark, true);
  // Pictures that failed before this script ran. A lazy one that has not started loading has no `currentSrc`.
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) image.dispatchEvent(new Event('error'));
  }
}
