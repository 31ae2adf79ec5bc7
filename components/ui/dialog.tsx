'use client';

import * as Radix from '@radix-ui/react-dialog';
import { useEffect, type ReactNode, type RefObject } from 'react';
import { closeLabel } from '@/content/controls';
import { afterPaint } from '@/lib/browser/after-paint';
import { closePopover } from '@/lib/browser/popover';
import { IconButton, CROSS } from './line-icon';
import { noBreak } from './no-break';

export interface DialogProps {
  title: string;
  description: string;
  /** Hides the description visually, if the dialog's content says the same. */
  descriptionHidden?: boolean;
  className: string;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** On low screens the dialog scrolls as a whole. */
const DIALOG_CLASSES = [
  'rising flex max-h-[calc(100dvh-1.5rem)] w-full flex-col overflow-y-auto rounded-t-surface bg-card shadow-raised',
  'md:max-h-full md:rounded-surface short:block short:max-h-dvh short:rounded-none short:*:overflow-y-visible',
  'forced-colors:border-2 print:max-h-none print:max-w-none print:overflow-visible print:[box-shadow:none]',
].join(' ');

/** An open modal dialog, at the lower edge on phones and centred on larger screens. Printing prints it alone. */
export function Dialog({ title, description, descriptionHidden, className, onClose, returnFocusTo, children }: DialogProps) {
  usePageInert();
  // An open popover would cover the dialog.
  useEffect(() => document.querySelectorAll<HTMLElement>('[popover]').forEach(closePopover), []);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay
          onClick={({ target, currentTarget, detail }) => target === currentTarget && detail < 2 && onClose()}
          className="rising fixed inset-0 z-50 flex [translate:none] items-end justify-center bg-ink/70 md:not-short:items-center md:not-short:p-6 print:static print:block"
        >
          <Radix.Content
            aria-modal="true"
            // The overlay's clicks close the dialog instead; there the second click of a double click on the link is ignored.
            onPointerDownOutside={(event) => event.preventDefault()}
            // The library moves the focus from the last stop to the first, and back, without scrolling.
            onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // A link of the closed menu takes no focus; the menu's button does, or the header's once the phone is turned.
              for (const target of [returnFocusTo.current, ...document.querySelectorAll<HTMLElement>(HEADER_BUTTONS)]) {
                const { activeElement: active } = document;
                // After "Skip to content" the browser focuses <main> again and scrolls to it; the target then scrolls into view.
                if (active?.matches('body, main')) target?.focus({ preventScroll: active === document.body });
              }
            }}
            className={`${DIALOG_CLASSES} ${className}`}
          >
            <div className="flex items-start justify-between gap-4 border-b py-2 pr-2 pl-4 md:pl-6">
              <Radix.Title className="py-2 text-h4">{noBreak(title)}</Radix.Title>
              <IconButton label={closeLabel} path={CROSS} onClick={onClose} className="print:hidden" />
            </div>
            <Radix.Description className={descriptionHidden ? 'sr-only' : 'border-b px-4 py-3 text-muted md:px-6'}>
              {description}
            </Radix.Description>
            {children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

const HEADER_BUTTONS = 'header :is(button, .control)';

/** The page without the live regions that stay active beside a dialog: toasts and the offline notice. */
const PAGE = 'body > :is(a, header, main, footer)';

/**
 * Makes the page inert while a dialog covers it. The dialog library itself hides the page from screen readers, but not the live
 * regions, which every card has.
 */
function usePageInert() {
  useEffect(() => {
    const parts = document.querySelectorAll<HTMLElement>(PAGE);
    const setInert = (inert: boolean) => parts.forEach((part) => (part.inert = inert));
    // After the paint, because the browser restyles everything that becomes inert.
    const cancel = afterPaint(() => setInert(true));
    return () => {
      cancel();
      setInert(false);
    };
  }, []);
}
