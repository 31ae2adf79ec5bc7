import { cataloguePage } from '@/content/catalogue-page';
import type { SubCategory } from '@/content/types';
import { getCataloguePages, getCategories, getProducts } from '@/lib/catalogue';
import { countLabels, filterLabels, pagesLabels, productCardLabels } from '@/lib/catalogue-copy';
import { matchesSelection, selectCategory, type Selection } from '@/lib/catalogue-filter';
import { toProductView } from '@/lib/product-view';
import { Icon } from '../ui/icon';
import { EmptyCategory } from './empty-category';
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
      categories={getCategories().map(({ subCategories, ...category }) => ({
        ...countedOption(category, selectCategory(category.id)),
        subCategories: subCategories?.map((sub) => countedOption(sub, { category: category.id, subcategory: sub.id })),
      }))}
      count={getProducts().length}
      page={page}
      products={(getCataloguePages()[page - 1] ?? []).map(toProductView)}
      empty={<EmptyCategory />}
    />
  );
}

function countedOption({ id, name, icon }: SubCategory, selection: Selection) {
  const count = getProducts().filter((product) => matchesSelection(product, selection)).length;
  return { id, name, icon: <Icon name={icon} />, count };
}
