import 'server-only';
import { icons } from 'lucide';
import { createElement } from 'react';

export type IconName = keyof typeof icons;

/**
 * A decorative icon beside words. In the browser all drawings would come with it. It uses `lucide` and not `lucide-react`, whose
 * components are client components.
 */
export function Icon({ name }: { name: IconName }) {
  const drawing = icons[name];
  const others = drawing.filter(([shape]) => shape !== 'path');
  // One path instead of up to twelve, which a page would hold one by one. A path's first `m` counts from the corner, a later one
  // from where the path before it ends.
  const path = drawing.map(([, { d = '' }]) => String(d).replace(/^m(-?[\d.]+ ?-?[\d.]+)\s?/, 'M$1l')).join('');
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="line-icon shrink-0">
      {others.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
      {path && <path d={path} />}
    </svg>
  );
}
