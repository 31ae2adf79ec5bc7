import { backup } from '@/content/advice/backup';
import { productPage } from '@/content/shop/product-page';
import type { Range } from '@/content/types';
import { getBackupPacks, type CataloguePack } from '@/lib/advice/packs';
import { QUERY_KEYS } from '@/lib/advice/query';
import { DAY, inWatts, listHouseholds, runInWords } from '@/lib/advice/words';
import { fill } from '@/lib/format/fill';
import { routes } from '@/content/routes';
import { ButtonLink } from '../ui/button';
import { Hours } from '../ui/hours';

/** Marks on the scale of the bars, in hours. */
const SCALE = [0, DAY / 4, DAY / 2, (DAY * 3) / 4, DAY];

const COLUMNS = 'grid gap-x-8 gap-y-1 md:grid-cols-[15rem_1fr_15rem] print:grid-cols-2';

/** Which households the pack runs and for how long, as bars on one scale and in words. */
export function PackRuns({ pack }: { pack: CataloguePack }) {
  const { title, household, hours, reading, starting, link } = productPage.runs;
  const { depth, efficiency } = backup.losses.estimate;
  const packs = getBackupPacks();
  const rows = listHouseholds().map((row) => ({ ...row, ...runInWords(row, pack, packs) }));
  return (
    <section aria-labelledby="runs" className="on-ink">
      <div className="site-width py-12 md:py-16 print:p-0">
        <h2 id="runs" className="mb-4 text-h2 print:mb-1 print:text-base">
          {title}
        </h2>
        <div role="table" aria-labelledby="runs" className="tabular">
          <div role="row" className={`${COLUMNS} border-b border-ink-outline pb-1 text-sm text-muted-on-ink`}>
            <span role="columnheader">{household}</span>
            <span aria-hidden="true" className="flex justify-between max-md:hidden print:hidden">
              {SCALE.map((mark) => (
                <span key={mark}>{mark}</span>
              ))}
            </span>
            <span role="columnheader" className="max-md:sr-only">
              {hours}
            </span>
          </div>
          {rows.map(({ id, name, watts, words, run }) => (
            <div key={id} role="row" className={`${COLUMNS} items-center border-b border-ink-line py-3 print:py-px`}>
              <span role="rowheader">
                {name} <span className="inline-block text-sm text-muted-on-ink">{inWatts(watts)}</span>
              </span>
              <span aria-hidden="true" className="print:hidden">
                {run.verdict !== 'refused' && <HoursBar hours={run.hours} />}
              </span>
              <span role="cell" className={run.verdict === 'refused' ? 'text-muted-on-ink' : 'font-medium'}>
                <Hours>{words}</Hours>
              </span>
            </div>
          ))}
        </div>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 print:hidden">
          <p className="max-w-measure text-sm text-muted-on-ink">
            {fill(reading, { depth: Math.round(depth * 100), efficiency: Math.round(efficiency * 100) })}{' '}
            {fill(starting, { voltAmperes: backup.voltAmperesPerWatt })}
          </p>
          <ButtonLink href={`${routes.backupCalculator}?${QUERY_KEYS.volts}=${pack.systemVolts}`} variant="outline-on-ink">
            {link}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** Solid up to the estimate; the light band reaches from the careful to the best case. */
function HoursBar({ hours: { careful, estimate, best } }: { hours: Range<number> }) {
  const at = (value: number) => Math.round((Math.min(DAY, value) / DAY) * 2400) / 10;
  return (
    <svg viewBox="0 0 240 12" preserveAspectRatio="none" className="h-3 w-full">
      <rect width={240} height={12} className="fill-ink-raised" />
      <rect width={at(estimate)} height={12} className="fill-volt" />
      <rect x={at(careful)} y={4} width={at(best) - at(careful)} height={4} className="fill-paper" opacity={0.75} />
      <path d="M60 0v12M120 0v12M180 0v12" className="stroke-ink" />
    </svg>
  );
}
