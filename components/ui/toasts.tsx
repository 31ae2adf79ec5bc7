'use client';

import * as Radix from '@radix-ui/react-toast';
import { useEffect, useState } from 'react';
import { afterPaint } from '@/lib/after-paint';
import { TOAST_MS, type ToastMessage } from '@/lib/toast-store';
import { toastClass, ToastParts } from './toast-parts';

/** How far a toast is swiped, in pixels, before it goes. */
const SWIPE_THRESHOLD = 50;

export interface ToastsProps {
  toast: ToastMessage | null;
  dismissLabel: string;
}

/**
 * The newest toast, announced, swiped away to the right, reached by F8. One is visible at a time. Its first frame is a
 * skeleton: the library's parts take a slow phone half of the time in which a tap should be answered.
 */
export function Toasts({ toast, dismissLabel }: ToastsProps) {
  const [closedId, setClosedId] = useState(0);
  const [paintedId, setPaintedId] = useState(0);
  const isNew = toast !== null && toast.id !== paintedId;

  useEffect(() => (toast ? afterPaint(() => setPaintedId(toast.id)) : undefined), [toast]);

  return (
    <Radix.Provider duration={TOAST_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
      {isNew && (
        <div aria-hidden="true" className="toast-viewport">
          <div className={toastClass}>
            <ToastParts toast={toast} dismissLabel={dismissLabel} />
          </div>
        </div>
      )}
      {toast && !isNew && toast.id !== closedId && (
        <Radix.Root
          key={toast.id}
          duration={toast.duration}
          onOpenChange={(open) => !open && setClosedId(toast.id)}
          className={toastClass}
        >
          <ToastParts
            toast={toast}
            dismissLabel={dismissLabel}
            Title={Radix.Title}
            Description={Radix.Description}
            Close={Radix.Close}
          />
        </Radix.Root>
      )}
      {/* A dialog hides from screen readers all that stands outside it, but for what is marked as live in some way. */}
      <Radix.Viewport hotkey={['F8']} aria-live="off" className="toast-viewport" />
    </Radix.Provider>
  );
}
