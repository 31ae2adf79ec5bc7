import { getProducts } from '@/lib/catalogue';
import { countLabels, filterLabels, productCardLabels } from '@/lib/catalogue-copy';
import { toProductView } from '@/lib/product-view';
import { CatalogueBrowser } from './catalogue-browser';
import { EmptyCategory } from './empty-category';
import { filterOptions } from './filter-options';
import { ProductCard, SIZES_BESIDE_FILTER } from './product-card';

/** Filter and cards of a catalogue that stands on one page. */
export function WholeGrid() {
  return (
    <CatalogueBrowser
      labels={filterLabels}
      countLabels={countLabels}
      categories={filterOptions()}
      items={getProducts().map((product, index) => ({
        id: product.id,
        category: product.category,
        subcategory: product.subcategory,
        card: (
          <ProductCard
            product={toProductView(product)}
            labels={productCardLabels}
            sizes={SIZES_BESIDE_FILTER}
            priority={index === 0}
          />
        ),
      }))}
      empty={<EmptyCategory />}
    />
  );
}
