import type { ReactNode } from 'react';
import { chatMessages } from '@/content/enquiry/chat-messages';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { productWords } from '@/content/shop/catalogue-words';
import { productPage } from '@/content/shop/product-page';
import { shopFacts, site } from '@/content/site';
import type { ProductSuitability } from '@/content/types';
import { toPack } from '@/lib/advice/packs';
import { suitabilityFigures } from '@/lib/advice/wiring';
import { orderChatUrl, shownNumber } from '@/lib/enquiry/whatsapp';
import { formatLongDate } from '@/lib/format/long-date';
import { fill, formatPrice } from '@/lib/format/texts';
import { productPath } from '@/lib/paths';
import { getThumbnail } from '@/lib/pictures/pictures';
import { getRelatedProducts } from '@/lib/shop/catalogue';
import { fillSuitability } from '@/lib/shop/fill-suitability';
import type { ShownProduct, Product } from '@/lib/shop/product';
import { PackFits, PackRuns } from '../advice/pack-sections';
import { SheetFoot, SheetHead } from '../layout/printed-sheet';
import { KeyFigures, OrderLink, Price, SpecificationTable } from '../shop/product-facts';
import { SIZES_HALF, ProductGallery, ProductPicture } from '../shop/product-gallery';
import { DefinitionList } from '../ui/definition-list';
import { ExternalLink } from '../ui/external-link';
import { noBreak } from '../ui/no-break';
import { PageLink } from '../ui/page-link';
import { Picture } from '../ui/picture';
import { PrintButton } from '../ui/print-button';
import { Section } from '../ui/section';
import { TextList } from '../ui/text-list';
import { toShownProduct } from './to-shown-product';

/**
 * A product's page in the buyer's order: what it is and costs, what it runs, how it looks, what it fits, its specification and how
 * to order it. Printed, it is a specification sheet of one page.
 */
export function ProductDetails({ product }: { product: Product }) {
  const shown = toShownProduct(product);
  const [first] = shown.pictures;
  const pack = toPack(product);
  const what = pack ? shown.summary : shown.description;
  const photoChat = product.images.some(({ drawn }) => drawn)
    ? orderChatUrl(fill(chatMessages.photo, { item: product.name }))
    : undefined;
  const gallery = <ProductGallery pictures={shown.pictures} opened={pack && product.opened} photoChat={photoChat} />;
  return (
    <article className="sheet print:[zoom:0.78] print:text-sm/tight">
      <SheetHead />
      {/* On wide screens the picture stands left of name and price. */}
      <div className="grid gap-x-12 gap-y-3 site-width pt-1 pb-4 print:pb-2 beside:[grid-template:auto_1fr/repeat(2,minmax(0,1fr))] beside:[&>.picture]:[grid-area:1/1/3]">
        <div>
          <h1 className="text-h4 md:text-h3 lg:text-h2 print:text-h3" translate="no">
            {noBreak(product.name)}
          </h1>
          {what && <p className="mt-1 text-muted max-sm:text-sm/tight">{noBreak(what)}</p>}
        </div>
        {first && <ProductPicture source={first} sizes={SIZES_HALF} priority />}
        <div className="grid content-start gap-4 print:gap-2">
          <ProductOffer shown={shown} product={product} />
          {!pack && <KeyFigures figures={shown.keyFigures} />}
        </div>
      </div>
      {pack && <PackRuns pack={pack} />}
      <div className="grid grid-cols-1 gap-4 site-width py-4 lg:gap-6 lg:py-6 print:gap-2 print:py-2">
        {!pack && product.suitability ? (
          <WhatItFits suitability={product.suitability} specs={product.specs}>
            {gallery}
          </WhatItFits>
        ) : (
          gallery
        )}
        {pack && <PackFits pack={pack} specs={product.specs} />}
        <Section id="specifications" title={productWords.specifications} small headingClass="mb-3 print:mb-1">
          <SpecificationTable rows={shown.specification} />
          <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
            {product.life && <p className="text-sm text-muted">{productPage.lifeNote}</p>}
            <div className="max-md:hidden">
              <PrintButton />
            </div>
          </div>
        </Section>
        <Ordering product={product} />
      </div>
      <ProductBar shown={shown} />
      <SheetFoot id={product.id} />
    </article>
  );
}

/** Price and order button, and what a wary buyer asks first. On phones `ProductBar` has the button. */
function ProductOffer({ shown, product: { availability, priceDate } }: { shown: ShownProduct; product: Product }) {
  const { seen, where, priced } = productPage.trust;
  const { street, city } = site.address;
  const dated = priceDate && fill(priced, { date: formatLongDate(priceDate) });
  const state = !shown.soldOut && `${productPage.availability[availability]}.`;
  const said = [dated, state].filter(Boolean).join(' ');
  return (
    <div className="grid gap-4 print:gap-1">
      <Price product={shown} />
      <OrderLink product={shown} className="max-md:not-short:hidden print:hidden" />
      <ul role="list" className="text-muted *:border-t *:py-2 max-sm:text-sm/tight">
        <li>{seen}</li>
        <li translate="no">{noBreak(fill(where, { street, city, hours: site.hours.inSentences }))}</li>
        {said && <li>{said}</li>}
      </ul>
    </div>
  );
}

/**
 * Price and order button at the lower edge of a phone's screen. Sticky, not fixed, so that it comes to rest below the rest of its
 * parent and never covers its end.
 */
function ProductBar({ shown }: { shown: ShownProduct }) {
  return (
    <div className="product-bar sticky bottom-0 z-20 flex flex-wrap items-center gap-x-3 gap-y-2 border-y bg-card site-width py-2 md:hidden print:hidden short:hidden">
      <strong className="font-heading whitespace-nowrap tabular">{shown.price}</strong>
      {/* The button is always in view, so focusing it must not scroll the page by the room reserved for the order bar. */}
      <OrderLink product={shown} className="grow -scroll-mb-order-bar px-2" />
    </div>
  );
}

interface WhatItFitsProps {
  suitability: ProductSuitability;
  specs: Product['specs'];
  /** The gallery, which stands above what the product fits. */
  children: ReactNode;
}

function WhatItFits({ suitability, specs, children }: WhatItFitsProps) {
  const { fits, check } = fillSuitability(suitability, { ...specs, ...suitabilityFigures });
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-2 print:gap-2">
      <div className="grid grid-cols-1 content-start gap-4">
        {children}
        <Section id="fits" title={productPage.suitability.fits} small headingClass="mb-3 print:mb-1">
          {fits.map((item) => (
            <p key={item}>{noBreak(item)}</p>
          ))}
        </Section>
      </div>
      <Section id="check" title={productPage.suitability.check} small headingClass="mb-3 print:mb-1">
        <TextList items={check} named />
      </Section>
    </div>
  );
}

export function Ordering({ product }: { product: Product }) {
  const { title, steps, inWriting } = productPage.ordering;
  const photo = product.suitability?.photo ?? productPage.ordering.photo;
  const number = shownNumber(chatNumbers.orders);
  const facts = shopFacts.flatMap(({ field, label }) => {
    const fact = site.shop[field];
    return fact ? [[label, fact] as const] : [];
  });
  return (
    <Section id="ordering" title={title} className="print:hidden" small headingClass="mb-3">
      <ol role="list" className="grid gap-x-6 gap-y-2 md:grid-cols-3 [&+dl]:mt-4">
        {steps.map((step, index) => (
          <li key={step.title} className="border-t border-ink pt-2">
            <strong className="block">{`${index + 1}. ${step.title}`}</strong> {fill(step.text, { photo, number })}
          </li>
        ))}
      </ol>
      {facts.length > 0 && <DefinitionList rows={facts} />}
      <p className="mt-3 flex flex-wrap items-center gap-x-6">
        <span className="max-w-measure">{inWriting.text}</span>{' '}
        <ExternalLink href={orderChatUrl(fill(inWriting.message, { item: product.name }))}>{inWriting.button}</ExternalLink>
      </p>
    </Section>
  );
}

export function RelatedProducts({ product }: { product: Product }) {
  const related = getRelatedProducts(product);
  if (related.length === 0) return null;
  return (
    <Section
      id="related"
      title={productPage.related}
      className="grid gap-x-6 gap-y-1 site-width pt-3 pb-4 lg:grid-cols-[1fr_3fr] print:hidden"
      headingClass="text-h4"
    >
      <ul role="list" className="grid gap-x-6 md:grid-cols-3">
        {related.map(({ id, name, price, images: [image] }) => (
          <li key={id}>
            <PageLink href={productPath(id)} className="flex items-center gap-4 border-t py-2 hover:underline">
              {image && (
                <Picture
                  source={getThumbnail(image.src)}
                  sizes="80px"
                  className="aspect-4/3 w-20 max-w-1/3 shrink-0 rounded-control"
                />
              )}
              <span className="flex min-w-0 grow flex-wrap justify-between gap-x-4 text-base/tight wrap-anywhere">
                <span className="font-bold" translate="no">
                  {noBreak(name)}
                </span>
                <span className="tabular">{formatPrice(price)}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
