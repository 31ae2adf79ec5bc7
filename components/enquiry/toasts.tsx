'use client';

import * as Radix from '@radix-ui/react-toast';
import { useState } from 'react';
import { toastWords } from '@/content/controls';
import type { ToastMessage } from '@/lib/enquiry/toast-store';
import { CROSS, IconButton } from '../ui/line-icon';

/** The newest toast, the only visible one. It is announced, reached by F8 and swiped away to the right. */
export function Toasts({ toast }: { toast: ToastMessage }) {
  const { id, title, description, result, duration } = toast;
  const [closedId, setClosedId] = useState(0);
  const isFailure = result !== 'sent';
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={50}>
      {id !== closedId && (
        <Radix.Root
          key={id}
          duration={duration}
          onOpenChange={(open) => !open && setClosedId(id)}
          className={`rising on-ink flex items-start gap-3 rounded-surface border p-4 shadow-raised data-[swipe=end]:opacity-0 data-[swipe=move]:[translate:var(--radix-toast-swipe-move-x)] ${isFailure ? 'border-2 border-danger' : 'border-muted'}`}
        >
          <svg
            viewBox="0 0 20 20"
            aria-hidden="true"
            className={`size-5 shrink-0 fill-none stroke-2 ${isFailure ? 'stroke-danger' : 'stroke-current'}`}
          >
            <circle cx={10} cy={10} r={8} />
            <path d={isFailure ? 'M10 5.5v5.5M10 13v1.5' : 'M6 10.5l3 3 5-6.5'} />
          </svg>
          <div className="grow">
            <Radix.Title className="font-bold">{title}</Radix.Title>
            {description && <Radix.Description className="text-sm text-muted">{description}</Radix.Description>}
          </div>
          <Radix.Close asChild>
            <IconButton label={toastWords.dismiss} path={CROSS} className="-m-2 text-muted hover:text-paper" />
          </Radix.Close>
        </Radix.Root>
      )}
      {/* A dialog hides everything outside it from screen readers, except elements with `aria-live`. */}
      <Radix.Viewport
        hotkey={['F8']}
        aria-live="off"
        className="fixed right-edge bottom-edge z-60 w-[min(320px,100vw-32px)] print:hidden"
      />
    </Radix.Provider>
  );
}
