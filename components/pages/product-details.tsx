import { productWords } from '@/content/shop/catalogue-words';
import { productPage } from '@/content/shop/product-page';
import { guideFigures } from '@/lib/advice/guide-figures';
import { toPack } from '@/lib/advice/packs';
import { orderChat, photoMessage } from '@/lib/enquiry/whatsapp';
import type { Product } from '@/lib/shop/product';
import { PackFits } from '../advice/pack-fits';
import { PackRuns } from '../advice/pack-runs';
import { SheetFoot, SheetHead } from '../layout/specification-sheet';
import { KeyFigures } from '../shop/key-figures';
import { ProductGallery, ProductPicture } from '../shop/product-gallery';
import { ProductGuide } from '../shop/product-guide';
import { ProductBar, ProductOffer } from '../shop/product-offer';
import { SpecificationTable } from '../shop/specification-table';
import { NoBreak } from '../ui/no-break';
import { PrintButton } from '../ui/print-button';
import { Section } from '../ui/section';
import { cardProduct } from './card-product';
import { Ordering } from './ordering';

const FIRST_PICTURE = '(min-width: 75rem) 446px, (min-width: 48rem) 40vw, 92vw';

/**
 * A product's page in the buyer's order: what it is and costs, what it runs, how it looks, what it fits, its specification and how
 * to order it. Printed, it is a specification sheet of one page.
 */
export function ProductDetails({ product }: { product: Product }) {
  const view = cardProduct(product);
  const [first] = view.pictures;
  const pack = toPack(product);
  const photoChat = product.images.some(({ drawn }) => drawn) ? orderChat(photoMessage(product.name)) : undefined;
  return (
    <article className="product-page [&_h2]:text-h4 md:[&_h2]:text-h3 print:[&_h2]:text-base">
      <SheetHead />
      <div className="site-width offer gap-x-12 gap-y-3 pt-1 pb-4 print:pb-2">
        <h1 className="text-h4 md:text-h2 print:text-h3" translate="no">
          <NoBreak>{product.name}</NoBreak>
        </h1>
        {first && <ProductPicture source={first} sizes={FIRST_PICTURE} priority />}
        <div className="grid content-start gap-4 print:gap-2">
          <ProductOffer product={view} availability={product.availability} priceDate={product.priceDate} />
          {!pack && view.description && <p className="text-muted">{view.description}</p>}
          {!pack && <KeyFigures figures={view.keyFigures} />}
        </div>
      </div>
      {pack && (
        <div className="on-ink py-4 lg:py-6 print:py-0">
          <div className="site-width">
            <PackRuns pack={pack} />
          </div>
        </div>
      )}
      <div className="site-width grid grid-cols-1 gap-4 py-4 lg:gap-6 lg:py-6 print:gap-2 print:py-2">
        <ProductGallery pictures={view.pictures} opened={pack && product.opened} photoChat={photoChat} />
        {pack && <PackFits pack={pack} specs={product.specs} />}
        {product.guide && <ProductGuide guide={product.guide} values={{ ...product.specs, ...guideFigures }} />}
        <Section id="specifications" title={productWords.specifications} heading="mb-3 print:mb-1">
          <SpecificationTable rows={view.specification} />
          <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
            {product.life && <p className="text-sm text-muted">{productPage.lifeNote}</p>}
            <div className="max-md:hidden">
              <PrintButton />
            </div>
          </div>
        </Section>
        <Ordering product={product} />
      </div>
      <ProductBar product={view} />
      <SheetFoot product={view} />
    </article>
  );
}
