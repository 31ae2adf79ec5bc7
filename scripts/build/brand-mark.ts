/** Size of the mark at scale 1: four bars of 4 by 20 with gaps of 2, as in `components/ui/brand-mark.tsx`. */
export const MARK = { width: 22, height: 20 };

const BARS = [0, 6, 12, 18];
/** Opacity of the last bar, a cell that is still charging. */
const DIM = 0.35;

/**
 * The four bars as SVG.
 *
 * @param place.x left edge, pixels
 * @param place.y top edge, pixels
 */
export function markSvg({ x, y, scale, colour }: { x: number; y: number; scale: number; colour: string }): string {
  const bars = BARS.map(
    (left, index) => `<rect x="${left}" width="4" height="20" rx="1"${index === BARS.length - 1 ? ` opacity="${DIM}"` : ''}/>`,
  );
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${scale})">${bars.join('')}</g>`;
}
