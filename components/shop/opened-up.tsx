import { productPage } from '@/content/shop/product-page';
import type { OpenedProduct } from '@/content/types';
import { getPicture } from '@/lib/pictures/pictures';
import { Section } from '../ui/section';
import { ProductPicture } from './product-gallery';

/** What a pack is made of: a drawing with numbered parts, and their names. */
export function OpenedUp({ opened: { src, alt, parts } }: { opened: OpenedProduct }) {
  const { title, names } = productPage.opened;
  return (
    <Section id="opened" title={title} className="print:hidden" heading="mb-4">
      <ProductPicture source={getPicture(src, alt)} />
      <ol role="list" className="mt-3 columns-[2_8rem] gap-4 text-sm/tight">
        {parts.map((part, index) => (
          <li key={part} className="flex gap-2 pb-1 break-inside-avoid">
            <strong className="tabular font-bold">{index + 1}</strong>
            {names[part]}
          </li>
        ))}
      </ol>
    </Section>
  );
}
