/**
 * The widths that the layout asks for, in pixels. Browsers take the next larger file, so each width is just above what a
 * common screen needs: phones are 360 to 430 px wide at 2 to 3 device pixels to one.
 */
const WIDTHS = [
  360, // half a phone at 2x: the small tiles, a product's second picture
  540, // the same at 3x; a card on a desktop at 1x
  800, // a card or the hero on a phone at 2x; a card on a desktop at 2x; the product page at 1x
  1088, // a card on a phone at 3x, the hero at 360×3, 393×2.75 and 412×2.625; the dialog at 2x
  1344, // the hero on a phone of 390 px at 3x; the product page on a desktop at 2x
];
/** The hero on a large screen. */
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
