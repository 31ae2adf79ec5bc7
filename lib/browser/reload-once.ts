/** Reloads the page, once for each history entry. Returns false if it was reloaded before. */
export function reloadOnce(): boolean {
  const { state } = history;
  if (state?.reloaded) return false;
  history.replaceState({ ...state, reloaded: true }, '');
  // Hanging requests may hold all connections that the browser allows to one host.
  stop();
  location.reload();
  return true;
}
