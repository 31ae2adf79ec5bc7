import { calculatorPage } from '@/content/advice/backup-calculator';
import { getBackupPacks } from '@/lib/advice/packs';
import { routes } from '@/content/routes';
import { householdPath } from '@/lib/paths';
import { GuidePage } from './guide-page';
import { BackupReading } from './backup-reading';
import { BackupTables } from './backup-tables';
import { Calculator } from './calculator';

/** The calculator's page, with a household's loads chosen if its id is given. */
export function CalculatorPage({ household }: { household?: string }) {
  const packs = getBackupPacks();
  return (
    <GuidePage path={household ? householdPath(household) : routes.backupCalculator} {...calculatorPage}>
      <Calculator packs={packs} household={household} />
      <BackupTables packs={packs} />
      <BackupReading packs={packs} />
    </GuidePage>
  );
}
