import type { ReactNode } from 'react';
import { getBackupPacks } from '@/lib/advice/packs';
import { GuidePage, type GuidePageProps } from './guide-page';
import { BackupReading } from './backup-reading';
import { BackupTables } from './backup-tables';

/** The calculator's page, or that of a household. Either passes its own calculator in, so that it loads no script of the other. */
export function CalculatorPage({ children, ...page }: Omit<GuidePageProps, 'children'> & { children: ReactNode }) {
  const packs = getBackupPacks();
  return (
    <GuidePage {...page}>
      {children}
      <BackupTables packs={packs} />
      <BackupReading packs={packs} />
    </GuidePage>
  );
}
