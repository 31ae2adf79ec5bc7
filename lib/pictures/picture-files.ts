/* File names of pictures, in a module without the list of pictures so that scripts for the browser don't contain it. */

/** The width of the JPEG for `<img>`, which only browsers without AVIF load. */
export function jpegWidth(widths: readonly number[]): number {
  return widths.findLast((pixels) => pixels <= 800) ?? widths[0] ?? 0;
}

/** The `srcset` of a picture's AVIFs: `/pictures/hero-1a2b3c4d-360.avif 360w, …`. */
export function pictureSourceSet({ base, widths }: { base: string; widths: readonly number[] }): string {
  return widths.map((pixels) => `${base}-${pixels}.avif ${pixels}w`).join(', ');
}
