import { FittingOrder } from '@/components/advice/fitting-order';
import { Guide } from '@/components/advice/guide-page';
import { WiringDrawing } from '@/components/advice/wiring-drawing';
import { WiringSizes } from '@/components/advice/wiring-sizes';
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
