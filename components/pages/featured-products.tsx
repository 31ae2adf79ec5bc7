import { cataloguePage } from '@/content/shop/catalogue-page';
import { home } from '@/content/pages/home';
import { getFeaturedProducts } from '@/lib/shop/catalogue';
import { routes } from '@/content/routes';
import { ProductCard } from '../shop/product-card';
import { PageLink } from '../ui/page-link';
import { Section } from '../ui/section';
import { cardProduct, notesOnHousePacks } from './card-product';

/** The first products of the catalogue. Called home packs only if there are three and all are. */
export function FeaturedProducts() {
  const { homePacks, others, button } = home.featured;
  const products = getFeaturedProducts();
  const [note] = notesOnHousePacks(products);
  const areHomePacks =
    products.length === 3 && products.every(({ subcategory }) => subcategory === cataloguePage.housePacks.subcategory);
  return (
    <Section id="featured" {...(areHomePacks ? homePacks : others)} className="site-width band max-sm:pt-3">
      {note && <p className="text-sm text-muted">{note}</p>}
      <ul role="list" className="card-grid mt-3">
        {products.map(cardProduct).map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
      <p className="mt-6 grid sm:justify-start">
        <PageLink href={routes.products} className="control control-outline">
          {button}
        </PageLink>
      </p>
    </Section>
  );
}
