import { encode } from 'uqr';

/** Modules of blank paper that a scanner needs around the code. */
const QUIET = 2;

/** A text as a QR code, drawn while the page is built. For server components: the drawing costs the browser no script. */
export function QrCode({ text, label, className }: { text: string; label: string; className: string }) {
  const { data, size } = encode(text, { ecc: 'L', border: QUIET });
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={`stroke-current ${className}`}
    >
      <path d={drawRuns(data.flatMap(listRuns))} />
    </svg>
  );
}

interface Run {
  x: number;
  y: number;
  length: number;
}

/** The dark modules of a row that follow one another. */
function listRuns(row: readonly boolean[], y: number): Run[] {
  const cells = row.map((dark) => (dark ? '#' : '.')).join('');
  return Array.from(cells.matchAll(/#+/g), ({ 0: { length }, index }) => ({ x: index, y: y + 0.5, length }));
}

/** Each run as one stroke, one module wide, from the end of the last: compressed, half the bytes of absolute places. */
function drawRuns(runs: readonly Run[]): string {
  return runs
    .map(({ x, y, length }, index) => {
      const { x: lastX, y: lastY, length: lastLength } = runs[index - 1] ?? { x: 0, y: 0, length: 0 };
      return `m${x - lastX - lastLength} ${y - lastY}h${length}`;
    })
    .join('');
}
