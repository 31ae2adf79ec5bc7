import { productPage } from '@/content/shop/product-page';
import type { ProductGuide as Guide } from '@/content/types';
import { fillGuide } from '@/lib/shop/product-guide';
import { NoBreak } from '../ui/no-break';

export interface ProductGuideProps {
  guide: Guide;
  /** What its braces stand for: the specification, and figures of the calculator. */
  values: Readonly<Record<string, string>>;
}

/** What a bike battery, cell or board fits, and what to check before ordering it. */
export function ProductGuide({ guide, values }: ProductGuideProps) {
  const { fits, check } = fillGuide(guide, values);
  return (
    <>
      <GuideList id="fits" title={productPage.guide.fits} items={fits} />
      <GuideList id="check" title={productPage.guide.check} items={check} itemClass="caution" />
    </>
  );
}

interface GuideListProps {
  id: string;
  title: string;
  items: readonly string[];
  itemClass?: string;
}

function GuideList({ id, title, items, itemClass }: GuideListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 print:mb-1">
        {title}
      </h2>
      <ul role="list" className="grid gap-3 print:gap-1">
        {items.map((item) => (
          <li key={item} className={itemClass}>
            <NoBreak>{item}</NoBreak>
          </li>
        ))}
      </ul>
    </section>
  );
}
