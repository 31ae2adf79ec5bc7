import { productPage } from '@/content/shop/product-page';
import type { ProductGuide as Guide } from '@/content/types';
import { fillGuide } from '@/lib/shop/product-guide';
import { NoBreak } from '../ui/no-break';
import { Points } from '../ui/points';
import { Section } from '../ui/section';

export interface ProductGuideProps {
  guide: Guide;
  /** What its braces stand for: the specification, and figures of the calculator. */
  values: Readonly<Record<string, string>>;
}

export function ProductGuide({ guide, values }: ProductGuideProps) {
  const { fits, check } = fillGuide(guide, values);
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2 print:gap-2">
      <Section id="fits" title={productPage.guide.fits} heading="mb-3 print:mb-1">
        {fits.map((item) => (
          <p key={item}>
            <NoBreak>{item}</NoBreak>
          </p>
        ))}
      </Section>
      <Section id="check" title={productPage.guide.check} heading="mb-3 print:mb-1">
        <Points items={check} named />
      </Section>
    </div>
  );
}
