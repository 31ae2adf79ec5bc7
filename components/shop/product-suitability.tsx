import { productPage } from '@/content/shop/product-page';
import type { ProductSuitability as Suitability } from '@/content/types';
import { fillSuitability } from '@/lib/shop/fill-suitability';
import { NoBreak } from '../ui/no-break';
import { Points } from '../ui/points';
import { Section } from '../ui/section';

export interface ProductSuitabilityProps {
  suitability: Suitability;
  /** What its braces stand for: the specification, and figures of the calculator. */
  values: Readonly<Record<string, string>>;
}

export function ProductSuitability({ suitability, values }: ProductSuitabilityProps) {
  const { fits, check } = fillSuitability(suitability, values);
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2 print:gap-2">
      <Section id="fits" title={productPage.suitability.fits} heading="mb-3 print:mb-1">
        {fits.map((item) => (
          <p key={item}>
            <NoBreak>{item}</NoBreak>
          </p>
        ))}
      </Section>
      <Section id="check" title={productPage.suitability.check} heading="mb-3 print:mb-1">
        <Points items={check} named />
      </Section>
    </div>
  );
}
