import { cataloguePage, filterWords } from '@/content/shop/catalogue-page';
import { routes } from '@/content/routes';
import type { ProductView } from '@/lib/shop/product-view';
import { ProductCardList } from './product-card-list';

export function RelatedProducts({ products }: { products: readonly ProductView[] }) {
  return (
    <section aria-labelledby="related" className="print:hidden site-width band pt-0">
      <h2 id="related" className="mb-6 text-h3">
        {cataloguePage.relatedTitle}
      </h2>
      <ProductCardList products={products} more={{ label: filterWords.all, href: routes.products }} />
    </section>
  );
}
