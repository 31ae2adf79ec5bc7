'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { closeLabel, controls } from '@/content/controls';
import { askHost, hostLost, isKeptPage } from '@/lib/browser/host-lost';
import { useStore } from '@/lib/browser/store';
import { CROSS, IconButton } from '../ui/line-icon';

/** Registers the service worker, and says below the header that the host can't be reached. */
export function OfflineNotice() {
  const isLost = useStore(hostLost, (lost) => lost);
  const pathname = usePathname();
  const [isPutAway, setPutAway] = useState(false);
  // A notice that was put away stays so until the connection is lost again.
  if (!isLost && isPutAway) setPutAway(false);
  useEffect(() => {
    if (isKeptPage()) hostLost.set(true);
    for (const sign of ['online', 'offline']) window.addEventListener(sign, askHost);
    registerWorker().catch(() => {});
  }, []);
  // The host may be back, after an error of its own or a wait too long, without a sign from the browser.
  useEffect(() => {
    if (hostLost.get()) void askHost();
  }, [pathname]);
  return (
    <div role="status">
      {isLost && !isPutAway && (
        <div className="offline fixed inset-x-0 top-header z-30 flex items-center justify-between border-b bg-card site-width text-sm print:hidden short:top-0">
          <p>{controls.offline}</p>
          <IconButton label={closeLabel} path={CROSS} onClick={() => setPutAway(true)} />
        </div>
      )}
    </div>
  );
}

/**
 * Registers the service worker after the load event, so that the page's own files come first. Rejects if storage is blocked or the
 * browser has no service workers; the site works without.
 */
async function registerWorker() {
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
