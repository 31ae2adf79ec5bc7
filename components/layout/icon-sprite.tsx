import type { ReactNode } from 'react';
import { siFacebook, siWhatsapp, siYoutube, type SimpleIcon } from 'simple-icons';
import svgpath from 'svgpath';
import type { BrandIconName } from '../ui/brand-icon';

/** To a tenth of a unit: at 20 px a 25th of a pixel, and a third fewer bytes in each page. */
function Outline({ of: { path } }: { of: SimpleIcon }) {
  return <path d={svgpath(path).rel().round(1).toString()} />;
}

const DRAWINGS: Record<BrandIconName, ReactNode> = {
  WhatsApp: <Outline of={siWhatsapp} />,
  Facebook: <Outline of={siFacebook} />,
  YouTube: <Outline of={siYoutube} />,
  // Three plain shapes, in a third of the bytes of their outline.
  Instagram: (
    <>
      <g fill="none" stroke="currentColor" strokeWidth={2}>
        <rect x={1} y={1} width={22} height={22} rx={6} />
        <circle cx={12} cy={12} r={5} />
      </g>
      <circle cx={18.4} cy={5.6} r={1.4} />
    </>
  ),
};

/**
 * What each `BrandIcon` of the page refers to. Not masks in the style sheet: a browser loads and reads those pictures
 * before the first paint, which took half of its first styling.
 */
export function IconSprite() {
  return (
    <svg className="hidden">
      {Object.entries(DRAWINGS).map(([name, drawing]) => (
        <symbol key={name} id={name} viewBox="0 0 24 24">
          {drawing}
        </symbol>
      ))}
    </svg>
  );
}
