import { Calculator } from '@/components/advice/calculator';
import { CalculatorPage } from '@/components/advice/calculator-page';
import { calculatorPage } from '@/content/advice/backup-calculator';
import { routes } from '@/content/routes';
import { getBackupPacks } from '@/lib/advice/packs';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.backupCalculator);

export default function BackupCalculatorPage() {
  return (
    <CalculatorPage path={routes.backupCalculator} {...calculatorPage}>
      <Calculator packs={getBackupPacks()} />
    </CalculatorPage>
  );
}
