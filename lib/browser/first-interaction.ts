/** What a visitor does who is about to use the page. A pointer that only moves says nothing. */
const SIGNS = ['scroll', 'pointerdown', 'keydown'] as const;

let first: Promise<void> | undefined;

/**
 * Resolves in the first quiet moment after the visitor has scrolled, touched or typed on any page of this visit: what an
 * answer will need may then be prefetched, and not before, because many only read.
 */
export function firstInteraction(): Promise<void> {
  first ??= new Promise((resolve) => {
    const options = { capture: true, passive: true };
    const onSign = () => {
      for (const sign of SIGNS) removeEventListener(sign, onSign, options);
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
      else setTimeout(resolve);
    };
    for (const sign of SIGNS) addEventListener(sign, onSign, options);
  });
  return first;
}
