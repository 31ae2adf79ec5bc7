import { BatteryChecks } from '@/components/advice/battery-checks';
import { DischargeTest } from '@/components/advice/discharge-test';
import { GuideBody } from '@/components/advice/guide-body';
import { GuidePage } from '@/components/advice/guide-page';
import { SellerQuestions } from '@/components/advice/seller-questions';
import { checkABattery } from '@/content/advice/check-a-battery';
import { sellerQuestions } from '@/content/advice/seller-questions';
import { routes } from '@/content/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.checkABattery);

export default function CheckABatteryPage() {
  const { checks, test } = checkABattery;
  return (
    <GuidePage path={routes.checkABattery} {...checkABattery}>
      <GuideBody path={routes.checkABattery} {...checkABattery} contents={{ checks, questions: sellerQuestions, test }}>
        <BatteryChecks />
        <SellerQuestions />
        <DischargeTest />
      </GuideBody>
    </GuidePage>
  );
}
