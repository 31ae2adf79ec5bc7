import { backup } from '@/content/backup';
import { tubularWords } from '@/content/backup-calculator';
import { tubularsFor, tubularWattHours, usableWattHours } from '@/lib/backup/energy';
import type { CataloguePack } from '@/lib/backup/packs';
import { fill } from '@/lib/fill';
import { groupThousands } from '@/lib/shop/price';
import { ScrollingTable } from '../ui/scrolling-table';

/** The energy of each pack beside that of the lead-acid batteries that make its system. Packs of another size are left out. */
export function TubularComparison({ packs }: { packs: readonly CataloguePack[] }) {
  const { title, lead, columns, tubulars, energy, note } = tubularWords;
  const { ampereHours } = backup.leadAcid;
  const wattHours = (value: number) => fill(energy, { wattHours: groupThousands(Math.round(value)) });
  const alike = packs.filter((pack) => isLikeTubulars(pack));
  const likeOne = alike.find((pack) => tubularsFor(pack.systemVolts) === 1);
  return (
    <section aria-labelledby="lead-acid" className="pt-12 pb-6 md:pt-16">
      <h2 id="lead-acid" className="text-h2">
        {title}
      </h2>
      {alike.length > 0 && (
        <>
          <p className="mt-2 mb-6 max-w-measure text-muted">{likeOne && fill(lead, { pack: likeOne.shortName, ampereHours })}</p>
          <ScrollingTable
            label={title}
            head={[columns.pack, columns.usable, columns.instead, columns.gentle, columns.deep]}
            rows={alike.map((pack) => {
              const { gentle, deep } = tubularWattHours(pack.systemVolts);
              return [
                pack.shortName,
                wattHours(usableWattHours(pack, backup.losses.estimate)),
                fill(tubulars, { count: tubularsFor(pack.systemVolts), ampereHours }),
                wattHours(gentle),
                wattHours(deep),
              ];
            })}
          />
          <p className="mt-3 max-w-measure text-sm text-muted">{note}</p>
        </>
      )}
    </section>
  );
}

/** Whether a pack's energy lies between that of its system's tubulars, used gently and deeply. */
function isLikeTubulars(pack: CataloguePack): boolean {
  const { gentle, deep } = tubularWattHours(pack.systemVolts);
  const usable = usableWattHours(pack, backup.losses.estimate);
  return usable >= gentle && usable <= deep;
}
