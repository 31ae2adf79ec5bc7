/**
 * Keeps the site readable without a connection. Pages come from the network whenever there is one, so a new version is
 * never held back; files with hashed names come from the cache. VERSION and PAGES are filled in by the build.
 */
const CACHE = 'alpha-ampere-VERSION';
const PAGES = [];
const HASHED = /^\/(?:_next\/static|pictures)\//;

// No skipWaiting and no clients.claim: open tabs keep the files they were loaded with, and Back stays instant.
self.addEventListener('install', (event) => event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(PAGES))));

self.addEventListener('activate', (event) => {
  const dropOld = (names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(dropOld));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(freshPage(request, url.pathname));
  else if (HASHED.test(url.pathname)) event.respondWith(hashedFile(request));
});

/** The page from the network, kept for later; without a connection the kept one, without its query. */
async function freshPage(request, path) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected) await cache.put(path, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(path);
    if (kept) return kept;
    throw error;
  }
}

/** A file whose name changes with its content: once fetched, never again. */
async function hashedFile(request) {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request.url, response.clone());
  }
  return response;
}
