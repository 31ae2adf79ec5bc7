/**
 * Goes to an address of the same page as a new step of the history, which is there at once: Back pressed straight
 * away leads to where the visitor was.
 */
export function pushAddress(address: string): void {
  window.history.pushState(null, '', address);
}

/** The address of this step of the history, path and query. */
export function readAddress(): string {
  return window.location.pathname + window.location.search;
}
