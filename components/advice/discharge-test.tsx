import { Fragment } from 'react';
import { backup } from '@/content/advice/backup';
import { formWords } from '@/content/advice/backup-calculator';
import { checkABattery } from '@/content/advice/check-a-battery';
import { minutesToGive } from '@/lib/advice/discharge-test';
import { systemVolts } from '@/lib/advice/energy';
import { fill } from '@/lib/format/fill';
import { NoBreak } from '../ui/no-break';
import { StackedTable } from '../ui/stacked-table';
import { DischargeTestForm } from './discharge-test-form';
import { GuideSection, Steps } from './guide-section';

/** Loads of the table, in watts. */
const LOADS = [300, 500, 800];

/** The discharge test: how to make it, what a good battery gives, and a form that judges the result. */
export function DischargeTest() {
  const { test } = checkABattery;
  const { full, ask } = backup.capacityTest;
  const { ampereHours } = test.labels;
  const { efficiency } = backup.losses.estimate;
  const systems = test.labels.volts.map((volts) => ({ volts, ownDrawWatts: drawAt(volts) }));
  const draws = backup.ownDraws.map(({ volts, watts }) => fill(formWords.ownDrawAt, { volts, watts })).join(', ');
  const percent = (share: number) => Math.round(share * 100);
  return (
    <GuideSection id="test" title={test.title}>
      <Steps items={test.steps} />
      <p className="mt-4 max-w-measure">
        <NoBreak>{fill(test.formula, { efficiency, draws, full: percent(full), ask: percent(ask) })}</NoBreak>
      </p>
      <p className="mt-4 max-w-measure">{fill(test.clamp, { full: percent(full) })}</p>
      <div className="mt-6">
        <h3 className="mb-3 text-h4">{fill(test.table.title, { ampereHours })}</h3>
        <StackedTable
          label={fill(test.table.title, { ampereHours })}
          head={[test.table.corner, ...systems.map(({ volts }) => fill(test.battery, { volts: volts.toFixed(1), ampereHours }))]}
          rows={LOADS.map((watts) => [
            <span key="load" className="whitespace-nowrap">
              {fill(test.table.load, { watts })}
            </span>,
            ...systems.map((system) => {
              const after = (share: number) =>
                inHoursAndMinutes(minutesToGive(percent(share), watts, { ...system, ampereHours, efficiency }));
              return (
                <Fragment key={system.volts}>
                  <span className="inline-block">{after(full)}</span>{' '}
                  <span className="inline-block text-balance">{fill(test.table.below, { ask: after(ask) })}</span>
                </Fragment>
              );
            }),
          ])}
        />
      </div>
      <DischargeTestForm efficiency={efficiency} percents={{ full: percent(full), ask: percent(ask) }} systems={systems} />
    </GuideSection>
  );
}

/** The inverter's own draw, in watts, at a pack's voltage. */
function drawAt(volts: number): number {
  return backup.ownDraws.find((draw) => draw.volts === systemVolts(volts))?.watts ?? 0;
}

/** 190 as `3 h 10 min` */
function inHoursAndMinutes(minutes: number): string {
  return fill(checkABattery.test.table.minutes, { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
