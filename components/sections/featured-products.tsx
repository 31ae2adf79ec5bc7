import { home } from '@/content/home';
import { getFeaturedProducts } from '@/lib/catalogue';
import { paths } from '@/lib/paths';
import { toProductView } from '@/lib/product-view';
import { ProductCardList } from '../catalogue/product-card-list';
import { ButtonLink } from '../ui/button';

/** The first products of the catalogue. */
export function FeaturedProducts() {
  const { title, lead, button } = home.featured;
  return (
    <section aria-labelledby="featured" className="site-width band">
      <h2 id="featured" className="text-h2">
        {title}
      </h2>
      <p className="mt-2 mb-8 text-muted">{lead}</p>
      <ProductCardList products={getFeaturedProducts().map(toProductView)} />
      <ButtonLink href={paths.products} look="ink" className="mt-8 w-full md:w-auto">
        {button}
      </ButtonLink>
    </section>
  );
}
