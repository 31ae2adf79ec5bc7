import { BatteryChecks } from '@/components/advice/battery-checks';
import { DischargeTest } from '@/components/advice/discharge-test';
import { GuidePage } from '@/components/advice/guide-page';
import { SellerQuestions } from '@/components/advice/seller-questions';
import { checkABattery } from '@/content/advice/check-a-battery';
import { routes } from '@/content/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.checkABattery);

export default function CheckABatteryPage() {
  return (
    <GuidePage path={routes.checkABattery} {...checkABattery}>
      <BatteryChecks />
      <SellerQuestions />
      <DischargeTest />
    </GuidePage>
  );
}
