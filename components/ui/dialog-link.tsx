'use client';

import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type ComponentType } from 'react';
import { addressStore, closeDialog, isOpeningPage, writeAddress } from '@/lib/browser/address';
import { afterPaint } from '@/lib/browser/after-paint';
import { askHost, hostLost } from '@/lib/browser/host-lost';
import { isPlainClick } from '@/lib/browser/plain-click';
import { useStore } from '@/lib/browser/store';
import { withTimeout } from '@/lib/browser/timeout';
import type { DialogProps } from './dialog';

/** What a dialog gets from its link. */
export type LinkedDialogProps = Pick<DialogProps, 'onClose' | 'returnFocusTo'>;

interface DialogLinkProps<Props> extends ComponentProps<'a'> {
  /** The page that shows the same: any click but a plain one opens it, and a plain one if the dialog's code is lost or late. */
  href: string;
  /** Shows `href` as the address while the dialog is open; a reload then opens that page. */
  showsAddress?: boolean;
  load: () => Promise<ComponentType<Props & LinkedDialogProps>>;
  /** What the dialog shows. */
  dialogProps: Props;
}

/** A link that opens a dialog; Back closes it. `lib/browser/address.ts` lists who owns which state. */
export function DialogLink<Props>({ showsAddress, load, dialogProps, ...anchor }: DialogLinkProps<Props>) {
  const { href } = anchor;
  const [isAsked, setAsked] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<Props & LinkedDialogProps>>();
  const isOpen = useStore(addressStore, ({ dialog }) => dialog === href);
  const link = useRef<HTMLAnchorElement>(null);
  const isWaiting = isAsked || (isOpen && !Dialog);

  const open = useEffectEvent(async (dropped: AbortSignal) => {
    try {
      const loaded = await withTimeout(load());
      if (dropped.aborted) return;
      setDialog(() => loaded);
      if (!isOpen) {
        writeAddress('push', showsAddress ? href : '', href);
        // `manual`, because a reload would scroll that page as far down as this one.
        if (showsAddress) window.history.scrollRestoration = 'manual';
      }
    } catch (error) {
      // A file that fails may be the first sign of a lost connection; one that is late has been waited for long enough.
      if (!(error instanceof DOMException)) await askHost();
      if (dropped.aborted) return;
      // Without a service worker the browser would replace the site with an error; the page says that there is no connection.
      if (hostLost.get() && !navigator.serviceWorker?.controller) closeDialog();
      else window.location[isOpen ? 'replace' : 'assign'](href);
    }
    setAsked(false);
  });

  useEffect(() => {
    if (!isWaiting) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    // The busy state is painted first, because the dialog takes a slow phone longer.
    const cancel = afterPaint(() => open(signal));
    onOtherWish(signal, () => {
      setAsked(false);
      closeDialog();
    });
    return () => {
      waiting.abort();
      cancel();
    };
  }, [isWaiting]);

  return (
    <>
      <a
        ref={link}
        {...anchor}
        aria-busy={isWaiting || undefined}
        onClick={(event) => {
          // While a page is on its way, a dialog would open over the page that is being left.
          if (!isPlainClick(event) || isOpeningPage()) return;
          event.preventDefault();
          setAsked(true);
        }}
      />
      {isOpen && Dialog && <Dialog {...dialogProps} onClose={closeDialog} returnFocusTo={link} />}
    </>
  );
}

/** Calls the listener at each tap anywhere, each press of Escape, and Back or Forward, until the signal. */
function onOtherWish(signal: AbortSignal, listener: () => void) {
  const options = { capture: true, signal };
  window.addEventListener('click', listener, options);
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && listener(), options);
  window.addEventListener('popstate', listener, options);
}
