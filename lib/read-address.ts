/** The address of this step of the history, path and query. */
export function readAddress(): string {
  return window.location.pathname + window.location.search;
}
