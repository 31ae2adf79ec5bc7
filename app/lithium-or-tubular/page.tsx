import { CostComparison } from '@/components/advice/cost-comparison';
import { GuideBody } from '@/components/advice/guide-body';
import { GuidePage } from '@/components/advice/guide-page';
import { TubularEnergy } from '@/components/advice/tubular-energy';
import { WhichOneWins } from '@/components/advice/which-one-wins';
import { lithiumOrTubular } from '@/content/advice/lithium-or-tubular';
import { getPacks } from '@/lib/advice/packs';
import { routes } from '@/content/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.lithiumOrTubular);

export default function LithiumOrTubularPage() {
  const packs = getPacks();
  const { tubularWins, lithiumWins, energy } = lithiumOrTubular;
  return (
    <GuidePage path={routes.lithiumOrTubular} {...lithiumOrTubular}>
      <CostComparison packs={packs} />
      <GuideBody path={routes.lithiumOrTubular} {...lithiumOrTubular} contents={{ tubularWins, lithiumWins, energy }}>
        <WhichOneWins />
        <TubularEnergy packs={packs} />
      </GuideBody>
    </GuidePage>
  );
}
