'use client';

import { useEffect, useSyncExternalStore } from 'react';

/** Registers the service worker, and shows a line while there is no connection. */
export function OfflineNotice({ children }: { children: string }) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useEffect(keepPages, []);
  return (
    <div role="status">
      {!online && (
        <p className="fixed bottom-0 left-0 z-40 m-4 rounded-control bg-ink px-4 py-2 text-sm text-paper print:hidden">
          {children}
        </p>
      )}
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Registers the service worker after the load event, so that the page's own files come first. */
function keepPages(): void {
  if (process.env.NODE_ENV !== 'production') return forgetWorker();
  const register = () => {
    // Fails if storage is blocked or the browser has no service workers; the site works without.
    Promise.resolve()
      .then(() => navigator.serviceWorker.register('/sw.js'))
      .catch(() => {});
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

/** `next dev` has no worker, and one left by an export on the same port would serve outdated files. */
function forgetWorker(): void {
  navigator.serviceWorker
    ?.getRegistrations()
    .then((workers) => Promise.all(workers.map((worker) => worker.unregister())))
    .catch(() => {});
}
