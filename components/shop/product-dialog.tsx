'use client';

import { productWords } from '@/content/shop/catalogue-words';
import { productPath } from '@/lib/paths';
import type { ShownProduct } from '@/lib/shop/product';
import { Dialog } from '../ui/dialog';
import type { LinkedDialogProps } from '../ui/dialog-link';
import { Carousel } from './carousel';
import { KeyFigures, OrderLink, Price, SpecificationTable } from './product-facts';

/** A product in a dialog over the catalogue, with price and order button always in view. */
export function ProductDialog({ product, ...linked }: LinkedDialogProps & { product: ShownProduct }) {
  const { id, name, description, pictures, keyFigures, runs, specification } = product;
  return (
    <Dialog title={name} description={description || name} descriptionHidden className="md:max-w-[60rem]" {...linked}>
      <div className="min-h-48 grid-cols-2 overflow-y-auto print:overflow-visible beside:grid">
        <div className="self-start md:sticky md:top-0">
          <Carousel name={name} pictures={pictures} sizes="(min-width: 48rem) 464px, 100vw" className="aspect-4/3" />
          <div className="grid gap-4 px-4 pt-2 md:px-6 md:pb-6">
            {description && <p>{description}</p>}
            {runs.length === 0 ? (
              <KeyFigures figures={keyFigures} />
            ) : (
              <dl className="grid gap-2 border-t pt-4">
                <dt className="font-bold">{productWords.runs}</dt>
                {runs.map(({ name: household, words }) => (
                  <dd key={household}>
                    <span className="text-muted">{household}:</span> <span className="inline-block">{words}</span>
                  </dd>
                ))}
              </dl>
            )}
          </div>
        </div>
        <div className="p-4 md:p-6">
          {/* A plain link: the address bar already shows this address, so Next would not navigate. */}
          <a href={productPath(id)} className="mb-3 link print:hidden">
            {runs.length > 0 ? productWords.allOfPack : productWords.all}
          </a>
          <h3 className="mb-3 text-h4">{productWords.specifications}</h3>
          <SpecificationTable rows={specification} />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t bg-card p-4 md:px-6 short:py-2 short:min-[36rem]:sticky short:min-[36rem]:bottom-0 short:min-[36rem]:z-20">
        <Price product={product} />
        <OrderLink product={product} className="grow md:grow-0 print:hidden" />
      </div>
    </Dialog>
  );
}
