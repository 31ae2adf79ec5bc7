import { householdPage } from '@/content/advice/battery-finder';
import { calculatorPage } from '@/content/advice/backup-calculator';
import { getBackupPacks } from '@/lib/advice/packs';
import { routes } from '@/content/routes';
import { householdPath } from '@/lib/paths';
import { GuidePage } from './guide-page';
import { BackupReading } from './backup-reading';
import { BackupTables } from './backup-tables';
import { Calculator } from './calculator';
import { HouseholdCalculator } from './household-calculator';

/** The calculator's page, or that of a household. */
export function CalculatorPage({ household }: { household?: { id: string; name: string } }) {
  const packs = getBackupPacks();
  const page = household
    ? {
        path: householdPath(household.id),
        label: calculatorPage.label,
        hero: { title: household.name, lead: householdPage.lead },
      }
    : { path: routes.backupCalculator, ...calculatorPage };
  return (
    <GuidePage {...page}>
      {household ? (
        <HouseholdCalculator packs={packs} household={{ id: household.id, name: household.name }} />
      ) : (
        <Calculator packs={packs} />
      )}
      <BackupTables packs={packs} />
      <BackupReading packs={packs} />
    </GuidePage>
  );
}
