import type { Typeface } from './typefaces';

declare const TYPEFACES: Typeface[];

/*
 * The headings' typeface comes after the first picture, which it would hold up on a slow line. On later visits the service
 * worker has it, and it is there before the first paint. A heading whose words would stand on other lines keeps the
 * system's font: nothing moves that somebody reads or is about to tap. TYPEFACES are those of the page's style sheet.
 */
((typefaces: Typeface[]) => {
  /* Paints are reported some milliseconds late, in which the typeface may come. */
  let painted = false;
  requestAnimationFrame(() => (painted = true));

  /* Its height, and how wide each part of a line is, in pixels. */
  const linesOf = (heading: HTMLElement) => {
    const text = document.createRange();
    text.selectNodeContents(heading);
    return [heading.offsetHeight, ...[...text.getClientRects()].map(({ width }) => width)];
  };
  /* A line that has a word more or less differs by more. */
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
  /* Without it the page is as readable. */
  const loadAll = () => typefaces.forEach((typeface) => load(typeface).catch(() => {}));

  if (navigator.serviceWorker?.controller) loadAll();
  else addEventListener('load', () => requestAnimationFrame(() => setTimeout(loadAll, 50)));
})(TYPEFACES);
