'use client';

import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode, RefObject } from 'react';
import { DialogHead } from './dialog-head';

export interface DialogProps {
  title: string;
  description: string;
  /** Hides the description from sight where the dialog says as much itself. */
  descriptionHidden?: boolean;
  closeLabel: string;
  onClose: () => void;
  /** Where focus goes back to. */
  returnFocusTo: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** An open modal dialog; a `DialogFrame` around it draws ground and surface. */
export function Dialog({
  title,
  description,
  descriptionHidden = false,
  closeLabel,
  onClose,
  returnFocusTo,
  children,
}: DialogProps) {
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Overlay className="contents">
        <Radix.Content
          // The library hides the page from screen readers but for live regions and what holds them: each card does.
          aria-modal="true"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocusTo.current?.focus();
          }}
        >
          <DialogHead title={title} closeLabel={closeLabel} Title={Radix.Title} Close={Radix.Close} />
          <Radix.Description className={descriptionHidden ? 'sr-only' : 'px-5 pt-4 text-muted'}>{description}</Radix.Description>
          {children}
        </Radix.Content>
      </Radix.Overlay>
    </Radix.Root>
  );
}
