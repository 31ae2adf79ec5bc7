import { BatteryChecks, SellerQuestions, DischargeTest } from '@/components/advice/check-a-battery';
import { Guide } from '@/components/advice/guide';
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
