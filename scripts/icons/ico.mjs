const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/**
 * Packs PNGs into an ICO file, as every browser since Windows Vista reads it.
 *
 * @param {{ side: number, data: Buffer }[]} pictures square PNGs, sides from 1 to 256 pixels
 * @returns {Buffer}
 */
export function packIco(pictures) {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = HEADER_BYTES + ENTRY_BYTES * pictures.length;
  const entries = pictures.map(({ side, data }) => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    // 256 is written as 0.
    entry.writeUInt8(side % 256, 0);
    entry.writeUInt8(side % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(data.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += data.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ data }) => data)]);
}
