import { cataloguePage, productWords } from '@/content/catalogue-page';
import { productPage } from '@/content/product-page';
import type { Product } from '@/content/types';
import { toBackupPack } from '@/lib/backup/packs';
import { toProductView } from '@/lib/shop/product-view';
import { ratedLife } from '@/lib/shop/specification';
import { Ordering } from '../product/ordering';
import { DrawnNote } from '../product/drawn-note';
import { PackFits } from '../product/pack-fits';
import { PackRuns } from '../product/pack-runs';
import { PrintButton } from '../product/print-button';
import { ProductBar } from '../product/product-bar';
import { ProductGuide } from '../product/product-guide';
import { ProductOffer } from '../product/product-offer';
import { ProductGallery } from './product-gallery';
import { SheetFoot, SheetHead } from './specification-sheet';
import { SpecificationTable } from './specification-table';

/**
 * The page of one product: what it costs and how to order it, what it runs and fits, and everything that is known of it.
 * Printed, it is a specification sheet of one page.
 */
export function ProductDetails({ product }: { product: Product }) {
  const view = toProductView(product);
  const pack = toBackupPack(product);
  return (
    <>
      <article className="product-page site-width">
        <SheetHead title={cataloguePage.sheet.title} />
        <ProductOffer product={view} availability={product.availability} priceDate={product.priceDate} />
        <div className="product-column">
          <div className="product-pictures">
            <ProductGallery pictures={view.pictures} />
            {product.images.some(({ drawn }) => drawn) && <DrawnNote product={product.name} />}
          </div>
          {pack && <PackRuns pack={pack} />}
          {pack && <PackFits pack={pack} specs={product.specs} />}
          {product.guide && <ProductGuide guide={product.guide} specs={product.specs} />}
          <section aria-labelledby="specifications" className="product-specification">
            <h2 id="specifications" className="mb-4 text-h3 print:sr-only">
              {productWords.specifications}
            </h2>
            <SpecificationTable parts={view.specification} />
            {ratedLife(product) && <p className="mt-2 text-sm text-muted">{productPage.lifeNote}</p>}
            <PrintButton label={productPage.print} />
          </section>
          <Ordering photo={product.guide?.photo} />
        </div>
        <SheetFoot product={view} />
      </article>
      <ProductBar product={view} />
    </>
  );
}
