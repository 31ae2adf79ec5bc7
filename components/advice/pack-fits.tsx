import { productPage } from '@/content/shop/product-page';
import type { Pack } from '@/lib/advice/energy';
import { listPackNotes } from '@/lib/advice/charging-settings';
import type { Product } from '@/lib/shop/product';
import { Caution } from '../ui/caution';
import { Links } from '../ui/links';
import { NoBreak } from '../ui/no-break';
import { Summary } from '../ui/summary';
import { Section } from '../ui/section';
import { Points } from '../ui/points';

export function PackFits({ pack, specs }: { pack: Pack; specs: Product['specs'] }) {
  const { title, old, fold, guides } = productPage.fits;
  const { lead, notes } = listPackNotes(pack, specs);
  return (
    <Section id="fits" title={title} heading="mb-3 print:mb-1">
      <div className="grid gap-x-12 gap-y-3 lg:grid-cols-2">
        <p>
          <NoBreak>{lead}</NoBreak>
        </p>
        <Caution>{old}</Caution>
      </div>
      <details className="mt-3 not-print:border-y">
        <Summary className="print:hidden">{fold}</Summary>
        <Points items={notes} named />
        <Links links={guides} />
      </details>
    </Section>
  );
}
