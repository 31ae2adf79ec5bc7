import { backup } from '@/content/advice/backup';
import { lithiumOrTubular } from '@/content/advice/lithium-or-tubular';
import { FIRST_COSTS } from '@/lib/advice/cost';
import type { Pack } from '@/lib/advice/energy';
import { getPackPictures } from '@/lib/advice/pack-pictures';
import { comparePacks } from '@/lib/advice/packs';
import { CostForm } from './cost-form';

/** The cost over ten years of each pack of about their size and of its system's tubular batteries, at the visitor's own prices. */
export function CostComparison({ packs }: { packs: readonly Pack[] }) {
  const compared = comparePacks(packs);
  const chosen = compared.find(({ systemVolts }) => systemVolts === lithiumOrTubular.form.firstVolts) ?? compared[0];
  if (!chosen) return null;
  const first = { ...FIRST_COSTS, system: chosen.id };
  return (
    <CostForm packs={compared} pictures={getPackPictures(compared)} first={first} ampereHours={backup.leadAcid.ampereHours} />
  );
}
