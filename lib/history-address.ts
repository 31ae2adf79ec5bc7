import { afterPaint } from './after-paint';

/**
 * Goes to an address of the same page as a new step of the history, which is there at once: Back pressed straight
 * away leads to where the visitor was.
 */
export function pushAddress(address: string): void {
  const { history } = window;
  // A state of Next's own, so that Next lets the step pass: its part in a new address would hold up the answer to the tap.
  history.pushState({ ...history.state, address }, '', address);
  afterPaint(() => {
    // Not if another step was taken meanwhile. Without Next's keys the step is told to Next, which adds them.
    if (history.state?.address === address) history.replaceState({ address }, '', address);
  });
}

/** The address of this step of the history, path and query. For a moment Next may write an older one into a new step. */
export function readAddress(): string {
  return window.history.state?.address ?? window.location.pathname + window.location.search;
}
