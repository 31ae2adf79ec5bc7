import { encode } from 'uqr';

/** Modules of blank paper that a scanner needs around the code. */
const QUIET = 2;

/** A text as a QR code, drawn while the page is built. For server components: the drawing costs the browser no script. */
export function QrCode({ text, label, className }: { text: string; label: string; className: string }) {
  const { data, size } = encode(text, { ecc: 'L', border: QUIET });
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges" className={`stroke-current ${className}`}>
      <path d={data.map(drawRow).join('')} />
    </svg>
  );
}

/** Each run of dark modules as one stroke, one module wide. */
function drawRow(row: readonly boolean[], y: number): string {
  const cells = row.map((dark) => (dark ? '#' : '.')).join('');
  return Array.from(cells.matchAll(/#+/g), ({ 0: { length }, index }) => `M${index} ${y}.5h${length}`).join('');
}
