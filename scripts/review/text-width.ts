/*
 * Advance widths of Arial in thousandths of the font size. They are Helvetica's of 1985, which Arial and Liberation
 * Sans were drawn to match; the kerning that a browser may add is left out. Characters by width:
 */
const WIDTHS = {
  191: "'",
  222: 'ijl’‘',
  260: '|',
  278: ' !,./:;I[\\]ft·\u00A0',
  333: '()-`r“”',
  334: '{}',
  355: '"',
  389: '*',
  400: '°',
  469: '^',
  500: 'Jckvsxyz',
  556: '#$0123456789?L_abdeghnopqu–',
  584: '+<=>~−×',
  611: 'FTZ',
  667: '&ABEKPSVXY',
  722: 'CDHNRUw',
  778: 'GOQ',
  833: 'Mm',
  889: '%',
  944: 'W',
  1000: '—…',
  1015: '@',
};
/** For letters that the table lacks: the width of most small ones. */
const USUAL = 556;

const widthOf = new Map(
  Object.entries(WIDTHS).flatMap(([width, characters]) => [...characters].map((one) => [one, Number(width)])),
);

/**
 * How wide a line of Arial is, in whole pixels. Accents are taken off first: they add no width.
 *
 * @param size font size in pixels
 */
export function textWidth(text: string, size: number) {
  const letters = [...text.normalize('NFD').replace(/\p{Mark}/gu, '')];
  const thousandths = letters.reduce((sum, letter) => sum + (widthOf.get(letter) ?? USUAL), 0);
  return Math.round((thousandths * size) / 1000);
}
