import { cataloguePage } from '@/content/catalogue-page';
import { getCataloguePages, getProducts } from '@/lib/catalogue';
import { countLabels, filterLabels, pagesLabels, productCardLabels } from '@/lib/catalogue-copy';
import { toProductView } from '@/lib/product-view';
import { EmptyCategory } from './empty-category';
import { filterOptions } from './filter-options';
import { PagedCatalogue } from './paged-catalogue';

/** Filter and cards of one page of a large catalogue. */
export function PagedGrid({ page }: { page: number }) {
  return (
    <PagedCatalogue
      labels={filterLabels}
      countLabels={countLabels}
      cardLabels={productCardLabels}
      pagesLabels={pagesLabels}
      failure={cataloguePage.failure}
      categories={filterOptions()}
      count={getProducts().length}
      page={page}
      products={(getCataloguePages()[page - 1] ?? []).map(toProductView)}
      empty={<EmptyCategory />}
    />
  );
}
