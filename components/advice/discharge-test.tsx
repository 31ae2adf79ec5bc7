import { backup } from '@/content/advice/backup';
import { checkABattery } from '@/content/advice/check-a-battery';
import { minutesToGive, type TestedBattery } from '@/lib/advice/tested-battery';
import { assumptionsFor } from '@/lib/advice/energy';
import { inWatts, listOwnDraws } from '@/lib/advice/words';
import { fill } from '@/lib/format/fill';
import { NoBreak } from '../ui/no-break';
import { StackedTable } from '../ui/stacked-table';
import { DischargeTestForm } from './discharge-test-form';
import { GuideSection } from './guide-section';
import { Points } from '../ui/points';

/** Loads of the table, in watts. */
const LOADS = [300, 500, 800];

/** The discharge test: how to make it, what a good battery gives, and a form that judges the result. */
export function DischargeTest() {
  const { test } = checkABattery;
  const { ampereHours } = test.labels;
  const batteries = test.labels.volts.map((volts) => ({ volts, ampereHours, ...assumptionsFor({ volts }).estimate }));
  const full = Math.round(backup.capacityTest.full * 100);
  const ask = Math.round(backup.capacityTest.ask * 100);
  const given = { full, ask, efficiency: backup.losses.estimate.efficiency, draws: listOwnDraws().join(', ') };
  const title = fill(test.table.title, { ampereHours });
  return (
    <GuideSection id="test" title={test.title}>
      <Points as="ol" items={test.steps} />
      <p className="mt-4 max-w-measure">
        <NoBreak>{fill(test.formula, given)}</NoBreak>
      </p>
      <p className="mt-4 max-w-measure">{fill(test.clamp, given)}</p>
      <h3 className="mt-6 mb-3 text-h4">{title}</h3>
      <StackedTable
        label={title}
        head={[test.table.corner, ...batteries.map(({ volts }) => fill(test.battery, { volts: volts.toFixed(1), ampereHours }))]}
        rows={LOADS.flatMap((watts) => [
          [`${inWatts(watts)}: ${test.table.good}`, ...batteries.map((battery) => timeToGive(full, watts, battery, 'ceil'))],
          [test.table.ask, ...batteries.map((battery) => timeToGive(ask, watts, battery, 'floor'))],
        ])}
      />
      <DischargeTestForm {...{ full, ask, batteries }} />
    </GuideSection>
  );
}

/** How long a battery lasts that gives so many percent of its label, in ten minutes: `3:10` */
function timeToGive(percent: number, watts: number, battery: TestedBattery, round: 'ceil' | 'floor'): string {
  const minutes = 10 * Math[round](minutesToGive(percent, watts, battery) / 10);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
