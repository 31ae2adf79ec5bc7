import { cataloguePage } from '@/content/shop/catalogue-page';
import { formatPrice } from '@/lib/format/price';
import { productPath } from '@/lib/paths';
import { getThumbnail } from '@/lib/pictures/pictures';
import { getRelatedProducts } from '@/lib/shop/catalogue';
import type { Product } from '@/lib/shop/product';
import { NoBreak } from '../ui/no-break';
import { PageLink } from '../ui/page-link';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';

const COUNT = 3;

export function RelatedProducts({ product }: { product: Product }) {
  const related = getRelatedProducts(product, COUNT);
  if (related.length === 0) return null;
  return (
    <Section
      id="related"
      title={cataloguePage.relatedTitle}
      className="print:hidden site-width grid gap-x-6 gap-y-1 pt-3 pb-4 lg:grid-cols-[1fr_3fr]"
      heading="text-h4"
    >
      <ul role="list" className="grid gap-x-6 md:grid-cols-3">
        {related.map(({ id, name, price, images: [image] }) => (
          <li key={id}>
            <PageLink href={productPath(id)} className="flex items-center gap-4 border-t py-2 hover:underline">
              {image && (
                <Picture
                  source={getThumbnail(image.src)}
                  sizes="80px"
                  className="aspect-4/3 w-20 max-w-1/4 shrink-0 rounded-control"
                />
              )}
              <span className="flex min-w-0 grow flex-wrap justify-between gap-x-4 text-base/[1.25] wrap-anywhere">
                <span className="font-bold" translate="no">
                  <NoBreak>{name}</NoBreak>
                </span>
                <span className="tabular">{formatPrice(price)}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
