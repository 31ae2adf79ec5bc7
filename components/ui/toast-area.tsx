'use client';

import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { toastWords } from '@/content/controls';
import { afterPaint } from '@/lib/browser/after-paint';
import { withTimeout } from '@/lib/browser/timeout';
import { currentToast, subscribeToToasts } from '@/lib/enquiry/toast-store';
import type { Toasts } from './toasts';

const none = () => null;

const loadToasts = () => import('./toasts');

/** For a form that is being filled in: a toast will answer it. Should the file be lost, the toast asks for it again. */
export function prefetchToasts(): void {
  afterPaint(() => void loadToasts().catch(() => {}));
}

/** Where toasts show. Their code comes with the first one; where it is lost or late, the form's own words must do. */
export function ToastArea() {
  // The library takes a slow phone half of the time in which a tap should be answered.
  const toast = useDeferredValue(useSyncExternalStore(subscribeToToasts, currentToast, none));
  const [loaded, setLoaded] = useState<{ Toasts: typeof Toasts } | null>(null);
  useEffect(() => {
    if (toast) withTimeout(loadToasts()).then(setLoaded, () => {});
  }, [toast]);
  return loaded && toast ? <loaded.Toasts toast={toast} /> : <section aria-label={toastWords.area} />;
}
