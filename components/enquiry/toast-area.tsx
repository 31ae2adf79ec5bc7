'use client';

import { useDeferredValue, useEffect, useState } from 'react';
import { toastWords } from '@/content/controls';
import { afterPaint } from '@/lib/browser/after-paint';
import { useStore } from '@/lib/browser/store';
import { withTimeout } from '@/lib/browser/timeout';
import { newestToast } from '@/lib/enquiry/toast-store';
import type { Toasts } from './toasts';

const loadToasts = () => import('./toasts');

/** Call it while a form is filled in, since a toast will answer it. Errors are ignored: the toast loads the code again. */
export function prefetchToasts(): void {
  afterPaint(() => void loadToasts().catch(() => {}));
}

/** Shows toasts. Their code loads with the first one; if it is lost or late, only the form's own words remain. */
export function ToastArea() {
  // Deferred, because the library takes a slow phone half of the time in which a tap should be answered.
  const toast = useDeferredValue(useStore(newestToast, (newest) => newest));
  const [loaded, setLoaded] = useState<{ Toasts: typeof Toasts }>();
  useEffect(() => {
    if (toast) withTimeout(loadToasts()).then(setLoaded, () => {});
  }, [toast]);
  return loaded && toast ? <loaded.Toasts toast={toast} /> : <section aria-label={toastWords.area} />;
}
