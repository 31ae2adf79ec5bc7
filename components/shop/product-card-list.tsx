import { cataloguePage } from '@/content/shop/catalogue-page';
import type { NavigationLink } from '@/content/types';
import { routes } from '@/content/routes';
import type { ProductView } from '@/lib/shop/product-view';
import { ButtonLink } from '../ui/button';
import { PageLink } from '../ui/page-link';
import { ProductCard } from './product-card';

const CARD_SIZES = '(min-width: 75rem) 363px, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw';

/** Rows of up to three cards, then a link to more. The offer of a custom pack fills a gap in the last row. */
export function ProductCardList({ products, more }: { products: readonly ProductView[]; more: NavigationLink }) {
  const { offer } = cataloguePage;
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-4">
      {products.map((product) => (
        <li key={product.id} className="row-span-5 grid grid-rows-subgrid gap-0">
          <ProductCard product={product} sizes={CARD_SIZES} />
        </li>
      ))}
      <li className={`row-span-5 hidden ${gapClass(products.length)}`}>
        <PageLink href={routes.getQuote} className="on-ink grid content-end gap-3 panel">
          <span className="text-h3 font-heading">{offer.title}</span>
          <span className="text-muted-on-ink">{offer.text}</span>
          <span className="underline underline-offset-4">{offer.link}</span>
        </PageLink>
      </li>
      <li className="col-span-full grid sm:justify-self-start">
        <ButtonLink href={more.href} variant="ink">
          {more.label}
        </ButtonLink>
      </li>
    </ul>
  );
}

/** Shows the offer where this many cards leave a gap: in rows of two, in rows of three (from 64rem), or in both. */
function gapClass(count: number): string {
  return `${count % 2 === 0 ? '' : 'md:max-lg:grid'} ${count % 3 === 0 ? '' : 'lg:grid'}`;
}
