import { backupCalculator } from '@/content/backup-calculator';
import type { CataloguePack } from '@/lib/backup/catalogue-packs';
import { refusedAmps } from '@/lib/backup/current';
import { getHouseholds, runHousehold, type HouseholdRow } from '@/lib/backup/household-runs';
import { fill } from '@/lib/fill';
import { groupThousands } from '@/lib/price';
import { PackLink } from '../catalogue/pack-link';
import { Hours } from '../ui/hours';
import { ScrollingTable } from '../ui/scrolling-table';

/** Households against packs: the answer to most questions, made at build time. */
export function BackupTables({ packs }: { packs: readonly CataloguePack[] }) {
  const { title, lead, household, none, watts } = backupCalculator.tables;
  return (
    <section aria-labelledby="packs-run" className="pt-12 md:pt-16">
      <h2 id="packs-run" className="text-h2">
        {title}
      </h2>
      {packs.length === 0 ? (
        <p className="mt-2">{none}</p>
      ) : (
        <>
          <p className="mt-2 mb-6 max-w-measure text-muted">{lead}</p>
          <ScrollingTable
            label={title}
            head={[household, ...packs.map(({ id, shortName }) => <PackLink key={id} id={id} shortName={shortName} />)]}
            rows={getHouseholds().map((row) => [
              <span key="name">
                {row.name}{' '}
                <span className="inline-block text-sm text-muted">{fill(watts, { watts: groupThousands(row.watts) })}</span>
              </span>,
              ...packs.map((pack) => <Hours key={pack.id}>{runInWords(row, pack, packs)}</Hours>),
            ])}
          />
        </>
      )}
    </section>
  );
}

/** What a pack makes of a household, as a cell says it. */
function runInWords(household: HouseholdRow, pack: CataloguePack, packs: readonly CataloguePack[]): string {
  const { verdict, amps, words } = runHousehold(household, pack);
  const { tables } = backupCalculator;
  if (verdict === 'high') return `${words}. ${fill(tables.high, { amps: Math.round(amps) })}`;
  if (verdict === 'fine') return words;
  const refusal = amps > pack.currentLimitAmps ? tables.refused : tables.refusedStart;
  const next = packs.find(
    (other) => other.systemVolts > pack.systemVolts && runHousehold(household, other).verdict !== 'refused',
  );
  const refused = fill(refusal, { amps: refusedAmps(amps, pack), limit: pack.currentLimitAmps });
  return next ? `${refused} ${fill(tables.refusedNext, { volts: next.systemVolts })}` : refused;
}
