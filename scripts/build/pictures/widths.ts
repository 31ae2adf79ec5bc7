export interface PictureSize {
  /** Pixels. */
  width: number;
  /** Higher where the file is shown at 1x on desktops, lower where only at 2x and above, where losses are not visible. */
  quality: number;
  /** The lowest quality used to meet the limit; below it, small print and the edges of shadows blur. */
  leastQuality: number;
  /** 3 takes twice as long as 2 for 2 to 5 % fewer bytes; the smallest pictures need it for an even background. */
  effort: number;
  /** Bytes. A card on a phone (800 or 1088) may load 20 kB, and home's first view 60 kB in all. */
  limit: number;
}

/**
 * The picture widths of the layout, in pixels, with the AVIF settings of each. Browsers choose the next larger file, so each
 * width is just above what a common screen needs. Phones are 360 to 430 px wide at 2 to 3 device pixels per px (2x, 3x).
 */
export const SIZES: readonly [PictureSize, ...PictureSize[]] = [
  // Half a phone at 2x: the small tiles, a product's second picture.
  { width: 376, quality: 88, leastQuality: 56, effort: 3, limit: 8_000 },
  // The same at 3x; a card on a desktop at 1x, where it is shown smaller.
  { width: 564, quality: 76, leastQuality: 44, effort: 2, limit: 10_600 },
  // A card or the hero on a phone at 2x; a card on a desktop at 2x; the product page at 1x.
  { width: 800, quality: 64, leastQuality: 36, effort: 2, limit: 16_600 },
  // A card on a phone at 3x, the hero at 360×3, 393×2.75 and 412×2.625; the dialog at 2x.
  { width: 1088, quality: 52, leastQuality: 32, effort: 2, limit: 19_900 },
  // The hero on a phone of 390 px at 3x, hero and product page on a desktop at 2x.
  { width: 1344, quality: 60, leastQuality: 44, effort: 2, limit: 28_000 },
];

/** The largest width that most phones load. */
export const LARGEST_PHONE = 1088;

/**
 * @param imageWidth pixels; no width is larger
 * @returns ascending, never empty
 */
export function chooseWidths(imageWidth: number): number[] {
  const fitting = SIZES.map(({ width }) => width).filter((width) => width <= imageWidth);
  return fitting.length > 0 ? fitting : [imageWidth];
}
