/**
 * Keeps the site readable without a connection. Pages come from the line whenever it answers, so a new version is never
 * held back; files with hashed names come from the cache. What happens to a copy never changes an answer: storage may be
 * full, blocked or gone. VERSION, PAGES and FILES are filled in by the build.
 */
const CACHE = 'alpha-ampere-VERSION';
const PAGES: readonly string[] = [];
const FILES: readonly string[] = [];
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
        if (!response.ok) throw new Error(`${path}: ${response.status}`);
        await keep(path, response);
      }),
    );
  }
}

/** The page from the line, however late; while there is no answer, or none will come, the kept one, without its query. */
async function freshPage(event: FetchEvent, path: string): Promise<Response> {
  const page = fetchAndKeep(event, path);
  const limit = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const answer = await Promise.race([page.catch(() => {}), limit]);
  return answer ?? (await findKept(path)) ?? page;
}

/** A file whose name changes with its content: once fetched, never again. */
async function hashedFile(event: FetchEvent, path: string): Promise<Response> {
  return (await findKept(path)) ?? fetchAndKeep(event, path);
}

/** Answers as soon as the line does; the copy is taken meanwhile, also of an answer that nobody waits for any more. */
function fetchAndKeep(event: FetchEvent, path: string): Promise<Response> {
  const answer = fetch(event.request);
  const copy = answer.then((response) => {
    if (response.ok && !response.redirected) return keep(path, response.clone());
  });
  event.waitUntil(copy.catch(() => {}));
  return answer;
}

async function keep(path: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    await cache.put(path, response);
  } catch {
    // The answer is what counts.
  }
}

async function findKept(path: string): Promise<Response | undefined> {
  try {
    return await caches.match(path);
  } catch {
    return undefined;
  }
}

export {};
