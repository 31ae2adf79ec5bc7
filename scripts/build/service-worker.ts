import { withoutSlash } from '@/lib/paths';

/*
 * Makes the site readable offline. Pages come from the network first, so a new version appears at once; files with hashed
 * names come from the cache first. Errors of the cache never change a response: storage may be full, blocked or deleted. The
 * build fills in what is declared here.
 */
declare const VERSION: string;
declare const PAGES: readonly string[];
declare const FILES: readonly string[];
/** Marks a page from the cache in its `Server-Timing`, which the page can read. */
declare const KEPT: string;
/** HTML shown offline instead of a page that is not cached. */
declare const NOT_KEPT: string;

const CACHE = `alpha-ampere-${VERSION}`;
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const HASHED = /^\/(?:_next\/static|pictures)\//;

/* Declared here because TypeScript's `webworker` library conflicts with `dom`. */
interface ExtendableEvent {
  waitUntil: (work: Promise<unknown>) => void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
declare const navigator: { connection?: { saveData: boolean } };
declare const self: {
  addEventListener: ((type: 'install' | 'activate', listener: (event: ExtendableEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void);
};

/** What a host says that is overloaded or broken; 508 is shared hosting's "Resource Limit Is Reached". */
const HOST_ERRORS = [500, 502, 503, 504, 508];

/** Timeout of the network, after which the cached page is shown. */
const TIMEOUT_MS = 4000;

// No skipWaiting and no clients.claim: open tabs keep the files they were loaded with, and the back/forward cache works.
// A visitor who saves data keeps only the visited pages.
self.addEventListener('install', (event) => navigator.connection?.saveData || event.waitUntil(keepAll()));

self.addEventListener('activate', (event) => event.waitUntil(dropOld().catch(() => {})));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(freshPage(event, url.pathname));
  else if (HASHED.test(url.pathname)) event.respondWith(hashedFile(event, url.pathname));
});

/**
 * Caches pages before files, without which they can be read. A failed request fails the installation: the last version, which
 * is complete, stays, and the next visit tries again. Files for which storage has no room are left out.
 */
async function keepAll() {
  for (const paths of [PAGES, FILES]) {
    await Promise.all(
      paths.map(async (path) => {
        const response = await fetch(path);
        if (!(await keep(path, response))) throw new Error(`${path}: ${response.status}`);
      }),
    );
  }
}

async function dropOld() {
  for (const name of await caches.keys()) {
    if (name !== CACHE) await caches.delete(name);
  }
}

/**
 * The page from the network; the cached one, found without its query, after an error of line or host or the timeout. Where none
 * is cached, waits for the network without limit, and shows a notice with links if that fails.
 */
async function freshPage(event: FetchEvent, path: string) {
  const page = fetchAndKeep(event, path);
  const limit = new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  const answer = await Promise.race([page.catch(() => {}), limit]);
  if (answer && !HOST_ERRORS.includes(answer.status)) return answer;
  const kept = await findKept(path);
  if (kept) return new Response(kept.body, { headers: [...kept.headers, ['Server-Timing', KEPT]] });
  return page.catch(() => new Response(NOT_KEPT, { status: 503, headers: HTML }));
}

/** A file from the cache, else from the network: the name of such a file changes with its content. */
async function hashedFile(event: FetchEvent, path: string) {
  return (await findKept(path)) ?? fetchAndKeep(event, path);
}

/** Resolves with the response from the network. Caches a copy meanwhile, even when the caller no longer waits. */
function fetchAndKeep(event: FetchEvent, path: string) {
  const answer = fetch(event.request);
  event.waitUntil(answer.then((response) => keep(path, response.clone())).catch(() => {}));
  return answer;
}

/** False for errors, empty files, and the log-in page that a public Wi-Fi sends for any request. */
async function isOurs(path: string, response: Response) {
  if (!response.ok) return false;
  const isPage = response.headers.get('content-type')?.includes('html');
  if (HASHED.test(path)) return !isPage && (await response.blob()).size > 0;
  return !isPage || (await response.text()).includes('/_next/static/');
}

/** Caches a response. @returns false for one that is not ours */
async function keep(path: string, response: Response) {
  if (!(await isOurs(path, response.clone()))) return false;
  // Browsers refuse a redirected response, as from a host that adds a slash, for a navigation.
  const kept = response.redirected ? new Response(response.body, response) : response;
  await caches
    .open(CACHE)
    .then((cache) => cache.put(withoutSlash(path), kept))
    .catch(() => {});
  return true;
}

const findKept = (path: string) => caches.match(withoutSlash(path)).catch(() => undefined);
