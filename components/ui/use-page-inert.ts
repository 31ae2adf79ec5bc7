import { useEffect } from 'react';
import { afterPaint } from '@/lib/after-paint';

/** All of the page but what may speak while a dialog is open: toasts, and the line that says there is no connection. */
const PAGE = 'body > :is(a, header, main, footer)';

/**
 * Takes the page out of reach while a dialog lies over it. The dialog's library hides it from screen readers, but not
 * the live regions, which every card has.
 */
export function usePageInert(): void {
  useEffect(() => {
    const parts = document.querySelectorAll<HTMLElement>(PAGE);
    const setInert = (inert: boolean) => parts.forEach((part) => (part.inert = inert));
    // It styles every element anew: after the dialog's first paint. Until then the dialog covers the page and holds the focus.
    const cancel = afterPaint(() => setInert(true));
    return () => {
      cancel();
      setInert(false);
    };
  }, []);
}
