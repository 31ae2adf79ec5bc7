import { cataloguePage, productWords } from '@/content/shop/catalogue-page';
import { productPage } from '@/content/shop/product-page';
import { guideFigures } from '@/lib/advice/guide-figures';
import { toBackupPack } from '@/lib/advice/packs';
import { orderChat, photoMessage } from '@/lib/enquiry/whatsapp';
import { DrawnNote } from '../shop/drawn-note';
import { OpenedUp } from '../shop/opened-up';
import { Ordering } from './ordering';
import { PackFits } from '../advice/pack-fits';
import { PackRuns } from '../advice/pack-runs';
import { PrintButton } from '../ui/print-button';
import { ProductBar } from '../shop/product-bar';
import { ProductGuide } from '../shop/product-guide';
import { ProductOffer, ProductSummary } from '../shop/product-offer';
import { ProductGallery } from '../shop/product-gallery';
import { SheetFoot, SheetHead } from '../layout/specification-sheet';
import { SpecificationTable } from '../shop/specification-table';
import { viewProduct } from './view-product';
import type { Product } from '@/lib/shop/product';

/**
 * A product's page: on the first screen name, price and order button, then what a pack runs and is made of, the specification
 * and how to order. Printed, it is a specification sheet of one page.
 */
export function ProductDetails({ product }: { product: Product }) {
  const view = viewProduct(product);
  const pack = toBackupPack(product);
  return (
    <article className="product-page">
      <div className="site-width">
        <SheetHead title={cataloguePage.sheet.title} />
      </div>
      <div className="product-first site-width grid grid-cols-1 gap-6 pt-2 pb-10 md:grid-cols-12 md:grid-rows-[auto_1fr] md:gap-x-columns md:pt-4 md:pb-14">
        <ProductOffer product={view} availability={product.availability} priceDate={product.priceDate} />
        <div className="product-pictures md:col-span-6 md:col-start-1 md:row-span-2 md:row-start-1 lg:col-span-7">
          <ProductGallery pictures={view.pictures} />
          {product.images.some(({ drawn }) => drawn) && <DrawnNote photoChat={orderChat(photoMessage(product.name))} />}
        </div>
        <ProductSummary {...view} />
      </div>
      {/* `contents` on phones, so that the bar sticks within the whole article. */}
      <div className="max-md:contents">
        {pack && <PackRuns pack={pack} />}
        {pack && product.opened && <OpenedUp opened={product.opened} />}
        <div className="product-facts site-width grid gap-x-12 gap-y-10 py-12 md:py-16 lg:grid-cols-2">
          <section aria-labelledby="specifications">
            <h2 id="specifications" className="mb-4 text-h3 print:sr-only">
              {productWords.specifications}
            </h2>
            <SpecificationTable parts={view.specification} />
            {product.life && <p className="mt-2 text-sm text-muted">{productPage.lifeNote}</p>}
            <PrintButton label={productPage.print} />
          </section>
          {pack && <PackFits pack={pack} specs={product.specs} />}
          {product.guide && <ProductGuide guide={product.guide} values={{ ...product.specs, ...guideFigures }} />}
        </div>
        <div className="site-width pb-12 md:pb-16 print:hidden">
          <Ordering product={product} />
        </div>
        <ProductBar product={view} />
      </div>
      <div className="site-width">
        <SheetFoot product={view} />
      </div>
    </article>
  );
}
