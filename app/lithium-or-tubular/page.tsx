import { CostComparison } from '@/components/guides/cost-comparison';
import { GuidePage } from '@/components/guides/guide-page';
import { TubularEnergy } from '@/components/guides/tubular-energy';
import { WhichOneWins } from '@/components/guides/which-one-wins';
import { lithiumOrTubular } from '@/content/lithium-or-tubular';
import { getBackupPacks } from '@/lib/backup/packs';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(paths.lithiumOrTubular);

export default function LithiumOrTubularPage() {
  const packs = getBackupPacks();
  return (
    <GuidePage path={paths.lithiumOrTubular} {...lithiumOrTubular}>
      <CostComparison packs={packs} />
      <WhichOneWins />
      <TubularEnergy packs={packs} />
    </GuidePage>
  );
}
