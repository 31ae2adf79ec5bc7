import { cataloguePage } from '@/content/shop/catalogue-page';
import { fill } from '@/lib/format/fill';
import { getProducts } from '@/lib/shop/catalogue';
import { getPicture } from '@/lib/pictures/pictures';
import { chooseCompared, compareProducts, type ComparedRow } from '@/lib/shop/product-comparison';
import { routes } from '@/content/routes';
import { ButtonLink } from '../ui/button';
import { Picture } from '../ui/picture';
import { StackedTable } from '../ui/stacked-table';
import { OrderLink } from '../shop/order-link';
import { PackLink } from '../shop/pack-link';
import { cardProduct } from './card-product';
import type { Product } from '@/lib/shop/product';
import { Section } from '../ui/section';

/** The home packs side by side, if there are at least two. Energy and price per kWh are computed from the catalogue. */
export function PackComparison() {
  const { title, lead, corner, subcategory, calculatorLink, same: sameInAll, row, some, order } = cataloguePage.comparison;
  const all = getProducts().filter((product) => product.subcategory === subcategory);
  const products = chooseCompared(all);
  if (products.length < 2) return null;
  const rows = compareProducts(products);
  const isSame = ({ values }: ComparedRow) => new Set(values).size === 1;
  const same = rows.filter(isSame).map(({ label, values }) => fill(row, { label, value: values[0] ?? '' }));
  return (
    <Section id="comparison" title={title} className="pt-16">
      <p className="mt-2 mb-6 max-w-measure text-balance text-muted">
        {lead} {products.length < all.length && <span>{fill(some, { shown: products.length, count: all.length })}</span>}
      </p>
      <StackedTable
        label={title}
        head={[corner, ...products.map((product) => <PackHead key={product.id} product={product} />)]}
        rows={[
          ...rows.filter((one) => !isSame(one)).map(({ label, values }) => [label, ...values]),
          [
            order,
            ...products.map((product) => (
              <OrderLink
                key={product.id}
                product={cardProduct(product)}
                label={order}
                className="w-full max-w-50 wrap-anywhere max-sm:px-1"
              >
                {' '}
                <span className="sr-only">{product.name}</span>
              </OrderLink>
            )),
          ],
        ]}
      />
      {same.length > 0 && <p className="mt-3 text-muted">{fill(sameInAll, { rows: same.join(', ') })}</p>}
      <ButtonLink variant="outline" href={routes.backupCalculator} className="mt-4">
        {calculatorLink}
      </ButtonLink>
    </Section>
  );
}

/** The head of a pack's column: picture, but on phones, and link to its page. */
function PackHead({ product }: { product: Product }) {
  const [image] = product.images;
  return (
    <span className="grid grid-cols-1 justify-items-start gap-1">
      {image && <Picture source={getPicture(image.src, '')} sizes="200px" className="aspect-4/3 w-full max-w-50 max-sm:hidden" />}
      <PackLink {...product} soldOut={product.availability === 'out of stock'} />
    </span>
  );
}
