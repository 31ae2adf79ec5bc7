import { GuidePage } from '@/components/advice/guide-page';
import { SettingNames } from '@/components/advice/setting-names';
import { SettingsByVoltage } from '@/components/advice/settings-by-voltage';
import { inverterSettings } from '@/content/advice/inverter-settings';
import { routes } from '@/content/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.inverterSettings);

export default function InverterSettingsPage() {
  return (
    <GuidePage path={routes.inverterSettings} {...inverterSettings}>
      <SettingsByVoltage />
      <SettingNames />
    </GuidePage>
  );
}
