'use client';

import { useEffect } from 'react';
import { firstInteraction } from '@/lib/browser/first-interaction';
import { productPath } from '@/lib/paths';
import { DialogLink } from '../ui/dialog-link';
import { NoBreak } from '../ui/no-break';
import type { ProductDialogProps } from './product-dialog';

const loadDialog = () => import('./product-dialog').then(({ ProductDialog }) => ProductDialog);
/** Errors are ignored: the click tries again and handles them. */
const prefetchDialog = () => void loadDialog().catch(() => {});

/** The link of a card, which lies over all of it. It opens the product in a dialog, under the product's address. */
export function ProductLink({ product }: Pick<ProductDialogProps, 'product'>) {
  useEffect(() => {
    void firstInteraction().then(prefetchDialog);
  }, []);
  return (
    <DialogLink
      href={productPath(product.id)}
      showsAddress
      load={loadDialog}
      dialogProps={{ product }}
      onPointerEnter={prefetchDialog}
      className="after:absolute after:inset-0 after:rounded-surface after:-outline-offset-3 after:outline-ink focus-visible:outline-hidden focus-visible:after:outline-3 aria-busy:cursor-progress aria-busy:after:outline-3 aria-busy:after:outline-dotted"
    >
      <NoBreak>{product.name}</NoBreak>
    </DialogLink>
  );
}
