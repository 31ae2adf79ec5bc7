import { productPage } from '@/content/shop/product-page';
import type { Pack } from '@/lib/advice/energy';
import { listPackSettings } from '@/lib/advice/charging-settings';
import { SpecificationTable } from '../shop/specification-table';
import { NoBreak } from '../ui/no-break';
import { PageLink } from '../ui/page-link';
import type { Product } from '@/lib/shop/product';

/** Which UPS or inverter a pack fits, its settings as labels name them, and what to avoid. */
export function PackFits({ pack, specs }: { pack: Pack; specs: Product['specs'] }) {
  const { title, guides } = productPage.fits;
  const { lead, settings, warnings } = listPackSettings(pack, specs);
  return (
    <section aria-labelledby="fits">
      <h2 id="fits" className="mb-4 text-h3 print:mb-1 print:text-base">
        {title}
      </h2>
      <p className="mb-4 print:mb-2">{lead}</p>
      <SpecificationTable parts={[settings]} />
      <ul className="mt-4 grid gap-3 print:mt-2 print:gap-1">
        {warnings.map((warning) => (
          <li key={warning} className="caution">
            <NoBreak>{warning}</NoBreak>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap gap-x-6 print:hidden">
        {guides.map(({ label, href }) => (
          <PageLink key={href} href={href} className="link">
            {label}
          </PageLink>
        ))}
      </p>
    </section>
  );
}
