import { cataloguePage } from '@/content/catalogue-page';
import type { Product } from '@/content/types';
import type { ProductView } from '@/lib/product-view';
import { ChatLink } from '../ui/chat-link';
import { Unbroken } from '../ui/unbroken';
import { KeyFigures } from './key-figures';
import { Price } from './price';
import { ProductGallery } from './product-gallery';
import { SheetFoot, SheetHead } from './sheet';
import { SpecificationTable } from './specification-table';

/**
 * The page of one product: pictures, what it costs, how to order it, and everything that is known of it. Printed, it is
 * a specification sheet of one page.
 */
export function ProductDetails({ product, availability }: { product: ProductView; availability: Product['availability'] }) {
  return (
    <article className="product-page site-width">
      <SheetHead />
      <div className="product-pictures">
        <ProductGallery pictures={product.pictures} />
      </div>
      <div className="product-offer">
        <h1 className="text-h2">
          <Unbroken>{product.name}</Unbroken>
        </h1>
        {product.description && <p className="text-lead text-muted print:text-sm">{product.description}</p>}
        <KeyFigures figures={product.keyFigures} large />
        <div className="order-bar">
          <Price price={product.price} oldPrice={product.oldPrice} large />
          <ChatLink href={product.orderLink} className="no-print">
            {cataloguePage.orderButton}
          </ChatLink>
        </div>
        <p className="text-sm text-muted first-letter:uppercase">{availability}</p>
      </div>
      <section aria-labelledby="specifications" className="product-specification">
        <h2 id="specifications" className="mb-4 text-h3 print:sr-only">
          {cataloguePage.specificationsTitle}
        </h2>
        <SpecificationTable parts={product.specification} />
      </section>
      <SheetFoot product={product} />
    </article>
  );
}
