import { CalculatorPage } from '@/components/advice/calculator-page';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(paths.backupCalculator);

export default function BackupCalculatorPage() {
  return <CalculatorPage />;
}
