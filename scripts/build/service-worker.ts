/**
 * Keeps the site readable without a connection. Pages come from the line whenever it answers, so a new version is never
 * held back; files with hashed names come from the cache. What happens to a copy never changes an answer: storage may be
 * full, blocked or gone. VERSION, PAGES, FILES and NOT_KEPT are filled in by the build.
 */
const CACHE = 'alpha-ampere-VERSION';
const PAGES: readonly string[] = [];
const FILES: readonly string[] = [];
/** Said in place of a page that is not kept. */
const NOT_KEPT = '';
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const HASHED = /^\/(?:_next\/static|pictures)\//;

/* What TypeScript knows of workers can't stand beside what it knows of pages. */
interface ExtendableEvent {
  waitUntil: (work: Promise<unknown>) => void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
declare const self: {
  addEventListener: ((type: 'install' | 'activate', listener: (event: ExtendableEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void);
};

/** A line that has not answered by then may never do so: a page that is kept is shown. */
const PATIENCE_MS = 4000;

// No skipWaiting and no clients.claim: open tabs keep the files they were loaded with, and Back stays instant.
self.addEventListener('install', (event) => event.waitUntil(keepAll()));

self.addEventListener('activate', (event) => {
  const dropOld = (names: readonly string[]) =>
    Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(dropOld)
      .catch(() => {}),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(freshPage(event, url.pathname));
  else if (HASHED.test(url.pathname)) event.respondWith(hashedFile(event, url.pathname));
});

/**
 * Pages first, for each of them reads without its files. A file that the line loses ends it: the last version, which is
 * whole, stays, and the next visit tries again. One that finds no room is left out.
 */
async function keepAll(): Promise<void> {
  for (const paths of [PAGES, FILES]) {
    await Promise.all(
      paths.map(async (path) => {
        const response = await fetch(path);
        if (!(await isOurs(path, response.clone()))) throw new Error(`${path}: ${response.status}`);
        // One that was redirected, as by a host that adds a slash, may not answer a navigation.
        await keep(path, response.redirected ? new Response(response.body, response) : response);
      }),
    );
  }
}

/**
 * The page from the line, however late; while there is no answer, or none will come, the kept one, without its query. Where
 * there is neither, a notice: the browser's error page would lead out of the site.
 */
async function freshPage(event: FetchEvent, path: string): Promise<Response> {
  const page = fetchAndKeep(event, path);
  const limit = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const answer = await Promise.race([page.catch(() => {}), limit]);
  return answer ?? (await findKept(path)) ?? page.catch(() => new Response(NOT_KEPT, { status: 503, headers: HTML }));
}

/** A file whose name changes with its content: once fetched, never again. */
async function hashedFile(event: FetchEvent, path: string): Promise<Response> {
  return (await findKept(path)) ?? fetchAndKeep(event, path);
}

/** Answers as soon as the line does; the copy is taken meanwhile, also of an answer that nobody waits for any more. */
function fetchAndKeep(event: FetchEvent, path: string): Promise<Response> {
  const answer = fetch(event.request);
  const copy = answer.then(async (response) => {
    if (!response.ok) return;
    const copied = response.clone();
    if (await isOurs(path, response.clone())) await keep(path, copied);
  });
  event.waitUntil(copy.catch(() => {}));
  return answer;
}

/** Not an empty answer, nor the log-in page that a public Wi-Fi gives for whatever is asked. */
async function isOurs(path: string, response: Response): Promise<boolean> {
  if (!response.ok) return false;
  const isPage = response.headers.get('content-type')?.includes('html');
  if (HASHED.test(path)) return !isPage && (await response.blob()).size > 0;
  return !isPage || (await response.text()).includes('/_next/static/');
}

async function keep(path: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    await cache.put(withoutSlash(path), response);
  } catch {
    // The answer is what counts.
  }
}

async function findKept(path: string): Promise<Response | undefined> {
  try {
    return await caches.match(withoutSlash(path));
  } catch {
    return undefined;
  }
}

/** `/products/` of a host that adds it is `/products`. */
const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

export {};
