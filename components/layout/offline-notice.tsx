'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { CloseButton } from '../ui/close-button';

/** Registers the service worker, and says below the bar that there is no connection. */
export function OfflineNotice({ children }: { children: string }) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useEffect(keepPages, []);
  return <div role="status">{!online && <Notice>{children}</Notice>}</div>;
}

/** It can be put away until the connection is lost again. */
function Notice({ children }: { children: string }) {
  const [isShown, setShown] = useState(true);
  return (
    isShown && (
      <div className="offline fixed inset-x-0 top-16 z-30 border-b border-line bg-card short:top-0 print:hidden">
        <div className="site-width flex items-center justify-between text-sm">
          <p>{children}</p>
          <CloseButton onClick={() => setShown(false)} />
        </div>
      </div>
    )
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
