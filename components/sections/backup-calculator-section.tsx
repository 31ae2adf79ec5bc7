import { backup, hoursWords } from '@/content/backup';
import { backupCalculator } from '@/content/backup-calculator';
import { site } from '@/content/site';
import { getBackupPacks } from '@/lib/backup/catalogue-packs';
import { getHouseholds } from '@/lib/backup/household-runs';
import { Calculator } from '../calculator/calculator';
import { BackupReading } from './backup-reading';
import { BackupTables } from './backup-tables';
import { TubularComparison } from './tubular-comparison';

/** The calculator, and what stands without scripts as well: the tables, and how to read them. */
export function BackupCalculatorSection() {
  const packs = getBackupPacks();
  const { form, answer, message, leadAcid } = backupCalculator;
  return (
    <div className="site-width pb-16">
      <Calculator
        words={{ form, answer, message, cost: leadAcid.cost }}
        hoursWords={hoursWords}
        figures={backup}
        packs={packs}
        households={getHouseholds().map(({ id, name }) => ({ id, name }))}
        chats={{ orders: site.whatsApp.productOrders, questions: site.whatsApp.business }}
      >
        <BackupTables packs={packs} />
        <TubularComparison packs={packs} />
      </Calculator>
      <BackupReading packs={packs} />
    </div>
  );
}
