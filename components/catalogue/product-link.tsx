'use client';

import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import { afterPaint } from '@/lib/after-paint';
import type { ProductCardLabels } from '@/lib/catalogue-copy';
import { readAddress } from '@/lib/read-address';
import { productPath } from '@/lib/paths';
import { isPlainClick } from '@/lib/plain-click';
import type { DialogProduct } from '@/lib/product-view';
import { rejectWhenSilent } from '@/lib/time-limits';
import { firstInteraction } from '@/lib/first-interaction';
import { DialogFrame } from '../ui/dialog-frame';
import { Unbroken } from '../ui/unbroken';
import type { ProductDialog } from './product-dialog';
import { ProductDialogSkeleton } from './product-dialog-skeleton';

export interface ProductLinkProps {
  product: DialogProduct;
  labels: ProductCardLabels;
}

const loadDialog = () => import('./product-dialog');
/** Should it be lost, the click will notice. */
const prefetchDialog = () => void loadDialog().catch(() => {});

/**
 * The link of a card. A plain click opens the product in a dialog and gives the address bar the product's own address;
 * Back closes it. Any other click, a missing script or a lost file leads to the product's page.
 */
export function ProductLink({ product, labels }: ProductLinkProps) {
  const [opened, setOpened] = useState<{ Dialog?: typeof ProductDialog } | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const { id, name } = product;
  const href = productPath(id);
  const isSkeleton = opened !== null && !opened.Dialog;

  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (opened) return;
    window.history.pushState(null, '', href);
    setOpened({});
  };
  const close = useCallback(() => {
    // At once, so that a second press doesn't go back once more.
    setOpened(null);
    window.history.back();
  }, []);

  useEffect(() => {
    void firstInteraction().then(prefetchDialog);
  }, []);

  // The skeleton is painted first: the dialog takes a slow phone longer.
  useEffect(() => {
    if (!isSkeleton) return;
    let isClosed = false;
    const cancel = afterPaint(async () => {
      try {
        const { ProductDialog: Dialog } = await rejectWhenSilent(loadDialog());
        if (!isClosed) setOpened({ Dialog });
      } catch {
        // Lost, or late for too long. The address is the product's, so its page comes.
        if (!isClosed) window.location.reload();
      }
    });
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    window.addEventListener('keydown', onKeyDown);
    return () => {
      isClosed = true;
      cancel();
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [isSkeleton, close]);

  useEffect(() => {
    const onPopState = () => setOpened((before) => (readAddress() === href ? (before ?? {}) : null));
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
    // Subscribed once: a grid that renders anew on the same event would take the listener away before its turn.
  }, [href]);

  return (
    <>
      <a
        ref={link}
        href={href}
        onClick={onClick}
        onPointerEnter={prefetchDialog}
        className="after:absolute after:inset-0 after:rounded-surface focus-visible:outline-unseen focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-ink"
      >
        <Unbroken>{name}</Unbroken>
      </a>
      {opened && (
        <DialogFrame width="wide">
          {opened.Dialog ? (
            <opened.Dialog product={product} labels={labels} onClose={close} returnFocusTo={link} />
          ) : (
            <ProductDialogSkeleton product={product} labels={labels} onClose={close} returnFocusTo={link} />
          )}
        </DialogFrame>
      )}
    </>
  );
}
