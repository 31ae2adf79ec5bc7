import { productPage } from '@/content/shop/product-page';
import type { Pack } from '@/lib/advice/energy';
import { listPackSettings } from '@/lib/advice/charging-settings';
import { SpecificationTable } from '../shop/specification-table';
import { NoBreak } from '../ui/no-break';
import { Links } from '../ui/links';
import { Summary } from '../ui/summary';
import type { Product } from '@/lib/shop/product';

/** Which UPS or inverter a pack fits, its settings as labels name them, and what to avoid. */
export function PackFits({ pack, specs }: { pack: Pack; specs: Product['specs'] }) {
  const { title, fold, guides } = productPage.fits;
  const { lead, settings, warnings, cautions } = listPackSettings(pack, specs);
  return (
    <section aria-labelledby="fits">
      <h2 id="fits" className="mb-3 print:mb-1">
        {title}
      </h2>
      <p>{lead}</p>
      <Cautions items={warnings} />
      <details className="mt-4 border-y border-line print:mt-2 print:border-0">
        <Summary className="min-h-12 py-2 print:hidden">{fold}</Summary>
        <SpecificationTable parts={[settings]} />
        <Cautions items={cautions} />
        <Links links={guides} />
      </details>
    </section>
  );
}

function Cautions({ items }: { items: readonly string[] }) {
  return (
    <ul role="list" className="my-4 grid gap-3 print:my-2 print:gap-1">
      {items.map((item) => (
        <li key={item} className="caution">
          <NoBreak>{item}</NoBreak>
        </li>
      ))}
    </ul>
  );
}
