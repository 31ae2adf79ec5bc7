import { productWords } from '@/content/shop/catalogue-words';
import { productPage } from '@/content/shop/product-page';
import { site } from '@/content/site';
import { calculatorFigures } from '@/lib/advice/calculator-figures';
import { toPack } from '@/lib/advice/packs';
import { orderChat, photoMessage } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/fill';
import { formatLongDate } from '@/lib/format/long-date';
import type { CardProduct, Product } from '@/lib/shop/product';
import { PackFits } from '../advice/pack-fits';
import { PackRuns } from '../advice/pack-runs';
import { SheetFoot, SheetHead } from '../layout/specification-sheet';
import { KeyFigures } from '../shop/key-figures';
import { OrderLink } from '../shop/order-link';
import { Price } from '../shop/price-line';
import { ProductGallery, ProductPicture } from '../shop/product-gallery';
import { ProductSuitability } from '../shop/product-suitability';
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
    <article className="sheet [&_h2]:text-h4 md:[&_h2]:text-h3 print:[&_h2]:text-base">
      <SheetHead />
      {/* On wide screens the picture stands left of name and price. */}
      <div className="site-width grid gap-x-12 gap-y-3 pt-1 pb-4 beside:[grid-template:auto_1fr/minmax(0,2fr)_minmax(0,3fr)] beside:[&>.picture]:[grid-area:1/1/3] print:pb-2">
        <h1 className="text-h4 md:text-h2 print:text-h3" translate="no">
          <NoBreak>{product.name}</NoBreak>
        </h1>
        {first && <ProductPicture source={first} sizes={FIRST_PICTURE} priority />}
        <div className="grid content-start gap-4 print:gap-2">
          <ProductOffer card={view} product={product} />
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
        {product.suitability && (
          <ProductSuitability suitability={product.suitability} values={{ ...product.specs, ...calculatorFigures }} />
        )}
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

/** Price and order button, and what a wary buyer asks first. On phones `ProductBar` has the button. */
function ProductOffer({ card, product: { availability, priceDate } }: { card: CardProduct; product: Product }) {
  const { seen, where, priced } = productPage.trust;
  const { street, city } = site.address;
  const state = card.soldOut ? '' : productPage.availability[availability];
  return (
    <div className="grid gap-4 print:gap-1">
      <Price product={card} />
      <OrderLink product={card} className="max-md:not-short:hidden print:hidden" />
      <ul role="list" className="text-muted max-sm:text-sm/[1.25] *:border-t *:py-2">
        <li>{seen}</li>
        <li translate="no">{fill(where, { street, city, hours: site.hours.inSentences })}</li>
        {priceDate ? (
          <li>{fill(priced, { date: formatLongDate(priceDate), availability: state })}</li>
        ) : (
          state && <li>{state}</li>
        )}
      </ul>
    </div>
  );
}

/**
 * Price and order button at the lower edge of a phone's screen. Sticky, not fixed, so that it comes to rest below the rest of its
 * parent and never covers its end.
 */
function ProductBar({ product }: { product: CardProduct }) {
  return (
    <div className="product-bar sticky bottom-0 z-20 border-y bg-card md:hidden short:hidden print:hidden">
      <div className="site-width flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
        <strong className="tabular font-heading whitespace-nowrap">{product.price}</strong>
        {/* Always in view, so focusing it must not scroll the page by the room reserved for the bar. */}
        <OrderLink product={product} className="grow -scroll-mb-36 px-2" />
      </div>
    </div>
  );
}
