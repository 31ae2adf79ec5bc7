import { inverterSettings } from '@/content/advice/inverter-settings';
import { StackedTable } from '../ui/stacked-table';
import { GuideSection, Pairs } from './guide-section';

/** Other names of each setting, and its program numbers from the manuals of some inverters. */
export function SettingNames() {
  const { names, programs } = inverterSettings;
  return (
    <>
      <GuideSection id="names" title={names.title} lead={names.lead}>
        <Pairs rows={names.rows} />
      </GuideSection>
      <GuideSection id="programs" title={programs.title} lead={programs.lead}>
        <StackedTable label={programs.title} head={[programs.corner, ...programs.inverters]} rows={programs.rows} />
        <ul className="mt-4 grid max-w-measure list-disc gap-2 pl-5 text-sm">
          {programs.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </GuideSection>
    </>
  );
}
