/** Loads the page anew, unless this entry of the history was loaded anew before. @returns whether it is being loaded */
export function reloadOnce(): boolean {
  const { state } = history;
  if (state?.reloaded) return false;
  history.replaceState({ ...state, reloaded: true }, '');
  // Requests that hang may hold every connection that the browser allows to one host.
  stop();
  location.reload();
  return true;
}
