import { Fragment } from 'react';
import { backup } from '@/content/advice/backup';
import { checkABattery } from '@/content/advice/check-a-battery';
import { minutesToGive, type TestedBattery } from '@/lib/advice/discharge-test';
import { assumptionsFor } from '@/lib/advice/energy';
import { listOwnDraws } from '@/lib/advice/words';
import { fill } from '@/lib/format/fill';
import { NoBreak } from '../ui/no-break';
import { StackedTable } from '../ui/stacked-table';
import { DischargeTestForm } from './discharge-test-form';
import { GuideSection, Points } from './guide-section';

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
      <div className="mt-6">
        <h3 className="mb-3 text-h4">{title}</h3>
        <StackedTable
          label={title}
          head={[
            test.table.corner,
            ...batteries.map(({ volts }) => fill(test.battery, { volts: volts.toFixed(1), ampereHours })),
          ]}
          rows={LOADS.map((watts) => [
            <span key="load" className="whitespace-nowrap">
              {fill(test.table.load, { watts })}
            </span>,
            ...batteries.map((battery) => (
              <Fragment key={battery.volts}>
                <span className="inline-block">{timeToGive(full, watts, battery)}</span>{' '}
                <span className="inline-block text-balance">
                  {fill(test.table.below, { ask: timeToGive(ask, watts, battery) })}
                </span>
              </Fragment>
            )),
          ])}
        />
      </div>
      <DischargeTestForm {...{ full, ask, batteries }} />
    </GuideSection>
  );
}

/** How long a battery lasts that gives so many percent of its label: `3 h 10 min` */
function timeToGive(percent: number, watts: number, battery: TestedBattery): string {
  const minutes = minutesToGive(percent, watts, battery);
  return fill(checkABattery.test.table.minutes, { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
