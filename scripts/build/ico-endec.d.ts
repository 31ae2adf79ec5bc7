/** The package brings no types. */
declare module 'ico-endec' {
  /** Packs PNGs, 256 pixels a side at most, into an ICO file. */
  export function encode(pictures: readonly Buffer[]): Buffer;
}
