/**
 * The widths that the layout asks for, in pixels: on a phone of 390 px at two or three device pixels to one (2x, 3x), on
 * a desktop at one or two.
 */
const WIDTHS = [
  360, // half a phone at 2x: the small tiles, a product's second picture
  480, // the same at 3x; a card on a desktop at 1x
  720, // a card or the hero on a phone at 2x; a card on a desktop at 2x
  960, // a card on a phone at 3x; the dialog on a desktop at 2x
  1280, // the hero on a phone at 3x; the product page on a desktop at 2x
];
/** The hero on a desktop at 2x. */
const WIDEST = 1600;

/**
 * @param {number} masterWidth pixels; nothing is ever enlarged
 * @param {boolean} wide whether the picture also fills the width of a large screen
 * @returns {number[]} ascending, never empty
 */
export function chooseWidths(masterWidth, wide) {
  const fitting = [...WIDTHS, ...(wide ? [WIDEST] : [])].filter((width) => width <= masterWidth);
  return fitting.length > 0 ? fitting : [masterWidth];
}
