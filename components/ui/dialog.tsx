'use client';

import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode, RefObject } from 'react';
import { Unbroken } from './unbroken';
import { usePageInert } from './use-page-inert';

export interface DialogProps {
  title: string;
  description: string;
  /** Hides the description from sight where the dialog says as much itself. */
  descriptionHidden?: boolean;
  width: 'form' | 'sheet';
  onClose: () => void;
  /** Where focus goes back to. */
  returnFocusTo: RefObject<HTMLElement | null>;
  children: ReactNode;
}

const WIDTHS = { form: 'md:max-w-form', sheet: 'md:max-w-sheet' } as const;

/** An open modal dialog over the page: a sheet from the bottom on phones, centred on larger screens. */
export function Dialog({ title, description, descriptionHidden = false, width, onClose, returnFocusTo, children }: DialogProps) {
  usePageInert();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="sheet-overlay fixed inset-0 z-50 flex items-end justify-center bg-ink/70 md:items-center md:p-6">
          <Radix.Content
            // The library hides the page from screen readers but for live regions and what holds them: each card does.
            aria-modal="true"
            className={`sheet flex max-h-dvh w-full flex-col overflow-hidden rounded-t-surface bg-card shadow-raised md:max-h-full md:rounded-b-surface ${WIDTHS[width]}`}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              returnFocusTo.current?.focus();
            }}
          >
            <div className="flex items-start justify-between gap-4 border-b border-line py-3 pr-2 pl-5">
              <Radix.Title className="py-2 text-h4">
                <Unbroken>{title}</Unbroken>
              </Radix.Title>
              <Radix.Close aria-label="Close" className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-ink/5 active:bg-line">
                <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 fill-none stroke-current stroke-2">
                  <path d="M4 4l12 12M16 4L4 16" />
                </svg>
              </Radix.Close>
            </div>
            <Radix.Description className={descriptionHidden ? 'sr-only' : 'px-5 pt-4 text-muted'}>{description}</Radix.Description>
            {children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
