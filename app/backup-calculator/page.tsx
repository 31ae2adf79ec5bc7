import { Calculator } from '@/components/calculator/calculator';
import { GuidePage } from '@/components/guides/guide-page';
import { BackupReading } from '@/components/sections/backup-reading';
import { BackupTables } from '@/components/sections/backup-tables';
import { calculatorPage } from '@/content/backup-calculator';
import { site } from '@/content/site';
import { getBackupPacks } from '@/lib/backup/packs';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(paths.backupCalculator);

export default function BackupCalculatorPage() {
  const packs = getBackupPacks();
  return (
    <GuidePage path={paths.backupCalculator} {...calculatorPage}>
      <Calculator packs={packs} chats={{ orders: site.whatsApp.productOrders, questions: site.whatsApp.business }} />
      <BackupTables packs={packs} />
      <BackupReading packs={packs} />
    </GuidePage>
  );
}
