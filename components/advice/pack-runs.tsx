import { backup } from '@/content/advice/backup';
import { productPage } from '@/content/shop/product-page';
import { getBackupPacks, type CataloguePack } from '@/lib/advice/packs';
import { QUERY_KEYS } from '@/lib/advice/query';
import { DAY, aboutHours, inWatts, listHouseholds, runInTable, runInWords, worstAndBest } from '@/lib/advice/words';
import { fill } from '@/lib/format/fill';
import { routes } from '@/content/routes';
import { NoBreak } from '../ui/no-break';
import { PageLink } from '../ui/page-link';
import { Select } from '../ui/select';
import { Summary } from '../ui/summary';
import { HoursBar, HoursLegend } from './hours-bar';

/** Marks below the bar, in hours. */
const SCALE = [0, DAY / 4, DAY / 2, (DAY * 3) / 4, DAY];

/** For how long the pack runs a household that the visitor chooses, and all of them in a table. Needs no scripts. */
export function PackRuns({ pack }: { pack: CataloguePack }) {
  const { title, household, hours, all, reading, starting, link } = productPage.runs;
  const { depth, efficiency } = backup.losses.estimate;
  const packs = getBackupPacks();
  const households = listHouseholds();
  return (
    <section aria-labelledby="runs" className="household-hours on-ink panel grid grid-cols-1 gap-4 print:gap-1 print:p-0">
      <h2 id="runs" className="text-h4 print:text-base">
        {title}
      </h2>
      <Select aria-label={household} autoComplete="off" className="border-ink-outline bg-ink-raised print:hidden">
        {households.map(({ id, name }) => (
          <option key={id}>{name}</option>
        ))}
      </Select>
      <div role="status" className="tabular print:hidden">
        {households.map((row) => {
          const { run, words } = runInWords(row, pack, packs);
          const refused = run.verdict === 'refused';
          return (
            <div key={row.id}>
              <div className={`font-heading text-display ${refused ? 'text-h4' : 'text-h2'}`}>
                {refused ? words : aboutHours(run.hours.estimate)}
              </div>
              {!refused && <p className="mt-1 mb-2 min-h-6">{worstAndBest(run.hours)}</p>}
              {!refused && <HoursBar hours={run.hours} scale={DAY} />}
            </div>
          );
        })}
      </div>
      <div aria-hidden="true" className="grid gap-2 text-sm text-muted-on-ink print:hidden">
        <p className="tabular -mt-2 flex justify-between">
          {SCALE.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </p>
        <HoursLegend />
      </div>
      <details className="border-t border-ink-line">
        <Summary className="min-h-12 print:hidden">{fill(all, { count: households.length })}</Summary>
        <table className="tabular w-full border-collapse text-left wrap-anywhere">
          <thead>
            <tr className="border-b-2 border-ink-outline text-sm">
              <th scope="col" className="pb-1">
                {household}
              </th>
              <th scope="col" className="pb-1 text-right">
                {hours}
              </th>
            </tr>
          </thead>
          <tbody>
            {households.map((row) => {
              const [short, more] = runInTable(row, pack, packs);
              return (
                <tr key={row.id} className="border-b border-ink-line">
                  <th scope="row" className="py-2 pr-4 font-normal print:py-0">
                    <NoBreak>{`${row.name}: ${inWatts(row.watts)}`}</NoBreak>
                  </th>
                  <td className="text-right font-bold">
                    {`${short} `}
                    <span className="inline-block font-normal text-muted-on-ink">{more}</span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <p className="mt-4 text-sm text-muted-on-ink print:mt-2">
          {fill(reading, { depth: Math.round(depth * 100), efficiency: Math.round(efficiency * 100) })}{' '}
          {fill(starting, { voltAmperes: backup.voltAmperesPerWatt })}
        </p>
        <PageLink href={`${routes.backupCalculator}?${QUERY_KEYS.volts}=${pack.systemVolts}`} className="link print:hidden">
          {link}
        </PageLink>
      </details>
    </section>
  );
}
