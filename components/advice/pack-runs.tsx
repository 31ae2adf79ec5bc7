import { productPage } from '@/content/shop/product-page';
import type { Pack } from '@/lib/advice/energy';
import { hoursInParts } from '@/lib/advice/hours';
import { getPacks } from '@/lib/advice/packs';
import { listHouseholds, runInWords } from '@/lib/advice/words';
import { routes } from '@/content/routes';
import { PageLink } from '../ui/page-link';
import { AnswerFigure, HoursScale } from './answer-figure';
import { Section } from '../ui/section';

/** For how long the pack runs a household that the visitor chooses. Needs no scripts. */
export function PackRuns({ pack }: { pack: Pack }) {
  const { title, link } = productPage.runs;
  const packs = getPacks();
  return (
    <Section id="runs" title={title} className="on-ink panel print:p-0" heading="mb-3">
      <div className="grid grid-cols-2 gap-2 print:gap-x-4 print:gap-y-1">
        {listHouseholds().map((household, index) => {
          const { run, words } = runInWords(household, pack, packs);
          const isFigure = run.verdict !== 'refused';
          return [
            <label
              key={household.id}
              className="chip parent-unfollowed:invisible print:min-h-0 print:place-items-start print:border-0 print:bg-transparent! print:p-0 print:text-left"
            >
              <input
                type="radio"
                name="household"
                autoComplete="off"
                defaultChecked={index === 0}
                aria-describedby={`runs-${household.id}`}
              />
              <span>{household.name}</span>
            </label>,
            <p
              key={`${household.id} hours`}
              id={`runs-${household.id}`}
              // Browsers without :has() and paper show all.
              className="grid gap-2 parent-unfollowed:invisible not-print:col-span-full not-print:supports-[selector(:has(a))]:order-1 not-print:supports-[selector(:has(a))]:mt-2 not-print:[:not(:has(:checked))+&]:hidden"
            >
              <AnswerFigure {...(isFigure ? hoursInParts(run.hours) : { figure: words })} isFigure={isFigure} />
              {isFigure && <HoursScale hours={run.hours} />}
            </p>,
          ];
        })}
      </div>
      <PageLink href={`${routes.backupCalculator}?volts=${pack.systemVolts}`} className="link print:hidden">
        {link}
      </PageLink>
    </Section>
  );
}
