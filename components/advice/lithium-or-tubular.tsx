import { backup } from '@/content/advice/backup';
import { lithiumOrTubular } from '@/content/advice/lithium-or-tubular';
import { packsToShow } from '@/lib/advice/answer-notes';
import type { ComparedPack } from '@/lib/advice/cost';
import { fill, groupThousands } from '@/lib/format/texts';
import { Section } from '../ui/section';
import { StackedTable } from '../ui/stacked-table';
import { TextList } from '../ui/text-list';
import { GuideSection } from './guide';

export function WhichOneWins() {
  const { tubularWins, lithiumWins } = lithiumOrTubular;
  const values = {
    lithium: Math.round(backup.givenBack.lithium * 100),
    tubular: Math.round(backup.givenBack.tubular * 100),
  };
  return (
    <GuideSection id="tubularWins" title={tubularWins.title}>
      <div className="grid grid-cols-1 gap-8 print:gap-2">
        <TextList items={tubularWins.items} />
        <Section id="lithiumWins" title={lithiumWins.title} headingClass="mb-4 text-h4" level="h3">
          <TextList items={lithiumWins.items.map((item) => fill(item, values))} />
        </Section>
      </div>
    </GuideSection>
  );
}

/** The energy of packs beside tubulars of about their size. @param all how many packs there are, also those that no tubulars are like */
export function TubularEnergy({ packs, all }: { packs: readonly ComparedPack[]; all: number }) {
  const { title, lead, columns, tubulars, note, some } = lithiumOrTubular.energy;
  const { ampereHours } = backup.leadAcid;
  const inWattHours = (value: number) => groupThousands(Math.round(value));
  const shown = packsToShow(packs);
  const likeOne = packs.find(({ tubulars: count }) => count === 1);
  if (packs.length === 0) return null;
  return (
    <GuideSection id="energy" title={title} lead={likeOne && fill(lead, { pack: likeOne.shortName, ampereHours })}>
      <StackedTable
        label={title}
        head={[columns.pack, columns.usable, columns.instead, columns.gentle, columns.deep]}
        rows={shown.map(({ shortName, usable, tubulars: count, gentle, deep }) => [
          shortName,
          inWattHours(usable),
          fill(tubulars, { count, ampereHours }),
          inWattHours(gentle),
          inWattHours(deep),
        ])}
      />
      <p className="mt-3 max-w-measure text-sm text-muted">
        {note} {shown.length < all && <span>{fill(some, { shown: shown.length, count: all })}</span>}
      </p>
    </GuideSection>
  );
}
