/** The package brings no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** A fixed place on each axis of a variable font. */
    variationAxes?: Record<string, number>;
    /** OpenType features; all when left out. */
    keepFeatures?: readonly string[];
  }

  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
