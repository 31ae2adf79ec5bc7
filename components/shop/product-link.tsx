'use client';

import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import { afterPaint } from '@/lib/browser/after-paint';
import { firstInteraction } from '@/lib/browser/first-interaction';
import { isPlainClick } from '@/lib/browser/plain-click';
import { withTimeout } from '@/lib/browser/timeout';
import { productPath } from '@/lib/paths';

import { NoBreak } from '../ui/no-break';
import type { ProductDialog, ProductDialogProps } from './product-dialog';

const loadDialog = () => import('./product-dialog');
/** Errors are ignored: the click tries again and handles them. */
const prefetchDialog = () => void loadDialog().catch(() => {});

/**
 * The link of a card. A plain click opens the product in a dialog and shows the product's address; Back closes it. Any other
 * click opens the product's page, and so does a plain one if the dialog's code is lost or late.
 */
export function ProductLink({ product }: Pick<ProductDialogProps, 'product'>) {
  const [dialog, setDialog] = useState<'asked' | { Dialog: typeof ProductDialog } | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const href = productPath(product.id);
  const isAsked = dialog === 'asked';

  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setDialog((before) => before ?? 'asked');
  };
  const close = useCallback(() => {
    // Closes at once, so that a second press cannot go back twice.
    setDialog(null);
    window.history.back();
  }, []);

  useEffect(() => {
    void firstInteraction().then(prefetchDialog);
  }, []);

  useEffect(() => {
    if (!isAsked) return;
    let isDropped = false;
    const open = async () => {
      try {
        const { ProductDialog: Dialog } = await withTimeout(loadDialog());
        if (isDropped) return;
        if (window.location.pathname !== href) window.history.pushState(null, '', href);
        setDialog({ Dialog });
      } catch {
        if (isDropped) return;
        setDialog(null);
        // Offline, the browser would replace the site with an error; the page already says that there is no connection.
        if (navigator.onLine) window.location.assign(href);
      }
    };
    // The busy state is painted first, because the dialog takes a slow phone longer.
    const cancel = afterPaint(open);
    // A tap on anything else cancels the dialog.
    const drop = () => setDialog(null);
    window.addEventListener('click', drop, true);
    return () => {
      isDropped = true;
      cancel();
      window.removeEventListener('click', drop, true);
    };
  }, [isAsked, href]);

  useEffect(() => {
    const onPopState = () => setDialog((before) => (window.location.pathname === href ? (before ?? 'asked') : null));
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [href]);

  return (
    <>
      <a
        ref={link}
        href={href}
        aria-busy={isAsked || undefined}
        onClick={onClick}
        onPointerEnter={prefetchDialog}
        className="after:absolute after:inset-0 after:rounded-surface after:-outline-offset-3 after:outline-ink focus-visible:outline-hidden focus-visible:after:outline-3 aria-busy:cursor-progress aria-busy:after:outline-3 aria-busy:after:outline-dotted"
      >
        <NoBreak>{product.name}</NoBreak>
      </a>
      {dialog && dialog !== 'asked' && <dialog.Dialog product={product} onClose={close} returnFocusTo={link} />}
    </>
  );
}
