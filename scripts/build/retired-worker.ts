/* For a domain that another system takes: deletes what phones keep of this site, and itself. */
declare const self: {
  skipWaiting: () => void;
  registration: { unregister: () => Promise<boolean> };
  addEventListener: (
    type: 'install' | 'activate',
    listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const emptied = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(emptied.then(() => self.registration.unregister()));
});

export {};
