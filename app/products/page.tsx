import { CatalogueBrowser } from '@/components/catalogue/catalogue-browser';
import { EmptyCategory } from '@/components/catalogue/empty-category';
import { PackComparison } from '@/components/catalogue/pack-comparison';
import { ProductCard } from '@/components/catalogue/product-card';
import { PageHeading } from '@/components/sections/page-heading';
import { StructuredData } from '@/components/seo/structured-data';
import { Icon } from '@/components/ui/icon';
import { cataloguePage } from '@/content/catalogue-page';
import type { Category, SubCategory } from '@/content/types';
import { catalogueTrail } from '@/lib/breadcrumb';
import { getCategories, getProducts } from '@/lib/catalogue';
import { toProductView } from '@/lib/product-view';
import { catalogueData } from '@/lib/seo/catalogue-data';
import { pageMetadata } from '@/lib/seo/metadata';
import { breadcrumbData } from '@/lib/seo/page-data';

export const metadata = pageMetadata('/products');

/** The filter stands beside the cards from 64rem on. */
const CARD_SIZES = '(min-width: 80rem) 266px, (min-width: 64rem) 34vw, (min-width: 40rem) 46vw, 92vw';

export default function ProductsPage() {
  return (
    <>
      <PageHeading title={cataloguePage.title} lead={cataloguePage.lead} />
      <div className="site-width pb-16">
        <h2 className="sr-only">{cataloguePage.filterLabel}</h2>
        <CatalogueBrowser
          label={cataloguePage.filterLabel}
          allLabel={cataloguePage.all}
          allOfCategoryLabel={cataloguePage.allOfCategory}
          categories={getCategories().map(filterCategory)}
          items={getProducts().map((product) => ({
            id: product.id,
            category: product.category,
            subcategory: product.subcategory,
            card: <ProductCard product={toProductView(product)} sizes={CARD_SIZES} />,
          }))}
          empty={<EmptyCategory />}
        />
        <PackComparison />
      </div>
      <StructuredData things={[breadcrumbData(catalogueTrail()), catalogueData(getProducts())]} />
    </>
  );
}

function filterOption({ id, name, icon }: SubCategory) {
  return { id, name, icon: <Icon name={icon} /> };
}

function filterCategory(category: Category) {
  return { ...filterOption(category), subCategories: category.subCategories?.map(filterOption) };
}
