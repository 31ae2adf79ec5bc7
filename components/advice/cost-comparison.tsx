import { backup } from '@/content/advice/backup';
import { tubularsFor, usableWattHours, type Pack } from '@/lib/advice/energy';
import { getPackPictures } from '@/lib/advice/pack-pictures';
import { isLikeTubulars } from '@/lib/advice/packs';
import { CostForm } from './cost-form';

/** The cost over ten years of each pack of about their size and of its system's tubular batteries, at the visitor's own prices. */
export function CostComparison({ packs }: { packs: readonly Pack[] }) {
  const { depth, efficiency } = backup.losses.estimate;
  const alike = packs.filter(isLikeTubulars);
  const pictures = getPackPictures(alike);
  const systems = alike.map((pack) => ({
    id: pack.id,
    volts: pack.systemVolts,
    name: pack.name,
    pack: pack.shortName,
    picture: pictures[pack.id],
    packRupees: pack.rupees,
    soldOut: pack.soldOut,
    tubulars: tubularsFor(pack.systemVolts),
    lifeYears: pack.lifeYears,
    wattHours: usableWattHours(pack, { depth, efficiency }) * efficiency,
  }));
  if (systems.length === 0) return null;
  return <CostForm {...{ systems, efficiency }} ampereHours={backup.leadAcid.ampereHours} givenBack={backup.givenBack} />;
}
