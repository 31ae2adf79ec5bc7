import { cataloguePage } from '@/content/shop/catalogue-page';
import { home } from '@/content/pages/home';
import { getFeaturedProducts } from '@/lib/shop/catalogue';
import { routes } from '@/content/routes';
import { ProductCardList } from '../shop/product-card-list';
import { SectionHeading } from '../ui/section-heading';
import { viewProduct } from './view-product';

/** The first products of the catalogue. Called home packs only if there are several and all are. */
export function FeaturedProducts() {
  const { button } = home.featured;
  const products = getFeaturedProducts();
  if (products.length === 0) return null;
  const areHomePacks =
    products.length > 1 && products.every(({ subcategory }) => subcategory === cataloguePage.comparison.subcategory);
  const title = areHomePacks ? home.featured.title : home.featured.otherTitle;
  const lead = areHomePacks ? home.featured.lead : home.featured.otherLead;
  return (
    <section aria-labelledby="featured" className="site-width band">
      <SectionHeading id="featured" title={title} lead={lead} />
      <ProductCardList products={products.map(viewProduct)} more={{ label: button, href: routes.products }} />
    </section>
  );
}
