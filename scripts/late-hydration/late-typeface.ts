import type { Typeface } from './typefaces';

declare const TYPEFACES: Typeface[];

/*
 * Loads the headings' typeface after the first picture, which it would delay on a slow line. On later visits the service
 * worker has it cached, so it is there before the first paint. A heading that would wrap differently keeps the system font,
 * to avoid layout shift. The build replaces TYPEFACES by those of the page's style sheet.
 */

/* Not by PerformanceObserver: it reports a paint some milliseconds late, and the typeface may load within them. */
let painted = false;
requestAnimationFrame(() => (painted = true));

/* The heading's height and the width of each part of a line, in pixels. */
const linesOf = (heading: HTMLElement) => {
  const text = document.createRange();
  text.selectNodeContents(heading);
  return [heading.offsetHeight, ...[...text.getClientRects()].map(({ width }) => width)];
};
/* A word more or less on a line changes its width by more than this tolerance. */
const isKept = (lines: number[], before: number[]) =>
  lines.length === before.length && lines.every((size, index) => Math.abs(size - (before[index] ?? 0)) < 6 + size * 0.06);

const load = async (typeface: Typeface) => {
  const face = await new FontFace(...typeface).load();
  const seen = painted ? [...document.querySelectorAll<HTMLElement>('h1,h2,h3,.font-heading')] : [];
  const before = seen.map(linesOf);
  document.fonts.add(face);
  const moved = seen.filter((heading, index) => !isKept(linesOf(heading), before[index] ?? []));
  for (const { style } of moved) style.setProperty('--font-archivo', 'none');
};
/* Errors are ignored: the page is just as readable in the system font. */
const loadAll = () => TYPEFACES.forEach((typeface) => load(typeface).catch(() => {}));

if (navigator.serviceWorker?.controller) loadAll();
else addEventListener('load', () => requestAnimationFrame(() => setTimeout(loadAll, 50)));
