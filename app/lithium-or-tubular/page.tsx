import { Guide } from '@/components/advice/guide';
import { CostComparison, TubularEnergy, WhichOneWins } from '@/components/advice/lithium-or-tubular';
import { lithiumOrTubular } from '@/content/advice/lithium-or-tubular';
import { routes } from '@/content/routes';
import { getPacks } from '@/lib/advice/packs';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.lithiumOrTubular);

export default function LithiumOrTubularPage() {
  const packs = getPacks();
  return (
    <Guide path={routes.lithiumOrTubular} {...lithiumOrTubular} intro={<CostComparison packs={packs} />}>
      <WhichOneWins />
      <TubularEnergy packs={packs} />
    </Guide>
  );
}
