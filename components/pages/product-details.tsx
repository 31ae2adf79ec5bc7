import { productWords } from '@/content/shop/catalogue-words';
import { productPage } from '@/content/shop/product-page';
import { guideFigures } from '@/lib/advice/guide-figures';
import { toPack } from '@/lib/advice/packs';
import { orderChat, photoMessage } from '@/lib/enquiry/whatsapp';
import { OpenedUp } from '../shop/opened-up';
import { Ordering } from './ordering';
import { PackFits } from '../advice/pack-fits';
import { PackRuns } from '../advice/pack-runs';
import { NoBreak } from '../ui/no-break';
import { PrintButton } from '../ui/print-button';
import { ProductGuide } from '../shop/product-guide';
import { ProductBar, ProductOffer } from '../shop/product-offer';
import { KeyFigures } from '../shop/key-figures';
import { DrawnNote, OtherPictures, ProductPicture } from '../shop/product-gallery';
import { SheetFoot, SheetHead } from '../layout/specification-sheet';
import { SpecificationTable } from '../shop/specification-table';
import { cardProduct } from './card-product';
import type { Product } from '@/lib/shop/product';
import { Section } from '../ui/section';

/** Floats: two columns, each as long as its own parts, from one order. */
const PARTS = [
  'flow-root *:mt-2 *:mb-4 [&>:nth-child(4)]:mb-8 two-columns:*:float-right two-columns:*:clear-right',
  'two-columns:*:w-[calc(50%-1rem)] two-columns:*:even:float-left two-columns:*:even:clear-left',
  'print:*:mb-0! print:*:w-[calc(62%-1rem)]! print:*:gap-2 print:*:even:w-[38%]!',
].join(' ');

/**
 * A product's page: on the first screen name, price and order button, then what a pack runs and is made of, the specification
 * and how to order. Printed, it is a specification sheet of one page.
 */
export function ProductDetails({ product }: { product: Product }) {
  const view = cardProduct(product);
  const [first] = view.pictures;
  const pack = toPack(product);
  return (
    <article className="product-page [&_h2]:text-h4 md:[&_h2]:text-h3 print:[&_h2]:text-base">
      <SheetHead />
      <div className={`site-width ${PARTS}`}>
        {/* In the order of phones, so that nothing moves while the page is received. On wider screens pictures stand left. */}
        <h1 className="text-h2 print:text-h3">
          <NoBreak>{product.name}</NoBreak>
        </h1>
        {first && <ProductPicture source={first} priority />}
        <div className="grid grid-cols-1 gap-4">
          <ProductOffer product={view} availability={product.availability} priceDate={product.priceDate} />
          {pack && <PackRuns pack={pack} />}
          <div className="grid gap-4 print:gap-2">
            {view.description && (
              <p className="text-muted md:text-lead print:text-sm">
                <NoBreak>{view.description}</NoBreak>
              </p>
            )}
            <KeyFigures figures={view.keyFigures} size="page" />
          </div>
        </div>
        <div className="grid grid-cols-1 gap-8">
          <div className="grid gap-4">
            <OtherPictures pictures={view.pictures} />
            {product.images.some(({ drawn }) => drawn) && <DrawnNote photoChat={orderChat(photoMessage(product.name))} />}
          </div>
          {pack && product.opened && <OpenedUp opened={product.opened} />}
          <Section id="specifications" title={productWords.specifications} heading="mb-4 print:sr-only">
            <SpecificationTable parts={view.specification} />
            {product.life && <p className="mt-2 text-sm text-muted">{productPage.lifeNote}</p>}
            <div className="mt-6 max-md:hidden">
              <PrintButton />
            </div>
          </Section>
        </div>
        <div className="grid grid-cols-1 gap-8">
          {pack && <PackFits pack={pack} specs={product.specs} />}
          {product.guide && <ProductGuide guide={product.guide} values={{ ...product.specs, ...guideFigures }} />}
          <Ordering product={product} />
        </div>
      </div>
      <ProductBar product={view} />
      <SheetFoot product={view} />
    </article>
  );
}
