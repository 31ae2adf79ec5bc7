import { Guide } from '@/components/advice/guide-page';
import { SettingNames, SettingsByVoltage } from '@/components/advice/inverter-settings';
import { inverterSettings } from '@/content/advice/inverter-settings';
import { routes } from '@/content/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.inverterSettings);

export default function InverterSettingsPage() {
  const { table, warnings, programs, noMenu, names } = inverterSettings;
  return (
    <Guide path={routes.inverterSettings} {...inverterSettings} contents={{ table, warnings, programs, noMenu, names }}>
      <SettingsByVoltage />
      <SettingNames />
    </Guide>
  );
}
