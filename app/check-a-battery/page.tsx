import { BatteryChecks, SellerQuestions } from '@/components/advice/battery-checks';
import { DischargeTest } from '@/components/advice/discharge-test';
import { Guide } from '@/components/advice/guide-page';
import { checkABattery } from '@/content/advice/check-a-battery';
import { routes } from '@/content/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.checkABattery);

export default function CheckABatteryPage() {
  return (
    <Guide path={routes.checkABattery} {...checkABattery}>
      <BatteryChecks />
      <SellerQuestions />
      <DischargeTest />
    </Guide>
  );
}
