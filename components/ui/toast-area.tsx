'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, subscribeToToasts } from '@/lib/toast-store';
import type { Toasts } from './toasts';

const none = () => null;

/**
 * The toast area of every page. The library behind it is fetched with the first toast; should that fail, the message
 * is shown without it.
 */
export function ToastArea() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, none);
  const [loaded, setLoaded] = useState<{ Toasts?: typeof Toasts } | null>(null);
  const wanted = toast !== null;

  useEffect(() => {
    if (!wanted) return;
    import('./toasts').then(setLoaded, () => setLoaded({}));
  }, [wanted]);

  if (loaded?.Toasts) return <loaded.Toasts toast={toast} />;
  return (
    <section aria-label="Notifications (F8)" className="toast-viewport">
      {loaded && toast && (
        <p role="status" className="rounded-surface bg-ink p-4 text-paper">
          {toast.title} {toast.description}
        </p>
      )}
    </section>
  );
}
