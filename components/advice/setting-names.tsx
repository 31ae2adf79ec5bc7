import { backup } from '@/content/advice/backup';
import { inverterSettings } from '@/content/advice/inverter-settings';
import { chargerSettings, listPrograms } from '@/lib/advice/charging-settings';
import { fill } from '@/lib/format/fill';
import { StackedTable } from '../ui/stacked-table';
import { GuideSection, Pairs, Points } from './guide-section';

/** The value of each program with its numbers, the measuring rule for what has no menu, and other names of the settings. */
export function SettingNames() {
  const { names, programs, noMenu } = inverterSettings;
  const programsOf = backup.systemVolts.map(listPrograms);
  const agm = (forTwentyFour: number) => `${forTwentyFour.toFixed(1)}V / ${(2 * forTwentyFour).toFixed(1)}V`;
  const filled = {
    most: backup.systemVolts.map((volts) => chargerSettings(volts).chargeAtMost).join(' / '),
    agmCharge: agm(noMenu.agm.charge),
    agmFloat: agm(noMenu.agm.float),
    agmCutOff: agm(noMenu.agm.cutOff),
  };
  return (
    <>
      <GuideSection id="programs" title={programs.title} lead={programs.lead}>
        <StackedTable
          label={programs.title}
          head={[programs.corner, ...backup.systemVolts.map((volts) => fill(programs.system, { volts }))]}
          rows={(programsOf[0] ?? []).map(({ setting, programs: numbers }, row) => [
            <>
              <b className="text-ink">{setting}</b> <span className="text-sm sm:block">{numbers}</span>
            </>,
            ...programsOf.map((listed) => listed[row]?.value),
          ])}
        />
        <Points items={programs.notes} className="mt-4 text-sm" />
      </GuideSection>
      <GuideSection id="noMenu" title={noMenu.title}>
        <Points items={noMenu.points.map((point) => fill(point, filled))} />
      </GuideSection>
      <GuideSection id="names" title={names.title} lead={names.lead}>
        <Pairs rows={names.rows} />
      </GuideSection>
    </>
  );
}
