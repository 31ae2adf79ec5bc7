/** The package has no types of its own. */
declare module 'ico-endec' {
  /** Packs PNGs, each at most 256 pixels wide and high, into an ICO file. */
  export function encode(pictures: readonly Buffer[]): Buffer;
}
