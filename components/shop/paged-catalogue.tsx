import { routes } from '@/content/routes';
import { cataloguePage } from '@/content/shop/catalogue-page';
import { fill } from '@/lib/format/texts';
import { allCategories } from '@/lib/shop/catalogue';
import { countProducts } from '@/lib/shop/catalogue-filter';
import { cataloguePagePath, linkedPages, PAGE_SIZE, type CataloguePage } from '@/lib/shop/catalogue-pages';
import type { ShownProduct } from '@/lib/shop/product';
import { PageLink } from '../ui/page-link';
import { CategoryFilter, type CategoryFilterProps } from './category-filter';
import { EmptyCategory } from './empty-category';
import { FilterRedirect } from './filter-redirect';
import { ProductCard, SIZES_BESIDE_FILTER } from './product-card';

interface PagedCatalogueProps extends Pick<CategoryFilterProps, 'categories'> {
  page: CataloguePage;
  products: readonly ShownProduct[];
  emptyChat: string;
}

export function PagedCatalogue({ page, products, categories, emptyChat }: PagedCatalogueProps) {
  const { selection, chosen, number, pages, total } = page;
  const from = (number - 1) * PAGE_SIZE + 1;
  return (
    <>
      <CategoryFilter
        categories={categories}
        selection={selection}
        renderOption={(to, { isChosen, ...choice }) => (
          <PageLink href={cataloguePagePath(to)} aria-current={isChosen || undefined} {...choice} />
        )}
      />
      {page.path === routes.products && <FilterRedirect categories={allCategories} />}
      <div className="pt-4">
        <p className="mb-4 text-muted">
          {countProducts(total, chosen.at(-1)?.label)}
          {pages > 1 && <span>{fill(cataloguePage.pages.range, { from, to: from + products.length - 1 })}</span>}
        </p>
        {total === 0 ? (
          <EmptyCategory chat={emptyChat} />
        ) : (
          <ul role="list" className="card-grid">
            {products.map((product, index) => (
              <li key={product.id}>
                <ProductCard product={product} sizes={SIZES_BESIDE_FILTER} priority={index === 0} />
              </li>
            ))}
          </ul>
        )}
        {pages > 1 && <PageLinks page={page} />}
      </div>
    </>
  );
}

function PageLinks({ page: { selection, number, pages } }: { page: CataloguePage }) {
  const words = cataloguePage.pages;
  const link = (to: number, label: string | number, rel?: 'prev' | 'next') => (
    <li key={`${rel} ${to}`}>
      <PageLink
        href={cataloguePagePath(selection, to)}
        rel={rel}
        aria-current={to === number ? 'page' : undefined}
        className="option min-w-11 justify-center"
      >
        {label}
      </PageLink>
    </li>
  );
  return (
    <nav aria-label={words.label} className="mt-8 print:hidden">
      <ul role="list" className="flex flex-wrap items-center gap-2">
        {number > 1 && link(number - 1, words.previous, 'prev')}
        {linkedPages(number, pages).map((to, index) => (to === null ? <li key={`gap ${index}`}>…</li> : link(to, to)))}
        {number < pages && link(number + 1, words.next, 'next')}
      </ul>
    </nav>
  );
}
