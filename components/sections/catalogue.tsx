import { cataloguePage, filterWords } from '@/content/catalogue-page';
import type { SubCategory } from '@/content/types';
import { fill } from '@/lib/fill';
import { paths } from '@/lib/paths';
import { catalogueBreadcrumbs } from '@/lib/seo/breadcrumb';
import { catalogueData } from '@/lib/seo/catalogue-data';
import { breadcrumbData } from '@/lib/seo/page-data';
import { getCataloguePages, getCategories, getProducts } from '@/lib/shop/catalogue';
import { matchesSelection, selectCategory, type Selection } from '@/lib/shop/catalogue-filter';
import type { CataloguePage } from '@/lib/shop/catalogue-pages';
import { toProductView } from '@/lib/shop/product-view';
import { CatalogueBrowser } from '../catalogue/catalogue-browser';
import { EmptyCategory } from '../catalogue/empty-category';
import { PackComparison } from '../catalogue/pack-comparison';
import { PagedCatalogue } from '../catalogue/paged-catalogue';
import { ProductCard, SIZES_BESIDE_FILTER } from '../catalogue/product-card';
import { StructuredData } from '../seo/structured-data';
import { Icon } from '../ui/icon';
import { PageHeading } from './page-heading';

/** The catalogue, or where it is too large for one page, one page of it. */
export function Catalogue({ page }: { page: CataloguePage }) {
  const { path, chosen, number, pages, total } = page;
  const title = chosen.at(-1)?.label ?? cataloguePage.title;
  const heading = number === 1 ? title : fill(cataloguePage.pages.heading, { title, page: number, pages });
  const here = number === 1 ? [] : [{ label: fill(cataloguePage.pages.name, { page: number }), href: path }];
  return (
    <>
      <PageHeading title={heading} lead={cataloguePage.lead} />
      <div className="site-width pb-16">
        <h2 className="sr-only">{filterWords.categories}</h2>
        {getCataloguePages().length > 1 ? <PagedCatalogue page={page} categories={filterOptions()} /> : <WholeCatalogue />}
        {path === paths.products && <PackComparison />}
      </div>
      {/* A list of nothing is no list. */}
      <StructuredData
        things={[breadcrumbData([...catalogueBreadcrumbs(), ...chosen, ...here]), ...(total > 0 ? [catalogueData(page)] : [])]}
      />
    </>
  );
}

function WholeCatalogue() {
  return (
    <CatalogueBrowser
      categories={filterOptions()}
      items={getProducts().map((product, index) => ({
        id: product.id,
        category: product.category,
        subcategory: product.subcategory,
        card: <ProductCard product={toProductView(product)} sizes={SIZES_BESIDE_FILTER} priority={index === 0} />,
      }))}
      empty={<EmptyCategory />}
    />
  );
}

/** The choices of the category filter, each with its icon and how many products it has. */
function filterOptions() {
  return getCategories().map(({ subCategories, ...category }) => ({
    ...filterOption(category, selectCategory(category.id)),
    subCategories: subCategories?.map((sub) => filterOption(sub, { category: category.id, subcategory: sub.id })),
  }));
}

function filterOption({ id, name, icon }: SubCategory, selection: Selection) {
  const count = getProducts().filter((product) => matchesSelection(product, selection)).length;
  return { id, name, icon: <Icon name={icon} />, count };
}
