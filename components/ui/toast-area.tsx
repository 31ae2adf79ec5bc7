'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, isToastExpected, subscribeToToasts } from '@/lib/toast-store';
import type { Toasts } from './toasts';

const none = () => null;
const never = () => false;

/**
 * The toast area of every page. The library behind it is fetched when a toast is expected, or with the first one; should
 * that fail, the message is shown without it, and the next toast tries again.
 */
export function ToastArea() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, none);
  const expected = useSyncExternalStore(subscribeToToasts, isToastExpected, never);
  const [loaded, setLoaded] = useState<{ Toasts?: typeof Toasts } | null>(null);

  useEffect(() => {
    if (!expected) return;
    import('./toasts').then(setLoaded, () => setLoaded({}));
  }, [expected, toast]);

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
