'use client';

import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { closePopover } from '@/lib/popover';
import { usePageInert } from './use-page-inert';

export interface DialogFrameProps {
  width: 'form' | 'wide';
  children: ReactNode;
}

const WIDTHS = { form: 'md:max-w-form', wide: 'md:max-w-dialog' } as const;

/** The dark ground over the page, which is out of reach meanwhile, and the dialog's own surface: a sheet from the bottom on phones, centred on larger screens. */
export function DialogFrame({ width, children }: DialogFrameProps) {
  usePageInert();
  // A popover lies over everything, the dialog included.
  useEffect(() => document.querySelectorAll<HTMLElement>('[popover]').forEach(closePopover), []);
  return createPortal(
    <div className="dialog-overlay">
      <div className={`dialog ${WIDTHS[width]}`}>{children}</div>
    </div>,
    document.body,
  );
}
