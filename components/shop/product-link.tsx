'use client';

import { useEffect } from 'react';
import { productPath } from '@/lib/paths';
import type { ShownProduct } from '@/lib/shop/product';
import { DialogLink } from '../ui/dialog-link';
import { noBreak } from '../ui/no-break';

const loadDialog = () => import('./product-dialog').then(({ ProductDialog }) => ProductDialog);
/** Prefetches the dialog. Errors are ignored: the click tries again and handles them. */
const prefetchDialog = () => void loadDialog().catch(() => {});

/** Events that show a visitor using the page; a moving pointer does not show it. */
const SIGNS = ['scroll', 'pointerdown', 'keydown'] as const;

let isWatching = false;

/** Prefetches the dialog when the browser is idle after the first scroll, tap, click or key of this visit; nothing before it. */
function prefetchAfterInteraction() {
  if (isWatching) return;
  isWatching = true;
  // Safari has no idle callbacks.
  const onSign = () => ('requestIdleCallback' in window ? requestIdleCallback(prefetchDialog) : setTimeout(prefetchDialog));
  for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true, once: true });
}

/** The link of a card, which lies over all of it. It opens the product in a dialog, under the product's address. */
export function ProductLink({ product }: { product: ShownProduct }) {
  useEffect(prefetchAfterInteraction, []);
  return (
    <DialogLink
      href={productPath(product.id)}
      showsAddress
      load={loadDialog}
      dialogProps={{ product }}
      onPointerEnter={prefetchDialog}
      className="card-link"
    >
      {noBreak(product.name)}
    </DialogLink>
  );
}
