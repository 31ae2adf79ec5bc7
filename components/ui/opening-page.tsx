'use client';

import { openingPage } from '@/content/controls';
import { reportAddress } from '@/lib/browser/address';
import { LIMIT_MS } from '@/lib/browser/timeout';

/** Where the last tap or Back leads; those before it no longer count. */
let awaited: { href: string; timer: ReturnType<typeof setTimeout> } | undefined;

/** The live region that announces that a page is being opened. */
export function OpeningStatus() {
  return <p id="opening" role="status" className="sr-only" />;
}

/** Shows in the bar that a page is on its way; after `LIMIT_MS` `load` gets its document. */
export function beginOpening(href: string, load: () => void): void {
  clearTimeout(awaited?.timer);
  awaited = { href, timer: setTimeout(load, LIMIT_MS) };
  document.documentElement.setAttribute('data-navigating', '');
  document.getElementById('opening')?.replaceChildren(openingPage);
}

/** The page is shown, or no longer wanted. */
export function endOpening(href: string): void {
  if (awaited?.href !== href) return;
  clearTimeout(awaited.timer);
  awaited = undefined;
  document.documentElement.removeAttribute('data-navigating');
  document.getElementById('opening')?.replaceChildren();
  reportAddress();
}
