import { backup } from '@/content/advice/backup';
import { fitABattery, wiringForm } from '@/content/advice/fit-a-battery';
import { fitting } from '@/content/advice/fitting';
import { sizeWiring } from '@/lib/advice/fitting';
import { getBackupPacks } from '@/lib/advice/packs';
import { fill } from '@/lib/format/fill';
import { groupThousands } from '@/lib/format/price';
import { StackedTable } from '../ui/stacked-table';
import { GuideSection, Points } from './guide-section';
import { WiringForm } from './wiring-form';

/** The rules for fuse and cable, a form for the visitor's own inverter, and a ready table. */
export function WiringSizes() {
  const { title, rules, table } = fitABattery.sizes;
  const { fuseTimes, mostDropPercent: mostDrop, copper, carries } = fitting;
  const { efficiency } = backup.losses.estimate;
  const { inverters, metres } = fitting.table;
  const limitAmps = Math.max(0, ...getBackupPacks().map(({ currentLimitAmps }) => currentLimitAmps));
  const inUnit = (text: string, name: string, value: number | undefined) =>
    value === undefined ? table.none : fill(text, { [name]: value });
  return (
    <GuideSection id="sizes" title={title}>
      <Points items={rules.map((rule) => fill(rule, { efficiency, fuseTimes, mostDrop, copper, ...carries }))} />
      <WiringForm volts={backup.systemVolts} limitAmps={limitAmps} efficiency={efficiency} />
      <h3 className="mt-8 mb-3 text-h4 print:mt-2 print:mb-1">{table.title}</h3>
      <StackedTable
        label={table.title}
        head={[table.inverter, table.amps, table.fuse, ...metres.map((length) => fill(table.cable, { metres: length }))]}
        rows={inverters.map(({ volts, watts }) => {
          const [wiring, ...longer] = metres.map((length) => sizeWiring({ volts, watts, metres: length }));
          return [
            fill(table.of, { volts, watts: groupThousands(watts) }),
            inUnit(table.inAmps, 'amps', Math.round(wiring?.amps ?? 0)),
            inUnit(table.inAmps, 'amps', wiring?.fuse),
            ...[wiring, ...longer].map((one) => inUnit(table.inSquareMillimetres, 'squareMillimetres', one?.cable)),
          ];
        })}
      />
      {limitAmps > 0 && <p className="mt-3 max-w-measure caution">{fill(wiringForm.overLimit, { limit: limitAmps })}</p>}
    </GuideSection>
  );
}
