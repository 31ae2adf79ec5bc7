/** The package brings no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** A fixed place on each axis of a variable font. */
    variationAxes?: Record<string, number>;
    /** OpenType features; all when left out. */
    keepFeatures?: readonly string[];
    /** Entries of its name table; all are dropped when left out. */
    preserveNameIds?: readonly number[];
  }

  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
