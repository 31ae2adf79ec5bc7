import { encode } from 'uqr';

/** The blank border around the code, in modules; scanners need one. */
const QUIET = 2;

/** A text's QR code as an SVG file: black on transparent, one stroke for each run of dark modules. */
export function drawQrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'L', border: QUIET });
  const strokes = data.flatMap((row, y) => {
    const modules = row.map((dark) => (dark ? '#' : '.')).join('');
    return Array.from(modules.matchAll(/#+/g), ({ 0: { length }, index }) => `M${index} ${y + 0.5}h${length}`);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path stroke="#000" d="${strokes.join('')}"/></svg>\n`;
}
