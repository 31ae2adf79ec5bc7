/*
 * Inline in every page, for what can't wait: signs of the address for the first frame, taps, and when to fetch what hydrates the
 * page (`deferred-hydration.ts`). That script lies in the template before this one: moved out of it, it loads.
 */

const root = document.documentElement;
/* The query for style sheets, without what advertisers add to links. */
root.dataset.query = location.search.replace(/(\w+clid|srsltid|gad_\w+|[gw]braid|utm_\w+)=[^&]*/g, '');
setTimeout(() => (root.dataset.late = ''), LIMIT_MS);

self.reloadOnce = () => {
  const { state } = history;
  if (state?.reloaded) return;
  history.replaceState({ ...state, reloaded: true }, '');
  /* Hanging requests may hold all connections that the browser allows to one host. */
  stop();
  location.reload();
};

/* After a reload Back stays in this document, which only the router, once it is there, would change. */
const { pathname } = location;
addEventListener('popstate', () => root.dataset.scripts || pathname === location.pathname || location.reload());

/* The buttons that wait for hydration; undefined once it is too late to wait. */
let taps: HTMLElement[] | undefined = [];
let isTyped = false;

self.dropTaps = () => {
  const dropped = taps ?? [];
  taps = undefined;
  for (const button of dropped) button.removeAttribute('aria-busy');
  return dropped;
};
/* Queues taps on buttons that need a script, until the page is hydrated. Links, questions and the menu work without one. */
const queueTap = ({ target }: MouseEvent) => {
  const button = (target as Element).closest<HTMLElement>('button[type=button]:not([popovertarget])');
  if (!button || root.dataset.scripts) return;
  if (!taps) return isTyped || self.reloadOnce?.();
  button.setAttribute('aria-busy', 'true');
  if (taps.push(button) === 1) setTimeout(self.dropTaps, LIMIT_MS);
};
addEventListener('click', queueTap, true);
addEventListener('input', () => (isTyped = true), true);

const { content } = (document.currentScript as HTMLScriptElement).previousSibling as HTMLTemplateElement;
const script = content.firstChild as HTMLScriptElement;
self.giveUp = () => {
  self.dropTaps();
  self.postForm?.();
};
script.onerror = self.giveUp;
/* In a sandboxed frame every file is another origin's, which integrity refuses. */
if (origin === 'null') script.integrity = '';
const begin = () => document.head.append(content);
for (const intent of ['pointerdown', 'keydown', 'focusin']) addEventListener(intent, begin, true);
/* The first paint can come after the load event, and the picture one frame later. */
addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin, 50)));
