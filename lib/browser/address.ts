import { openingPage } from '@/content/controls';
import { withoutSlash } from '../paths';
import { createStore, type Readable } from './store';
import { LIMIT_MS } from './timeout';

/*
 * The address and its history entry: the only code that adds or changes entries, beside Next's router and a reload, which marks its
 * entry (`reloadOnce`).
 *
 * | what                           | who owns it                                                                    |
 * |--------------------------------|--------------------------------------------------------------------------------|
 * | page, hash                     | Next and the browser; `PageSignals` tells Next of entries without its state     |
 * | a page on its way              | `awaited`, here, and `data-navigating`; Next then isn't told of changes, or it would drop that page |
 * | choices of filter, forms       | the query, and `query` in the entry's state, which says that it was written here |
 * | open dialog                    | `dialog` in the entry's state: Back closes it, Forward opens it, a reload keeps it |
 * | dialog that waits for its code | its `DialogLink`: Escape, another tap and a page on its way cancel it           |
 * | dialog being closed            | `closing`, here, until the entry before is reached                              |
 * | menu                           | the popover itself: no entry; closes when the path changes or a dialog opens    |
 * | scroll                         | the browser, with `PageSignals`; not on an entry that shows another page's address over this one |
 */

interface Entry {
  /** The query of the address, with its `?`. */
  query: string;
  /** The `href` of the open dialog. */
  dialog?: string;
}

const store = createStore<Entry>({ query: '' });
let closing = false;

/** Milliseconds without a change after which the address is written. Older Safaris refuse more than 100 writes in 30 seconds. */
const PAUSE_MS = 400;
let waiting: { address: string; timer: ReturnType<typeof setTimeout> } | undefined;

/**
 * The address as a store: it tells of Back, Forward, a fragment link, a link of the site and each change made here. What is set in
 * the inner store only notifies; `get` reads the entry.
 */
export const addressStore: Readable<Entry> = { ...store, get: readEntry };

/**
 * The current entry. Read each time, because Next changes it, too: while Next takes in a change, it puts an earlier address back
 * for a moment, so the query that was written here counts before the one that the address shows.
 */
function readEntry(): Entry {
  const { query = window.location.search, dialog } = window.history.state ?? {};
  return { query, dialog: closing ? undefined : dialog };
}

/** Tells all listeners of the address. */
const reportAddress = () => store.set(readEntry());

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    closing = false;
    dropWaiting();
    reportAddress();
  });
}

/** Whether the page is at a path, to which some hosts add a slash; true where it is prerendered. */
export function isAtPath(path: string): boolean {
  return typeof window === 'undefined' || withoutSlash(window.location.pathname) === withoutSlash(path);
}

/** Where the last tap or Back leads; those before it no longer count. */
let awaited: { href: string; timer: ReturnType<typeof setTimeout> } | undefined;

/** Shows in the header that a page is on its way; after `LIMIT_MS` `load` gets its document. */
export function beginOpening(href: string, load: () => void): void {
  clearTimeout(awaited?.timer);
  awaited = { href, timer: setTimeout(load, LIMIT_MS) };
  document.documentElement.setAttribute('data-navigating', '');
  document.getElementById('opening')?.replaceChildren(openingPage);
}

/** Ends the wait for a page that is shown or no longer wanted; without an address, for whichever page is on its way. */
export function endOpening(href = awaited?.href): void {
  if (!awaited || awaited.href !== href) return;
  clearTimeout(awaited.timer);
  awaited = undefined;
  document.documentElement.removeAttribute('data-navigating');
  document.getElementById('opening')?.replaceChildren();
  reportAddress();
}

/** True from a tap on a link until its page is shown. */
export const isOpeningPage = (): boolean => awaited !== undefined;

/**
 * Adds a history entry, or changes the current one, without loading anything.
 *
 * @param address an empty one leaves the present address as it is
 */
export function writeAddress(how: 'push' | 'replace', address: string, dialog?: string): void {
  if (how === 'push') writeWaiting();
  // While a page is on its way the entry keeps Next's state, so that Next ignores the change; else it would drop that page.
  const next = isOpeningPage() ? window.history.state : {};
  const query = address === '' ? window.history.state?.query : new URL(address, window.location.href).search;
  closing = false;
  try {
    window.history[`${how}State`]({ ...next, query, dialog }, '', address);
    reportAddress();
  } catch {
    // Some browsers refuse more than 100 changes in 30 seconds. Nothing is lost: the next change writes the whole state.
  }
}

/** Changes the address once no other change follows, or as soon as the entry is left by a link or its document is hidden. */
export function replaceSoon(address: string): void {
  dropWaiting();
  waiting = { address, timer: setTimeout(writeWaiting, PAUSE_MS) };
  document.addEventListener('visibilitychange', writeWaiting, { once: true });
}

/** Writes at once the address that waits for a pause. */
export function writeWaiting(): void {
  const { address } = waiting ?? {};
  dropWaiting();
  if (address !== undefined) writeAddress('replace', address);
}

function dropWaiting() {
  clearTimeout(waiting?.timer);
  waiting = undefined;
}

/** Closes the open dialog at once, so that a second press can't go back twice. */
export function closeDialog(): void {
  if (readEntry().dialog === undefined) return;
  closing = true;
  reportAddress();
  window.history.back();
}
