import {
  ArrowRight,
  BatteryCharging,
  Bike,
  Car,
  Clock,
  Cpu,
  Ellipsis,
  LayoutGrid,
  Mail,
  MapPin,
  Phone,
  Plug,
  Settings2,
  Sun,
  Zap,
  type IconNode,
} from 'lucide';
import { createElement } from 'react';
import type { IconName as CategoryIconName } from '@/content/types';

const ICONS = {
  sun: Sun,
  car: Car,
  zap: Zap,
  'battery-charging': BatteryCharging,
  bike: Bike,
  cpu: Cpu,
  plug: Plug,
  'settings-2': Settings2,
  ellipsis: Ellipsis,
  'layout-grid': LayoutGrid,
  phone: Phone,
  mail: Mail,
  'map-pin': MapPin,
  clock: Clock,
  'arrow-right': ArrowRight,
} as const satisfies Record<CategoryIconName, unknown> & Record<string, unknown>;

export type IconName = keyof typeof ICONS;

/** A drawing with one path instead of up to twelve, which a page would name one by one. */
function joinPaths(drawing: IconNode): IconNode {
  const paths = drawing.flatMap(([shape, { d }]) => (shape === 'path' ? String(d) : []));
  // A path's first `m` counts from the corner, a later one from where the path before it ends.
  const d = paths.map((path) => path.replace(/^m(-?[\d.]+ ?-?[\d.]+)\s?/, 'M$1l')).join('');
  const others = drawing.filter(([shape]) => shape !== 'path');
  return paths.length > 0 ? [...others, ['path', { d }]] : others;
}

/**
 * A decorative icon beside words. For server components only, because client components would ship all drawings. It uses `lucide`
 * and not `lucide-react`, whose components are client components and go to the browser as scripts.
 */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`line icon shrink-0 ${className}`}>
      {joinPaths(ICONS[name]).map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
    </svg>
  );
}
