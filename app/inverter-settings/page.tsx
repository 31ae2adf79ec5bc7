import { Guide } from '@/components/advice/guide';
import { SettingNotes, SettingsByVoltage } from '@/components/advice/inverter-settings';
import { inverterSettings } from '@/content/advice/inverter-settings';
import { routes } from '@/content/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.inverterSettings);

export default function InverterSettingsPage() {
  return (
    <Guide path={routes.inverterSettings} {...inverterSettings}>
      <SettingsByVoltage />
      <SettingNotes />
    </Guide>
  );
}
