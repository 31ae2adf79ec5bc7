import { Fragment } from 'react';
import { tableWords } from '@/content/advice/backup-calculator';
import type { Pack } from '@/lib/advice/energy';
import { packsToShow } from '@/lib/advice/recommend';
import { inWatts, listHouseholds, runInTable } from '@/lib/advice/words';
import { fill } from '@/lib/format/fill';
import { PackLink } from '../shop/pack-link';
import { NoBreak } from '../ui/no-break';
import { StackedTable } from '../ui/stacked-table';
import { Section } from '../ui/section';

/** How long each pack runs each household, computed at build time. */
export function BackupTables({ packs }: { packs: readonly Pack[] }) {
  const { title, lead, some, household, hours, none } = tableWords;
  const shown = packsToShow(packs);
  return (
    <Section id="packs-run" title={title} className="pt-12 md:pt-16">
      {packs.length === 0 ? (
        <p className="mt-2">{none}</p>
      ) : (
        <>
          <p className="mt-2 mb-6 max-w-measure text-muted">
            {lead} {shown.length < packs.length && <span>{fill(some, { shown: shown.length, count: packs.length })}</span>}
          </p>
          <StackedTable
            label={title}
            head={[
              household,
              ...shown.map((pack) => (
                <Fragment key={pack.id}>
                  <PackLink {...pack} /> <span className="block font-normal text-muted">{hours}</span>
                </Fragment>
              )),
            ]}
            rows={listHouseholds().map((row) => [
              <NoBreak key="name">{`${row.name}: ${inWatts(row.watts)}`}</NoBreak>,
              ...shown.map((pack) => {
                const [short, more] = runInTable(row, pack, packs);
                return (
                  <Fragment key={pack.id}>
                    <span className="inline-block">{short}</span>{' '}
                    <span className="inline-block font-normal text-muted">{more}</span>
                  </Fragment>
                );
              }),
            ])}
          />
        </>
      )}
    </Section>
  );
}
