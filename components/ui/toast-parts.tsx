import type { ElementType } from 'react';
import type { ToastMessage } from '@/lib/toast-store';

export const toastClass = 'toast on-ink flex items-start gap-3 rounded-surface border border-ink-line p-4 shadow-raised';

export interface ToastPartsProps {
  toast: ToastMessage;
  dismissLabel: string;
  /** Radix's parts, where they are there. */
  Title?: ElementType;
  Description?: ElementType;
  Close?: ElementType;
  onClose?: () => void;
}

/** What a toast is made of. */
export function ToastParts({
  toast,
  dismissLabel,
  Title = 'div',
  Description = 'div',
  Close = 'span',
  onClose,
}: ToastPartsProps) {
  return (
    <>
      <span
        aria-hidden="true"
        className={`mt-1 h-4 w-1 shrink-0 rounded-control ${toast.tone === 'failure' ? 'bg-paper' : 'bg-volt'}`}
      />
      <div className="grow">
        <Title className="font-bold">{toast.title}</Title>
        {toast.description && <Description className="text-sm text-muted-on-ink">{toast.description}</Description>}
      </div>
      <Close
        aria-label={dismissLabel}
        type={onClose && 'button'}
        onClick={onClose}
        className="-m-2 grid size-11 shrink-0 place-items-center rounded-control text-muted-on-ink hover:text-paper"
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-4 fill-none stroke-current stroke-2">
          <path d="M4 4l12 12M16 4L4 16" />
        </svg>
      </Close>
    </>
  );
}
