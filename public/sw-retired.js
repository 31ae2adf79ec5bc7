// For a domain that another system takes: deletes what phones keep of this site, and itself.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const emptied = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(emptied.then(() => registration.unregister()));
});
