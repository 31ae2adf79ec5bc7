import { cataloguePage } from '@/content/catalogue-page';
import { controls } from '@/content/controls';
import { getProductsOfSubCategory } from '@/lib/catalogue';
import { fill } from '@/lib/fill';
import { compareProducts, MOST_COMPARED } from '@/lib/product-comparison';
import { paths, productPath } from '@/lib/paths';
import { ButtonLink } from '../ui/button';
import { SiteLink } from '../ui/site-link';

/** The home packs side by side, where there are any to compare: every row from the catalogue, energy and price per kWh computed from it. */
export function PackComparison() {
  const { title, lead, subcategory, calculatorLink } = cataloguePage.comparison;
  const products = getProductsOfSubCategory(subcategory).slice(0, MOST_COMPARED);
  if (products.length < 2) return null;
  return (
    <section aria-labelledby="comparison" className="pt-16">
      <h2 id="comparison" className="text-h2">
        {title}
      </h2>
      <p className="mt-2 mb-6 max-w-measure text-balance text-muted">{lead}</p>
      <div
        role="region"
        aria-label={fill(controls.table, { title })}
        tabIndex={0}
        className="overflow-x-auto rounded-surface border border-line bg-card"
      >
        <table className="tabular w-full border-collapse text-left">
          <thead>
            <tr className="border-b border-line">
              <td className="w-1/4 min-w-28 p-3 md:px-4" />
              {products.map(({ id, shortName }) => (
                <th key={id} scope="col" className="min-w-32 p-3 text-base font-bold md:p-4 md:text-h4">
                  <SiteLink
                    href={productPath(id)}
                    className="inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2"
                  >
                    {shortName}
                  </SiteLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {compareProducts(products).map(({ label, values }) => (
              <tr key={label} className="border-b border-line last:border-0">
                <th scope="row" className="p-3 align-top font-normal text-muted md:px-4">
                  {label}
                </th>
                {values.map((value, index) => (
                  <td key={products[index]?.id} className="p-3 align-top font-medium md:px-4">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ButtonLink variant="outline" href={paths.backupCalculator} className="mt-4">
        {calculatorLink}
      </ButtonLink>
    </section>
  );
}
