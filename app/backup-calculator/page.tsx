import { CalculatorPage } from '@/components/advice/calculator-page';
import { calculatorPage } from '@/content/advice/backup-calculator';
import { finder } from '@/content/advice/battery-finder';
import { routes } from '@/content/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.backupCalculator);

export default function BackupCalculatorPage() {
  return <CalculatorPage path={routes.backupCalculator} {...calculatorPage} household={finder.firstHousehold} />;
}
