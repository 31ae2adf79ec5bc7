import {
  ArrowRight,
  BatteryCharging,
  Bike,
  Boxes,
  Car,
  Clock,
  Cpu,
  Mail,
  MapPin,
  Phone,
  PlugZap,
  Settings,
  Sun,
  Wrench,
  Zap,
} from 'lucide-react';
import type { IconName as CategoryIconName } from '@/content/types';

const ICONS = {
  sun: Sun,
  car: Car,
  zap: Zap,
  boxes: Boxes,
  'battery-charging': BatteryCharging,
  bike: Bike,
  cpu: Cpu,
  wrench: Wrench,
  'plug-zap': PlugZap,
  settings: Settings,
  phone: Phone,
  mail: Mail,
  'map-pin': MapPin,
  clock: Clock,
  'arrow-right': ArrowRight,
} as const satisfies Record<CategoryIconName, unknown> & Record<string, unknown>;

export type IconName = keyof typeof ICONS;

/** A line icon beside words; never alone. For server components: islands draw their few strokes themselves. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  const Drawing = ICONS[name];
  return <Drawing aria-hidden="true" strokeWidth={1.75} className={`shrink-0 ${className}`} />;
}
