import { productPage } from '@/content/shop/product-page';
import type { ProductGuide as Guide } from '@/content/types';
import { fillGuide } from '@/lib/shop/product-guide';
import { Cautions } from '../ui/cautions';
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
      <section aria-labelledby="fits">
        <h2 id="fits" className="mb-3 print:mb-1">
          {productPage.guide.fits}
        </h2>
        {fits.map((item) => (
          <p key={item}>
            <NoBreak>{item}</NoBreak>
          </p>
        ))}
      </section>
      <section aria-labelledby="check">
        <h2 id="check" className="mb-3 print:mb-1">
          {productPage.guide.check}
        </h2>
        <Cautions items={check} />
      </section>
    </>
  );
}
