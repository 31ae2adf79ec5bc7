import { CalculatorPage } from '@/components/advice/calculator-page';
import { routes } from '@/content/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.backupCalculator);

export default function BackupCalculatorPage() {
  return <CalculatorPage />;
}
