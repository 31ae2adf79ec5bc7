import { warningWords } from '@/content/advice/answer-words';
import { routes } from '@/content/routes';
import { productPage } from '@/content/shop/product-page';
import { runInTable } from '@/lib/advice/answer-notes';
import { listPackNotes } from '@/lib/advice/charging-settings';
import type { Pack } from '@/lib/advice/energy';
import { listHouseholds } from '@/lib/advice/loads';
import { getPacks } from '@/lib/advice/packs';
import { fill } from '@/lib/format/texts';
import { showEnergy, type Product } from '@/lib/shop/product';
import { Caution } from '../ui/caution';
import { Links } from '../ui/links';
import { noBreak } from '../ui/no-break';
import { PageLink } from '../ui/page-link';
import { Section } from '../ui/section';
import { Summary } from '../ui/summary';
import { TextList } from '../ui/text-list';
import { HoursBar, scaleEnd } from './hours-scale';

export function PackRuns({ pack }: { pack: Pack }) {
  const { title, households, columns, lead, link } = productPage.runs;
  const packs = getPacks();
  const rows = listHouseholds(households.page).map((household) => ({
    ...household,
    ...runInTable(household.load, pack, packs),
  }));
  const possible = rows.filter(({ run }) => run.verdict !== 'refused');
  const end = scaleEnd(Math.max(...possible.map(({ run }) => run.hours.best)));
  const starts = possible.find(({ load }) => load.starts)?.load.starts;
  return (
    <Section
      id="runs"
      title={title}
      className="on-ink site-width py-4 lg:py-6 print:py-0"
      headingClass="text-h4 md:text-h3 print:text-h3"
    >
      <p className="mb-2 text-sm text-muted">{fill(lead, { energy: showEnergy(pack.nominalVolts * pack.ampereHours) })}</p>
      <table className="w-full table-fixed border-collapse text-left wrap-anywhere tabular max-sm:text-sm/tight">
        <thead className="text-sm text-muted">
          <tr className="border-b-2 *:py-1 *:font-normal">
            <th scope="col">{columns.household}</th>
            <th scope="col" className="w-[34%] sm:w-1/4">
              {columns.hours}
            </th>
            <th scope="col" className="w-1/3 max-sm:w-[17%] print:hidden">
              {fill(columns.scale, { end })}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, run, short, more }) => (
            <tr key={id} className="break-inside-avoid border-b *:py-1 *:not-last:pr-3 print:*:py-0">
              <th scope="row" className="font-normal">
                {name}
              </th>
              <td>
                <strong className="text-lit">{short}</strong> <span className="text-muted">{noBreak(more)}</span>
              </td>
              <td className="print:hidden">{run.verdict !== 'refused' && <HoursBar hours={run.hours} end={end} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 flex flex-wrap items-center gap-x-6 text-sm">
        {starts && <span>{warningWords.starts[starts]}</span>}
        <PageLink href={`${routes.backupCalculator}?volts=${pack.systemVolts}`} className="link print:hidden">
          {link}
        </PageLink>
      </p>
    </Section>
  );
}

export function PackFits({ pack, specs }: { pack: Pack; specs: Product['specs'] }) {
  const { title, old, fold, guides } = productPage.fits;
  const { lead, notes } = listPackNotes(pack, specs);
  return (
    <Section id="fits" title={title} small headingClass="mb-3 print:mb-1">
      <div className="grid gap-x-12 gap-y-3 lg:grid-cols-2">
        <p>{noBreak(lead)}</p>
        <Caution>{old}</Caution>
      </div>
      <details className="mt-3 not-print:border-y">
        <Summary className="print:hidden">{fold}</Summary>
        <TextList items={notes} named />
        <Links links={guides} />
      </details>
    </Section>
  );
}
