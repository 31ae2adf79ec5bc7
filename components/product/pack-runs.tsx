import { backup } from '@/content/backup';
import { productPage } from '@/content/product-page';
import { getBackupPacks, type CataloguePack } from '@/lib/backup/packs';
import { ADDRESS_NAMES } from '@/lib/backup/query';
import { inWatts, listHouseholds, runInWords } from '@/lib/backup/words';
import { fill } from '@/lib/fill';
import { paths } from '@/lib/paths';
import { ButtonLink } from '../ui/button';
import { Hours } from '../ui/hours';

/** Which households the pack runs and for how long, from the functions of the calculator; refusals in words. */
export function PackRuns({ pack }: { pack: CataloguePack }) {
  const { title, household, hours, reading, starting, link } = productPage.runs;
  const { depth, efficiency } = backup.losses.estimate;
  const packs = getBackupPacks();
  const rows = listHouseholds().map((row) => ({ ...row, ...runInWords(row, pack, packs) }));
  return (
    <section aria-labelledby="runs" className="pack-runs">
      <h2 id="runs" className="mb-3 text-h3 print:mb-1 print:text-base">
        {title}
      </h2>
      <table className="tabular w-full border-collapse text-left">
        <thead>
          <tr className="border-b-2 border-ink text-sm">
            <th scope="col" className="w-1/2 pr-3 pb-1 font-bold print:w-7/12">
              {household}
            </th>
            <th scope="col" className="pb-1 font-bold">
              {hours}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, watts, words, refused }) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className="py-2 pr-3 align-top font-normal print:py-px">
                {name} <span className="inline-block text-sm text-muted">{inWatts(watts)}</span>
              </th>
              <td className={`py-2 align-top print:py-px ${refused ? 'text-muted' : 'font-medium'}`}>
                <Hours>{words}</Hours>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-3 grid justify-items-start gap-3 print:hidden">
        <p className="text-sm text-muted">
          {fill(reading, { depth: Math.round(depth * 100), efficiency: Math.round(efficiency * 100) })} {starting}
        </p>
        <ButtonLink href={`${paths.backupCalculator}?${ADDRESS_NAMES.volts}=${pack.systemVolts}`} variant="outline">
          {link}
        </ButtonLink>
      </div>
    </section>
  );
}
