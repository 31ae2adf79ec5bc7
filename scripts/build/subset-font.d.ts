/** The package brings no types. */
declare module 'subset-font' {
  interface Axis {
    min: number;
    max: number;
  }

  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** A fixed place on an axis of a variable font, or the part of it to keep. */
    variationAxes?: Record<string, number | Axis>;
    /** OpenType features; all when left out. */
    keepFeatures?: readonly string[];
  }

  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
