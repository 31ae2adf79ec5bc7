import { useEffect } from 'react';
import { inertAfterPaint } from '@/lib/inert-after-paint';

/** All of the page but what may speak while a dialog is open: toasts, and the line that says there is no connection. */
const PAGE = 'body > :is(a, header, main, footer)';

/**
 * Takes the page out of reach while a dialog lies over it, which covers the page and holds the focus already. The
 * dialog's library hides the page from screen readers, but not the live regions, which every card has.
 */
export function usePageInert(): void {
  useEffect(() => inertAfterPaint([...document.querySelectorAll<HTMLElement>(PAGE)]), []);
}
