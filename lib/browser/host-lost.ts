import { createStore } from './store';
import { withTimeout } from './timeout';

/** Milliseconds that the host has for an answer. */
const PROBE_MS = 4000;

/** What the service worker writes into `Server-Timing` of a page that it took from its cache. */
export const KEPT = 'kept';

/**
 * Whether the host can't be reached, by what became of requests. `navigator.onLine` is no proof: it is true in a Wi-Fi without
 * internet, and false in some apps' browsers.
 */
export const hostLost = createStore(false);

let asked = 0;

/** Asks the host, past the service worker, which answers only GET. */
export async function askHost(): Promise<void> {
  asked += 1;
  const turn = asked;
  const answer = await withTimeout(fetch(location.href, { method: 'HEAD', cache: 'no-store' }), PROBE_MS).catch(() => null);
  // Only the last request counts; the answer to an earlier one may come later.
  if (turn === asked) hostLost.set(!answer || answer.status >= 500);
}

/** True if the page came from the service worker's cache. */
export function isKeptPage(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // `serverTiming` is undefined in Firefox over plain HTTP.
  return !!page?.serverTiming?.some(({ name }) => name === KEPT);
}
