import { BackupCalculatorSection } from '@/components/sections/backup-calculator-section';
import { PageHeading } from '@/components/sections/page-heading';
import { StructuredData } from '@/components/seo/structured-data';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { calculatorPage } from '@/content/backup-calculator';
import { calculatorBreadcrumbs } from '@/lib/seo/breadcrumb';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { breadcrumbData } from '@/lib/seo/page-data';

export const metadata = pageMetadata(paths.backupCalculator);

export default function BackupCalculatorPage() {
  const breadcrumbs = calculatorBreadcrumbs();
  const here = { label: calculatorPage.label, href: paths.backupCalculator };
  return (
    <>
      <Breadcrumb breadcrumbs={breadcrumbs} here={here.label} />
      <PageHeading {...calculatorPage.hero} />
      <BackupCalculatorSection />
      <StructuredData things={[breadcrumbData([...breadcrumbs, here])]} />
    </>
  );
}
