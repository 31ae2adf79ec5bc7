import { FittingOrder, WiringDrawing, WiringSizes } from '@/components/advice/fit-a-battery';
import { Guide } from '@/components/advice/guide';
import { fitABattery } from '@/content/advice/fit-a-battery';
import { routes } from '@/content/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.fitABattery);

export default function FitABatteryPage() {
  return (
    <Guide path={routes.fitABattery} {...fitABattery}>
      <WiringDrawing />
      <WiringSizes />
      <FittingOrder />
    </Guide>
  );
}
