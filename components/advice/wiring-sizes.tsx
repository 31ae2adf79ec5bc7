import { backup } from '@/content/advice/backup';
import { fitABattery } from '@/content/advice/fit-a-battery';
import { fitting } from '@/content/advice/fitting';
import { sizeWiring, wattsAt } from '@/lib/advice/wiring';
import { getPacks } from '@/lib/advice/packs';
import { fill } from '@/lib/format/fill';
import { groupThousands } from '@/lib/format/price';
import { NoBreak } from '../ui/no-break';
import { StackedTable } from '../ui/stacked-table';
import { GuideSection } from './guide-section';
import { Points } from '../ui/points';

const INVERTERS = Object.entries(fitting.inverters).flatMap(([volts, each]) =>
  each.map((watts) => ({ volts: Number(volts), watts })),
);

export function WiringSizes() {
  const { title, rules, carries, carried, table } = fitABattery.sizes;
  const { fuseTimes, mostDropPercent: mostDrop, copper, metres } = fitting;
  const { efficiency } = backup.losses.estimate;
  return (
    <GuideSection id="sizes" title={title}>
      <Points
        items={[
          ...rules.map((rule) => fill(rule, { efficiency, fuseTimes, mostDrop, copper })),
          fill(carries, {
            sizes: Object.entries(fitting.carries)
              .map(([squareMillimetres, amps]) => fill(carried, { squareMillimetres, amps }))
              .join(', '),
          }),
        ]}
      />
      <h3 className="mt-8 mb-3 text-h4 print:mt-2 print:mb-1">{table.title}</h3>
      <StackedTable
        label={table.title}
        head={[
          table.inverter,
          table.amps,
          table.fuse,
          ...metres.map((length) => <NoBreak key={length}>{fill(table.cable, { metres: length })}</NoBreak>),
        ]}
        rows={INVERTERS.map(({ volts, watts }) => {
          const { amps, fuses, cables } = sizeWiring({ volts, watts }, metres);
          return [
            <>
              {fill(table.of, { volts, watts: groupThousands(watts) })} {overLimit(volts, amps)}
            </>,
            Math.round(amps),
            fuses.join(table.or) || table.none,
            ...cables.map((cable) => cable ?? table.none),
          ];
        })}
      />
    </GuideSection>
  );
}

/** What to do with an inverter that draws more than one of our packs of its voltage gives. */
function overLimit(volts: number, amps: number): string {
  const limits = getPacks().flatMap((pack) => (pack.systemVolts === volts ? pack.currentLimitAmps : []));
  const most = Math.max(0, ...limits);
  if (most === 0 || amps <= most) return '';
  const watts = (share: number) => groupThousands(wattsAt(most * share, volts));
  return fill(fitABattery.sizes.table.overLimit, { advised: watts(backup.advisedShareOfLimit), watts: watts(1) });
}
