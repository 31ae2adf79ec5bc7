'use client';

import * as Radix from '@radix-ui/react-toast';
import { useEffect, useState } from 'react';
import { afterPaint } from '@/lib/after-paint';
import type { ToastMessage } from '@/lib/toast-store';

/** How far a toast is swiped, in pixels, before it goes. */
const SWIPE_THRESHOLD = 50;
/** How long a toast stays that does not say otherwise, in milliseconds. */
const DEFAULT_DURATION = 5000;

const LOOK = 'toast on-ink flex items-start gap-3 rounded-surface border border-ink-line p-4 shadow-raised';

/** What a toast is made of before the library's own parts are. */
const PLAIN = { Title: 'div', Description: 'div', Close: 'span' } as const;

/**
 * The newest toast, announced, swiped away to the right, reached by F8. One is visible at a time. Its first frames are a
 * picture of it: the library's parts take a slow phone half of the time in which a tap should be answered.
 */
export function Toasts({ toast }: { toast: ToastMessage | null }) {
  const [closedId, setClosedId] = useState(0);
  const [picturedId, setPicturedId] = useState(0);
  const isNew = toast !== null && toast.id !== picturedId;

  useEffect(() => (toast ? afterPaint(() => setPicturedId(toast.id)) : undefined), [toast]);

  return (
    <Radix.Provider duration={DEFAULT_DURATION} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
      {isNew && (
        <div aria-hidden="true" className="toast-viewport">
          <div className={LOOK}>
            <ToastParts of={PLAIN} toast={toast} />
          </div>
        </div>
      )}
      {toast && !isNew && toast.id !== closedId && (
        <Radix.Root
          key={toast.id}
          duration={toast.duration}
          onOpenChange={(open) => !open && setClosedId(toast.id)}
          className={LOOK}
        >
          <ToastParts of={Radix} toast={toast} />
        </Radix.Root>
      )}
      {/* A dialog hides from screen readers all that stands outside it, but for what is marked as live in some way. */}
      <Radix.Viewport hotkey={['F8']} aria-live="off" className="toast-viewport" />
    </Radix.Provider>
  );
}

function ToastParts({ of: { Title, Description, Close }, toast }: { of: typeof PLAIN | typeof Radix; toast: ToastMessage }) {
  return (
    <>
      <span aria-hidden="true" className={`mt-1 h-4 w-1 shrink-0 rounded-control ${toast.tone === 'failure' ? 'bg-paper' : 'bg-volt'}`} />
      <div className="grow">
        <Title className="font-bold">{toast.title}</Title>
        {toast.description && <Description className="text-sm text-muted-on-ink">{toast.description}</Description>}
      </div>
      <Close aria-label="Dismiss" className="-m-2 grid size-11 shrink-0 place-items-center rounded-control text-muted-on-ink hover:text-paper">
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-4 fill-none stroke-current stroke-2">
          <path d="M4 4l12 12M16 4L4 16" />
        </svg>
      </Close>
    </>
  );
}
