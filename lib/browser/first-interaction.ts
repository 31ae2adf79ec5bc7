/** Events of a visitor who uses the page; a moving pointer is none. */
const SIGNS = ['scroll', 'pointerdown', 'keydown'] as const;

let first: Promise<void> | undefined;

/** Resolves when the browser is idle after the first scroll, touch or key of this visit. Nothing is prefetched before. */
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
