/*
 * Advance widths of Arial in thousandths of the font size, with the characters of each width. Arial and Liberation Sans have
 * the widths of Helvetica (1985). Kerning is left out.
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
/** Width of most lower-case letters, used for characters that are not in the table. */
const USUAL = 556;

const widthOf = new Map(
  Object.entries(WIDTHS).flatMap(([width, characters]) => [...characters].map((one) => [one, Number(width)])),
);

/**
 * Width of a line of Arial in whole pixels. Accents are removed first: they add no width.
 *
 * @param size font size in pixels
 */
export function textWidth(text: string, size: number) {
  const letters = [...text.normalize('NFD').replace(/\p{Mark}/gu, '')];
  const thousandths = letters.reduce((sum, letter) => sum + (widthOf.get(letter) ?? USUAL), 0);
  return Math.round((thousandths * size) / 1000);
}
