import { cataloguePage } from '@/content/catalogue-page';
import type { Product } from '@/content/types';
import type { ProductView } from '@/lib/product-view';
import { ChatLink } from '../ui/chat-link';
import { KeyFigures } from './key-figures';
import { Price } from './price';
import { ProductGallery } from './product-gallery';
import { SpecificationTable } from './specification-table';

/** The page of one product: pictures, what it costs, how to order it, and everything that is known of it. */
export function ProductDetails({ product, availability }: { product: ProductView; availability: Product['availability'] }) {
  return (
    <article className="site-width grid grid-cols-1 gap-8 py-6 lg:grid-cols-12 lg:gap-12">
      <div className="lg:col-span-7">
        <ProductGallery pictures={product.pictures} />
      </div>
      <div className="grid content-start gap-5 lg:col-span-5">
        <h1 className="text-h2">{product.name}</h1>
        {product.description && <p className="text-lead text-muted">{product.description}</p>}
        <KeyFigures figures={product.keyFigures} />
        <Price price={product.price} oldPrice={product.oldPrice} large />
        <p className="text-muted first-letter:uppercase">{availability}</p>
        <ChatLink href={product.orderLink}>{cataloguePage.orderButton}</ChatLink>
        <section aria-labelledby="specifications" className="mt-4">
          <h2 id="specifications" className="mb-2 text-h4">
            {cataloguePage.specificationsTitle}
          </h2>
          <SpecificationTable rows={product.specification} caption={`Specifications of ${product.name}`} />
        </section>
      </div>
    </article>
  );
}
