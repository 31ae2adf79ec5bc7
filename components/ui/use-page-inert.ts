import { useEffect } from 'react';

/** All of the page but what may speak while a dialog is open: toasts, and the line that says there is no connection. */
const PAGE = 'body > :is(a, header, main, footer)';

/**
 * Takes the page out of reach while a dialog lies over it. The dialog's library hides it from screen readers, but not
 * the live regions, which every card has.
 */
export function usePageInert(): void {
  useEffect(() => {
    const parts = document.querySelectorAll<HTMLElement>(PAGE);
    for (const part of parts) part.inert = true;
    return () => {
      for (const part of parts) part.inert = false;
    };
  }, []);
}
