/** The package has no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** Fixed values of the axes of a variable font. */
    variationAxes?: Record<string, number>;
    /** OpenType features to keep; all by default. */
    keepFeatures?: readonly string[];
  }

  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
