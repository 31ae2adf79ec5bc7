import { BatteryChecks } from '@/components/guides/battery-checks';
import { DischargeTest } from '@/components/guides/discharge-test';
import { GuidePage } from '@/components/guides/guide-page';
import { checkABattery } from '@/content/check-a-battery';
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
