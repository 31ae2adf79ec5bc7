'use client';

import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
} from 'react';
import { closeDialog, isOpeningPage, openDialog, subscribeToAddress, writeAddress } from '@/lib/browser/address';
import { afterPaint } from '@/lib/browser/after-paint';
import { isPlainClick } from '@/lib/browser/plain-click';
import { withTimeout } from '@/lib/browser/timeout';
import type { DialogProps } from './dialog';

/** What a dialog gets from its link. */
export type LinkedDialogProps = Pick<DialogProps, 'onClose' | 'returnFocusTo'>;

export interface DialogLinkProps<Props extends object> extends ComponentProps<'a'> {
  /** The page that shows the same: any click but a plain one opens it, and a plain one if the dialog's code is lost or late. */
  href: string;
  /** Shows `href` as the address while the dialog is open; a reload then opens that page. */
  showsAddress?: boolean;
  /** Imports the dialog. */
  load: () => Promise<ComponentType<Props & LinkedDialogProps>>;
  dialogProps: Props;
  /** Gets the focus when the dialog closes; by default the link. */
  returnFocusTo?: LinkedDialogProps['returnFocusTo'];
}

/** A link that opens a dialog; Back closes it. `lib/browser/address.ts` lists who owns which state. */
export function DialogLink<Props extends object>({
  showsAddress,
  load,
  dialogProps,
  returnFocusTo,
  ...anchor
}: DialogLinkProps<Props>) {
  const { href } = anchor;
  const [isAsked, setAsked] = useState(false);
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<Props & LinkedDialogProps> } | null>(null);
  const isOpen = useSyncExternalStore(
    subscribeToAddress,
    () => openDialog() === href,
    () => false,
  );
  const link = useRef<HTMLAnchorElement>(null);
  const isWaiting = isAsked || (isOpen && !loaded);
  const latest = useRef({ load, isOpen, showsAddress });
  useEffect(() => {
    latest.current = { load, isOpen, showsAddress };
  });

  const onClick = (event: MouseEvent) => {
    // While a page is on its way, a dialog would open over the page that is being left.
    if (!isPlainClick(event) || isOpeningPage()) return;
    event.preventDefault();
    setAsked(true);
  };

  useEffect(() => {
    if (!isWaiting) return;
    let isDropped = false;
    const open = async () => {
      const { current } = latest;
      try {
        const Dialog = await withTimeout(current.load());
        if (isDropped) return;
        setLoaded({ Dialog });
        if (!current.isOpen) {
          writeAddress('push', current.showsAddress ? href : '', href);
          // Else a reload would scroll that page as far down as this one.
          if (current.showsAddress) window.history.scrollRestoration = 'manual';
        }
        setAsked(false);
      } catch {
        if (isDropped) return;
        setAsked(false);
        // Offline, the browser would replace the site with an error; the page already says that there is no connection.
        if (!navigator.onLine) closeDialog();
        else window.location[current.isOpen ? 'replace' : 'assign'](href);
      }
    };
    // The busy state is painted first, because the dialog takes a slow phone longer.
    const cancel = afterPaint(open);
    const drop = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      setAsked(false);
      closeDialog();
    };
    window.addEventListener('click', drop, true);
    window.addEventListener('keydown', drop, true);
    return () => {
      isDropped = true;
      cancel();
      window.removeEventListener('click', drop, true);
      window.removeEventListener('keydown', drop, true);
    };
  }, [isWaiting, href]);

  return (
    <>
      <a ref={link} {...anchor} aria-busy={isWaiting || undefined} onClick={onClick} />
      {isOpen && loaded && <loaded.Dialog {...dialogProps} onClose={closeDialog} returnFocusTo={returnFocusTo ?? link} />}
    </>
  );
}
