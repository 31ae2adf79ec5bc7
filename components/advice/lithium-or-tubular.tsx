import { backup } from '@/content/advice/backup';
import { costComparison, lithiumOrTubular } from '@/content/advice/lithium-or-tubular';
import { packsToShow } from '@/lib/advice/beside-answer';
import { FIRST_COSTS } from '@/lib/advice/cost';
import type { Pack } from '@/lib/advice/energy';
import { comparePacks } from '@/lib/advice/packs';
import { fill } from '@/lib/format/fill';
import { groupThousands } from '@/lib/format/price';
import { Points } from '../ui/points';
import { Section } from '../ui/section';
import { StackedTable } from '../ui/stacked-table';
import { CostForm } from './cost-form';
import { GuideSection } from './guide';

/** The cost over ten years of each pack of about their size and of its system's tubular batteries, at the visitor's own prices. */
export function CostComparison({ packs }: { packs: readonly Pack[] }) {
  const compared = comparePacks(packs);
  const chosen = compared.find(({ systemVolts }) => systemVolts === costComparison.form.firstVolts) ?? compared[0];
  if (!chosen) return null;
  const first = { ...FIRST_COSTS, system: chosen.id };
  return <CostForm packs={compared} first={first} ampereHours={backup.leadAcid.ampereHours} />;
}

export function WhichOneWins() {
  const { tubularWins, lithiumWins } = lithiumOrTubular;
  const given = {
    lithium: Math.round(backup.givenBack.lithium * 100),
    tubular: Math.round(backup.givenBack.tubular * 100),
  };
  return (
    <GuideSection id="tubularWins" title={tubularWins.title}>
      <div className="grid grid-cols-1 gap-8 print:gap-2">
        <Points items={tubularWins.items} />
        <Section id="lithiumWins" title={lithiumWins.title} heading="mb-4 text-h4" level="h3">
          <Points items={lithiumWins.items.map((item) => fill(item, given))} />
        </Section>
      </div>
    </GuideSection>
  );
}

export function TubularEnergy({ packs }: { packs: readonly Pack[] }) {
  const { title, lead, columns, tubulars, note, some } = lithiumOrTubular.energy;
  const { ampereHours } = backup.leadAcid;
  const inWattHours = (value: number) => groupThousands(Math.round(value));
  const alike = comparePacks(packs);
  const shown = packsToShow(alike);
  const likeOne = alike.find(({ tubulars: count }) => count === 1);
  if (alike.length === 0) return null;
  return (
    <GuideSection id="energy" title={title} lead={likeOne && fill(lead, { pack: likeOne.shortName, ampereHours })}>
      <StackedTable
        label={title}
        head={Object.values(columns)}
        rows={shown.map(({ shortName, usable, tubulars: count, gentle, deep }) => [
          shortName,
          inWattHours(usable),
          fill(tubulars, { count, ampereHours }),
          inWattHours(gentle),
          inWattHours(deep),
        ])}
      />
      <p className="mt-3 max-w-measure text-sm text-muted">
        {note} {shown.length < packs.length && <span>{fill(some, { shown: shown.length, count: packs.length })}</span>}
      </p>
    </GuideSection>
  );
}
