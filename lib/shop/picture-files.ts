/** Names of the files that `scripts/build/encode-pictures.ts` makes of a picture; kept apart from the list of pictures so that islands can use them. */

/** The largest JPEG: what `<img>` falls back to, and what search data, sitemap and feed name. */
export function largestJpeg({ base, widths }: { base: string; widths: readonly number[] }): string {
  return `${base}-${widths.at(-1)}.jpg`;
}

/** The `srcset` of a picture in one format: `/pictures/hero-1a2b3c4d-360.avif 360w, …`. */
export function pictureSourceSet({ base, widths }: { base: string; widths: readonly number[] }, format: 'avif' | 'webp'): string {
  return widths.map((pixels) => `${base}-${pixels}.${format} ${pixels}w`).join(', ');
}

/** The square JPEG, 1080 pixels a side, that shop catalogues ask for; made of each product's first picture. */
export function squareJpeg({ base }: { base: string }): string {
  return `${base}-square.jpg`;
}
