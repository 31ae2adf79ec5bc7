import { CostForm } from '@/components/advice/cost-form';
import { Guide } from '@/components/advice/guide';
import { TubularEnergy, WhichOneWins } from '@/components/advice/lithium-or-tubular';
import { backup } from '@/content/advice/backup';
import { lithiumOrTubular } from '@/content/advice/lithium-or-tubular';
import { routes } from '@/content/routes';
import { comparablePacks, getPacks } from '@/lib/advice/packs';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.lithiumOrTubular);

export default function LithiumOrTubularPage() {
  const packs = comparablePacks();
  return (
    <Guide
      path={routes.lithiumOrTubular}
      {...lithiumOrTubular}
      intro={<CostForm packs={packs} ampereHours={backup.leadAcid.ampereHours} />}
    >
      <WhichOneWins />
      <TubularEnergy packs={packs} all={getPacks().length} />
    </Guide>
  );
}
