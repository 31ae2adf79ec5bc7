import { GuidePage } from '@/components/guides/guide-page';
import { SettingNames } from '@/components/guides/setting-names';
import { SettingsByVoltage } from '@/components/guides/settings-by-voltage';
import { inverterSettings } from '@/content/inverter-settings';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(paths.inverterSettings);

export default function InverterSettingsPage() {
  return (
    <GuidePage path={paths.inverterSettings} {...inverterSettings}>
      <SettingsByVoltage />
      <SettingNames />
    </GuidePage>
  );
}
