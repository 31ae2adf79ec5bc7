import { inverterSettings } from '@/content/inverter-settings';
import { ScrollingTable } from '../ui/scrolling-table';
import { GuideSection, Points } from './guide-section';

/** What labels call a setting, and the program numbers of inverters whose manuals were read. */
export function SettingNames() {
  const { names, programs } = inverterSettings;
  return (
    <>
      <GuideSection id="names" title={names.title} lead={names.lead}>
        <dl className="grid max-w-measure">
          {names.rows.map(([name, others]) => (
            <div key={name} className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[10rem_1fr] print:py-1">
              <dt className="font-bold">{name}</dt>
              <dd className="text-muted">{others}</dd>
            </div>
          ))}
        </dl>
      </GuideSection>
      <GuideSection id="programs" title={programs.title} lead={programs.lead}>
        <ScrollingTable label={programs.title} head={[programs.corner, ...programs.inverters]} rows={programs.rows} />
        <div className="mt-4 text-sm">
          <Points items={programs.notes} />
        </div>
      </GuideSection>
    </>
  );
}
