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
      {/*
        Two columns: what is read, and beside it the offer, in view as long as the page is. On a phone they are one column,
        in which name and price come first and the pictures next.
      */}
      <article className="product-page site-width grid grid-cols-1 gap-6 pt-2 pb-8 md:grid-cols-12 md:gap-x-columns md:pt-4 md:pb-12">
        <SheetHead title={cataloguePage.sheet.title} />
        <ProductOffer product={view} availability={product.availability} priceDate={product.priceDate} />
        {/* On a phone what stands below the pictures comes when all of it is parsed: a page that comes in pieces would move. */}
        <div className="product-column max-md:contents md:col-span-6 md:col-start-1 md:row-start-1 md:grid md:gap-10 lg:col-span-7 not-print:max-md:[&>section]:mt-4 max-md:[&:not(:has(+*))>section]:hidden">
          <div className="product-pictures max-md:-order-1">
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
