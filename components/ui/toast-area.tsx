'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { rejectWhenSilent } from '@/lib/time-limits';
import { currentToast, isToastExpected, subscribeToToasts, TOAST_MS, type ToastMessage } from '@/lib/toast-store';
import { toastClass, ToastParts } from './toast-parts';
import type { Toasts } from './toasts';

const none = () => null;
const never = () => false;

/** `label` names the place; the library adds its key by itself. */
export interface ToastAreaProps {
  label: string;
  dismissLabel: string;
}

/**
 * The toast area of every page. The library behind it is fetched when a toast is expected, or with the first one. Until it
 * is there the message shows without it; should it not come, the message is announced without it, and the next toast tries
 * again.
 */
export function ToastArea({ label, dismissLabel }: ToastAreaProps) {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, none);
  const expected = useSyncExternalStore(subscribeToToasts, isToastExpected, never);
  const [loaded, setLoaded] = useState<{ Toasts?: typeof Toasts } | null>(null);

  useEffect(() => {
    if (!expected) return;
    rejectWhenSilent(import('./toasts')).then(setLoaded, () => setLoaded({}));
  }, [expected, toast]);

  if (loaded?.Toasts) return <loaded.Toasts toast={toast} dismissLabel={dismissLabel} />;
  return (
    <section aria-label={label} className="toast-viewport">
      {toast &&
        (loaded ? (
          <PlainToast key={toast.id} toast={toast} dismissLabel={dismissLabel} />
        ) : (
          <ToastSkeleton toast={toast} dismissLabel={dismissLabel} />
        ))}
    </section>
  );
}

interface ToastProps {
  toast: ToastMessage;
  dismissLabel: string;
}

/** The library, once there, announces it: so it is for the eyes alone. */
function ToastSkeleton(props: ToastProps) {
  return (
    <div aria-hidden="true" className={toastClass}>
      <ToastParts {...props} />
    </div>
  );
}

function PlainToast({ toast, dismissLabel }: ToastProps) {
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsClosed(true), toast.duration ?? TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  if (isClosed) return null;
  return (
    <div role="status" className={toastClass}>
      <ToastParts toast={toast} dismissLabel={dismissLabel} Close="button" onClose={() => setIsClosed(true)} />
    </div>
  );
}
