import { afterPaint } from './after-paint';

/**
 * Takes elements out of reach. Not before the next paint: the browser styles all that is in them anew for it, which would
 * hold up the answer to a tap.
 *
 * @returns gives them back
 */
export function inertAfterPaint(elements: readonly HTMLElement[]): () => void {
  const setInert = (inert: boolean) => elements.forEach((element) => (element.inert = inert));
  const cancel = afterPaint(() => setInert(true));
  return () => {
    cancel();
    setInert(false);
  };
}
