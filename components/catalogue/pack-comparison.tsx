import { cataloguePage } from '@/content/catalogue-page';
import { getProductsOfSubCategory } from '@/lib/shop/catalogue';
import { compareProducts, MOST_COMPARED } from '@/lib/shop/product-comparison';
import { paths } from '@/lib/paths';
import { ButtonLink } from '../ui/button';
import { ScrollingTable } from '../ui/scrolling-table';
import { PackLink } from './pack-link';

/** The home packs side by side, where there are any to compare: every row from the catalogue, energy and price per kWh computed from it. */
export function PackComparison() {
  const { title, lead, corner, subcategory, calculatorLink } = cataloguePage.comparison;
  const products = getProductsOfSubCategory(subcategory).slice(0, MOST_COMPARED);
  if (products.length < 2) return null;
  return (
    <section aria-labelledby="comparison" className="pt-16">
      <h2 id="comparison" className="text-h2">
        {title}
      </h2>
      <p className="mt-2 mb-6 max-w-measure text-balance text-muted">{lead}</p>
      <ScrollingTable
        label={title}
        head={[corner, ...products.map(({ id, shortName }) => <PackLink key={id} id={id} shortName={shortName} />)]}
        rows={compareProducts(products).map(({ label, values }) => [label, ...values])}
      />
      <ButtonLink variant="outline" href={paths.backupCalculator} className="mt-4">
        {calculatorLink}
      </ButtonLink>
    </section>
  );
}
