import { backup } from '@/content/advice/backup';
import { lithiumOrTubular } from '@/content/advice/lithium-or-tubular';
import type { Pack } from '@/lib/advice/energy';
import { comparePacks } from '@/lib/advice/packs';
import { packsToShow } from '@/lib/advice/recommend';
import { fill } from '@/lib/format/fill';
import { groupThousands } from '@/lib/format/price';
import { StackedTable } from '../ui/stacked-table';
import { GuideSection } from './guide-section';

/** The energy of packs beside that of the tubular batteries of their system. */
export function TubularEnergy({ packs }: { packs: readonly Pack[] }) {
  const { title, lead, columns, tubulars, note, some } = lithiumOrTubular.energy;
  const { ampereHours } = backup.leadAcid;
  const inWattHours = (value: number) => groupThousands(Math.round(value));
  const alike = comparePacks(packs);
  const shown = packsToShow(alike);
  const likeOne = alike.find(({ tubulars: count }) => count === 1);
  if (alike.length === 0) return null;
  return (
    <GuideSection id="energy" title={title} lead={likeOne && fill(lead, { pack: likeOne.shortName, ampereHours })}>
      <StackedTable
        label={title}
        head={[columns.pack, columns.usable, columns.instead, columns.gentle, columns.deep]}
        rows={shown.map(({ shortName, usable, tubulars: count, gentle, deep }) => [
          shortName,
          inWattHours(usable),
          fill(tubulars, { count, ampereHours }),
          inWattHours(gentle),
          inWattHours(deep),
        ])}
      />
      <p className="mt-3 max-w-measure text-sm text-muted">
        {note} {shown.length < packs.length && <span>{fill(some, { shown: shown.length, count: packs.length })}</span>}
      </p>
    </GuideSection>
  );
}
