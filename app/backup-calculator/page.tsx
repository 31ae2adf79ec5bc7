import { Calculator } from '@/components/advice/calculator';
import { BackupReading, BackupTable } from '@/components/advice/calculator-tables';
import { GuideFrame } from '@/components/advice/guide';
import { calculatorPage } from '@/content/advice/backup-calculator';
import { routes } from '@/content/routes';
import { getPacks } from '@/lib/advice/packs';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.backupCalculator);

export default function BackupCalculatorPage() {
  const packs = getPacks();
  return (
    <GuideFrame path={routes.backupCalculator} {...calculatorPage}>
      <Calculator packs={packs} />
      <BackupTable packs={packs} />
      <BackupReading packs={packs} />
    </GuideFrame>
  );
}
