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
      <div className="product-first site-width grid grid-cols-1 items-start gap-4 pt-2 pb-12 md:grid-cols-2 md:gap-6 md:pt-4 md:pb-16 lg:grid-cols-[7fr_5fr] lg:gap-12">
        {/* On phones the parts of both columns stand in one, the first picture between name and price. */}
        <div className="product-offer grid gap-4 max-md:contents md:order-last">
          <ProductOffer product={view} availability={product.availability} priceDate={product.priceDate} />
          {pack && <PackRuns pack={pack} />}
          <ProductSummary {...view} />
        </div>
        <div className="grid grid-cols-1 gap-3 max-md:contents">
          <ProductGallery pictures={view.pictures} />
          {product.images.some(({ drawn }) => drawn) && <DrawnNote photoChat={orderChat(photoMessage(product.name))} />}
        </div>
      </div>
      {/* `contents` on phones, so that the bar sticks within the whole article. */}
      <div className="max-md:contents">
        {pack && product.opened && <OpenedUp opened={product.opened} />}
        <div className="product-facts site-width grid gap-x-12 gap-y-12 py-12 md:py-16 lg:grid-cols-2">
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
