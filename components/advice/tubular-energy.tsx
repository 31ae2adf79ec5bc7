import { backup } from '@/content/advice/backup';
import { lithiumOrTubular } from '@/content/advice/lithium-or-tubular';
import { tubularsFor, tubularWattHours, usableWattHours } from '@/lib/advice/energy';
import type { CataloguePack } from '@/lib/advice/packs';
import { fill } from '@/lib/format/fill';
import { groupThousands } from '@/lib/format/price';
import { StackedTable } from '../ui/stacked-table';
import { GuideSection } from './guide-section';

/** The energy of each pack beside that of the tubular batteries of its system. Leaves out packs of another size. */
export function TubularEnergy({ packs }: { packs: readonly CataloguePack[] }) {
  const { title, lead, columns, tubulars, note } = lithiumOrTubular.energy;
  const { ampereHours } = backup.leadAcid;
  const inWattHours = (value: number) => groupThousands(Math.round(value));
  const alike = packs.filter(isLikeTubulars);
  const likeOne = alike.find((pack) => tubularsFor(pack.systemVolts) === 1);
  if (alike.length === 0) return null;
  return (
    <GuideSection id="energy" title={title} lead={likeOne && fill(lead, { pack: likeOne.shortName, ampereHours })}>
      <StackedTable
        label={title}
        head={[columns.pack, columns.usable, columns.instead, columns.gentle, columns.deep]}
        rows={alike.map((pack) => {
          const { gentle, deep } = tubularWattHours(pack.systemVolts);
          return [
            pack.shortName,
            inWattHours(usableWattHours(pack, backup.losses.estimate)),
            fill(tubulars, { count: tubularsFor(pack.systemVolts), ampereHours }),
            inWattHours(gentle),
            inWattHours(deep),
          ];
        })}
      />
      <p className="mt-3 max-w-measure text-sm text-muted">{note}</p>
    </GuideSection>
  );
}

/** Whether a pack's usable energy lies between gentle and deep use of its system's tubular batteries. */
function isLikeTubulars(pack: CataloguePack): boolean {
  const { gentle, deep } = tubularWattHours(pack.systemVolts);
  const usable = usableWattHours(pack, backup.losses.estimate);
  return usable >= gentle && usable <= deep;
}
