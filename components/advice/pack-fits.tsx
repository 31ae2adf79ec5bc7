import { productPage } from '@/content/shop/product-page';
import type { Pack } from '@/lib/advice/energy';
import { listPackSettings } from '@/lib/advice/charging-settings';
import { SpecificationTable } from '../shop/specification-table';
import { Links } from '../ui/links';
import { Summary } from '../ui/summary';
import { Cautions } from '../ui/cautions';
import type { Product } from '@/lib/shop/product';
import { Section } from '../ui/section';

/** Which UPS or inverter a pack fits, its settings as labels name them, and what to avoid. */
export function PackFits({ pack, specs }: { pack: Pack; specs: Product['specs'] }) {
  const { title, fold, guides } = productPage.fits;
  const { lead, settings, warnings, cautions } = listPackSettings(pack, specs);
  return (
    <Section id="fits" title={title} heading="mb-3 print:mb-1">
      <p className="mb-3">{lead}</p>
      <Cautions items={warnings} />
      <details className="mt-4 border-y border-line print:mt-2 print:border-0">
        <Summary className="min-h-12 py-2 print:hidden">{fold}</Summary>
        <div className="grid gap-4 print:gap-2">
          <SpecificationTable parts={[settings]} />
          <Cautions items={cautions} />
        </div>
        <Links links={guides} />
      </details>
    </Section>
  );
}
