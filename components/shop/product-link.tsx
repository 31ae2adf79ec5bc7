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
      className="card-link"
    >
      <NoBreak>{product.name}</NoBreak>
    </DialogLink>
  );
}
