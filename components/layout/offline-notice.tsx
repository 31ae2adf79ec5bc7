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
  const [isRead, setRead] = useState(false);
  // It can be put away until the connection is lost again.
  if (online && isRead) setRead(false);
  useEffect(() => void keepPages().catch(() => {}), []);
  return (
    <div role="status">
      {!online && !isRead && (
        <div className="offline fixed inset-x-0 top-16 z-30 border-b border-line bg-card short:top-0 print:hidden">
          <div className="site-width flex items-center justify-between text-sm">
            <p>{children}</p>
            <CloseButton onClick={() => setRead(true)} />
          </div>
        </div>
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

/**
 * Registers the service worker after the load event, so that the page's own files come first. Rejects if storage is blocked or the
 * browser has no service workers; the site works without.
 */
async function keepPages() {
  // `next dev` has no worker, and one left by an export on the same port would serve outdated files.
  if (process.env.NODE_ENV !== 'production') {
    for (const worker of await navigator.serviceWorker.getRegistrations()) void worker.unregister();
    return;
  }
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await navigator.serviceWorker.register('/sw.js');
}
