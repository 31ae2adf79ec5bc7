'use client';

import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import { productPath } from '@/lib/paths';
import { isPlainClick } from '@/lib/plain-click';
import type { ProductView } from '@/lib/product-view';
import { whenActive } from '@/lib/when-active';
import { Unbroken } from '../ui/unbroken';
import type { ProductDialog } from './product-dialog';

export interface ProductLinkProps {
  product: ProductView;
  orderLabel: string;
  specificationsTitle: string;
}

const loadDialog = () => import('./product-dialog');
/** Should it be lost, the click will notice. */
const loadDialogAhead = () => void loadDialog().catch(() => {});

/**
 * The link of a card. A plain click opens the product in a dialog and gives the address bar the product's own address;
 * Back closes it. Any other click, a missing script or a lost file leads to the product's page.
 */
export function ProductLink({ product, orderLabel, specificationsTitle }: ProductLinkProps) {
  const [dialog, setDialog] = useState<{ Dialog: typeof ProductDialog } | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const { id, name } = product;
  const href = productPath(id);

  const open = useCallback(async () => {
    try {
      const { ProductDialog: Dialog } = await loadDialog();
      setDialog({ Dialog });
      return true;
    } catch {
      window.location.assign(href);
      return false;
    }
  }, [href]);
  const onClick = async (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (await open()) window.history.pushState(null, '', href);
  };

  useEffect(() => {
    void whenActive().then(loadDialogAhead);
  }, []);

  useEffect(() => {
    const onPopState = () => {
      if (window.location.pathname === href) void open();
      else setDialog(null);
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
    // Subscribed once: a grid that renders anew on the same event would take the listener away before its turn.
  }, [href, open]);

  return (
    <>
      <a
        ref={link}
        href={href}
        onClick={onClick}
        onPointerEnter={loadDialogAhead}
        className="after:absolute after:inset-0 after:rounded-surface focus-visible:outline-hidden focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-ink"
      >
        <Unbroken>{name}</Unbroken>
      </a>
      {dialog && (
        <dialog.Dialog
          product={product}
          orderLabel={orderLabel}
          specificationsTitle={specificationsTitle}
          onClose={() => window.history.back()}
          returnFocusTo={link}
        />
      )}
    </>
  );
}
