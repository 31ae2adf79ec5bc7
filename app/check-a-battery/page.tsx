import { BatteryChecks } from '@/components/advice/battery-checks';
import { DischargeTest } from '@/components/advice/discharge-test';
import { GuidePage } from '@/components/advice/guide-page';
import { checkABattery } from '@/content/advice/check-a-battery';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(paths.checkABattery);

export default function CheckABatteryPage() {
  return (
    <GuidePage path={paths.checkABattery} {...checkABattery}>
      <BatteryChecks />
      <DischargeTest />
    </GuidePage>
  );
}
