import type { Typeface } from './critical-css';

/*
 * Loads the headings' typeface after the first picture, which it would delay on a slow line. A heading that would wrap
 * differently keeps the system font, to avoid layout shift.
 */

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
  const headings = [...document.querySelectorAll<HTMLElement>('h1,h2,h3,.font-heading')];
  const before = headings.map(linesOf);
  document.fonts.add(face);
  const moved = headings.filter((heading, index) => !isKept(linesOf(heading), before[index] ?? []));
  for (const heading of moved) heading.style.fontFamily = getComputedStyle(heading).fontFamily.replace(face.family, 'none');
};
/* Errors are ignored: the page is just as readable in the system font. */
for (const typeface of self.late.typefaces) load(typeface).catch(() => {});
