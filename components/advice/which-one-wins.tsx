import { backup } from '@/content/advice/backup';
import { lithiumOrTubular } from '@/content/advice/lithium-or-tubular';
import { fill } from '@/lib/format/fill';
import { GuideSection, Points } from './guide-section';
import { Section } from '../ui/section';

/** When each of the two is the better choice, side by side. */
export function WhichOneWins() {
  const { tubularWins, lithiumWins } = lithiumOrTubular;
  const given = {
    lithium: Math.round(backup.givenBack.lithium * 100),
    tubular: Math.round(backup.givenBack.tubular * 100),
  };
  return (
    <GuideSection id="tubularWins" title={tubularWins.title}>
      <div className="grid grid-cols-1 gap-8 md:grid-cols-2 print:gap-2">
        <Points items={tubularWins.items} />
        <Section id="lithiumWins" title={lithiumWins.title} heading="mb-4 text-h4" level="h3">
          <Points items={lithiumWins.items.map((item) => fill(item, given))} />
        </Section>
      </div>
    </GuideSection>
  );
}
