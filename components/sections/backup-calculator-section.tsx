import { site } from '@/content/site';
import { getBackupPacks } from '@/lib/backup/packs';
import { Calculator } from '../calculator/calculator';
import { BackupReading } from './backup-reading';
import { BackupTables } from './backup-tables';
import { TubularComparison } from './tubular-comparison';

/** The calculator, and what stands without scripts as well: the tables, and how to read them. */
export function BackupCalculatorSection() {
  const packs = getBackupPacks();
  return (
    <div className="site-width pb-16">
      <Calculator packs={packs} chats={{ orders: site.whatsApp.productOrders, questions: site.whatsApp.business }}>
        <BackupTables packs={packs} />
        <TubularComparison packs={packs} />
      </Calculator>
      <BackupReading packs={packs} />
    </div>
  );
}
