import { backup } from '@/content/advice/backup';
import { lithiumOrTubular } from '@/content/advice/lithium-or-tubular';
import { tubularsFor, usableWattHours } from '@/lib/advice/energy';
import { isLikeTubulars, type CataloguePack } from '@/lib/advice/packs';
import { fill } from '@/lib/format/fill';
import { CostForm } from './cost-form';

/** Years after which costs are compared. */
const YEARS = [3, 5, 10];

/** The cost over the years of each pack of about their size and of its system's tubular batteries, at the visitor's own prices. */
export function CostComparison({ packs }: { packs: readonly CataloguePack[] }) {
  const { ampereHours } = backup.leadAcid;
  const { depth, efficiency } = backup.losses.estimate;
  const systems = packs.filter(isLikeTubulars).map((pack) => {
    const tubulars = tubularsFor(pack.systemVolts);
    return {
      id: pack.id,
      option: fill(lithiumOrTubular.form.voltsOption, {
        volts: pack.systemVolts,
        pack: pack.shortName,
        tubulars: fill(lithiumOrTubular.energy.tubulars, { count: tubulars, ampereHours }),
      }),
      pack: pack.shortName,
      packRupees: pack.rupees,
      tubulars,
      years: YEARS.filter((years) => pack.lifeYears === null || years <= pack.lifeYears),
      lifeYears: pack.lifeYears ?? Math.max(...YEARS),
      wattHours: usableWattHours(pack, { depth, efficiency }) * efficiency,
    };
  });
  return <CostForm systems={systems} ampereHours={ampereHours} efficiency={efficiency} givenBack={backup.givenBack} />;
}
