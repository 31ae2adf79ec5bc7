import './trusted-types';
import type { NamedFile } from './rewrite-page';
import { rememberTyped } from './typed-text';

/*
 * Hydrates the page. It is fetched after the first paint, or at the first touch, key or focus, in one file with the page's RSC
 * payload. Runs the page's entry only when all scripts and style sheets are loaded: with one missing, React would replace the
 * page by an error screen. Hydration waits for a pause in typing, unless a tap or a form waits for it.
 */

/* Milliseconds without a key after which a text counts as typed. */
const PAUSE_MS = 1500;
let pause: ReturnType<typeof setTimeout>;

/* Ends the listeners once hydration begins, or once it is known that it never will. */
const waiting = new AbortController();

/* React recognises scripts by `async` and style sheets by `data-precedence`; without them it would load them again. */
const add = ([address, integrity]: NamedFile) =>
  new Promise((onload, onerror) => {
    const isSheet = address.endsWith('.css');
    const kind = isSheet ? { rel: 'stylesheet', href: address } : { src: address, async: true };
    const element = Object.assign(document.createElement(isSheet ? 'link' : 'script'), kind, { onload, onerror });
    if (origin !== 'null') element.integrity = integrity;
    if (isSheet) element.dataset.precedence = 'next';
    document.head.append(element);
  });

const fail = () => {
  waiting.abort();
  clearTimeout(pause);
  self.giveUp();
};

const waitForPause = () => {
  if (waiting.signal.aborted) return;
  for (const type of ['pointerdown', 'keydown', 'focusin', 'click', 'submit', 'input']) {
    addEventListener(type, hydrateAtPause, { capture: true, signal: waiting.signal });
  }
  hydrateAtPause();
};

/*
 * Puts hydration off while a text is being typed: if anything has changed the page meanwhile, React renders it anew, which takes
 * the focus from the field. What a tap or a form waits for is not put off.
 */
const hydrateAtPause = () => {
  clearTimeout(pause);
  const isTyping = document.activeElement?.matches(':read-write') && !document.querySelector('button[aria-busy]');
  pause = setTimeout(hydrate, isTyping ? PAUSE_MS : 0);
};

const hydrate = () => {
  waiting.abort();
  const restoreTyped = rememberTyped();
  new MutationObserver((_, observer) => {
    observer.disconnect();
    restoreTyped();
    for (const button of self.dropTaps()) button.click();
    const form = self.dropForm?.();
    if (form) (form.isConnected ? form : document.querySelector<HTMLFormElement>('form[data-queued]'))?.requestSubmit();
  }).observe(document.documentElement, { attributeFilter: ['data-scripts'] });
  /* One task each: React itself, then the entry that hydrates the page. */
  for (const entry of self.late.entries) setTimeout(() => self.TURBOPACK?.push(entry));
};

/* A script whose syntax this browser does not know counts as not loaded. */
addEventListener('error', ({ filename }) => filename?.includes('/_next/') && fail(), { signal: waiting.signal });
/* Next's router can't parse a path that begins with two slashes; the page would go blank. */
if (/\/\//.test(location.pathname)) {
  location.replace(location.pathname.replace(/\/{2,}/g, '/') + location.search + location.hash);
} else {
  Promise.all(self.late.files.map(add)).then(waitForPause, fail);
}
