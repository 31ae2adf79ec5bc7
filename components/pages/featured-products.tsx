import { cataloguePage } from '@/content/shop/catalogue-page';
import { home } from '@/content/pages/home';
import { getFeaturedProducts } from '@/lib/shop/catalogue';
import { routes } from '@/content/routes';
import { ProductCard } from '../shop/product-card';
import { ButtonLink } from '../ui/button';
import { Section } from '../ui/section';
import { cardProduct } from './card-product';

const CARD_SIZES = '(min-width: 75rem) 368px, (min-width: 54rem) 30vw, (min-width: 36rem) 46vw, 92vw';

/** The first products of the catalogue. Called home packs only if there are three and all are. */
export function FeaturedProducts() {
  const { homePacks, others, button } = home.featured;
  const products = getFeaturedProducts();
  const areHomePacks =
    products.length === 3 && products.every(({ subcategory }) => subcategory === cataloguePage.comparison.subcategory);
  return (
    <Section id="featured" {...(areHomePacks ? homePacks : others)} className="site-width band">
      <div className="@container">
        <ul role="list" className="card-grid">
          {products.map(cardProduct).map((product) => (
            <li key={product.id} className="card-place">
              <ProductCard product={product} sizes={CARD_SIZES} />
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-8 grid sm:justify-start">
        <ButtonLink href={routes.products} variant="ink">
          {button}
        </ButtonLink>
      </p>
    </Section>
  );
}
