import { getPackPictures } from '@/lib/advice/pack-pictures';
import { getPacks } from '@/lib/advice/packs';
import { GuidePage, type GuidePageProps } from './guide-page';
import { BackupReading } from './backup-reading';
import { BackupTables } from './backup-tables';
import { Calculator } from './calculator';

export interface CalculatorPageProps extends Omit<GuidePageProps, 'children'> {
  /** The one that the calculator begins with. */
  household: string;
}

/** The calculator's page, or that of a household. */
export function CalculatorPage({ household, ...page }: CalculatorPageProps) {
  const packs = getPacks();
  return (
    <GuidePage {...page}>
      <Calculator packs={packs} pictures={getPackPictures(packs)} household={household} />
      <BackupTables packs={packs} />
      <BackupReading packs={packs} />
    </GuidePage>
  );
}
