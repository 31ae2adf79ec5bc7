/** Events that show a visitor using the page; a moving pointer does not show it. */
const SIGNS = ['scroll', 'pointerdown', 'keydown'] as const;

let first: Promise<void> | undefined;

/** Resolves when the browser is idle after the first scroll, tap, click or key of this visit. Nothing is prefetched before it. */
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
