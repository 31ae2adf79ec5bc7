const cell = { width: 4, height: 20, rx: 1 };

/** The logo: four cells in series, the last one still charging. The icons in `public/` and the gradient in `ui.css` copy it. */
export const brandMark = {
  width: 22,
  height: 20,
  cells: [{ ...cell }, { x: 6, ...cell }, { x: 12, ...cell }, { x: 18, ...cell, opacity: 0.35 }],
};

/** The logo's cells as SVG, for what scripts draw. */
export function brandMarkSvg(): string {
  const attributes = (one: object) => Object.entries(one).map(([name, value]) => ` ${name}="${value}"`);
  return brandMark.cells.map((one) => `<rect${attributes(one).join('')}/>`).join('');
}
