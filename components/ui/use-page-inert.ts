import { useEffect } from 'react';
import { afterPaint } from '@/lib/after-paint';

/** All of the page but what may speak while a dialog is open: toasts, and the line that says there is no connection. */
const PAGE = 'body > :is(a, header, main, footer)';

/**
 * Takes the page out of reach while a dialog lies over it, which covers the page and holds the focus already. The
 * dialog's library hides the page from screen readers, but not the live regions, which every card has.
 */
export function usePageInert(): void {
  useEffect(() => {
    const parts = document.querySelectorAll<HTMLElement>(PAGE);
    const setInert = (inert: boolean) => parts.forEach((part) => (part.inert = inert));
    // The browser styles all that is in them anew for it, which would hold up the dialog's first paint.
    const cancel = afterPaint(() => setInert(true));
    return () => {
      cancel();
      setInert(false);
    };
  }, []);
}
