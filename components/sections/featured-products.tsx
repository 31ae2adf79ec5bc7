import { home } from '@/content/home';
import { getFeaturedProducts } from '@/lib/catalogue';
import { paths } from '@/lib/paths';
import { toProductView } from '@/lib/product-view';
import { ProductCardList } from '../catalogue/product-card-list';
import { SectionHeading } from './section-heading';

/** The first products of the catalogue. */
export function FeaturedProducts() {
  const { title, lead, button } = home.featured;
  return (
    <section aria-labelledby="featured" className="site-width band">
      <SectionHeading id="featured" title={title} lead={lead} />
      <ProductCardList products={getFeaturedProducts().map(toProductView)} more={{ label: button, href: paths.products }} />
    </section>
  );
}
