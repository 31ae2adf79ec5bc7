import { GuideBody } from '@/components/advice/guide-body';
import { GuidePage } from '@/components/advice/guide-page';
import { SettingNames } from '@/components/advice/setting-names';
import { SettingsByVoltage } from '@/components/advice/settings-by-voltage';
import { inverterSettings } from '@/content/advice/inverter-settings';
import { routes } from '@/content/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.inverterSettings);

export default function InverterSettingsPage() {
  const { table, warnings, programs, noMenu, names } = inverterSettings;
  return (
    <GuidePage path={routes.inverterSettings} {...inverterSettings}>
      <GuideBody path={routes.inverterSettings} {...inverterSettings} contents={{ table, warnings, programs, noMenu, names }}>
        <SettingsByVoltage />
        <SettingNames />
      </GuideBody>
    </GuidePage>
  );
}
