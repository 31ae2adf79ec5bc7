import sharp from 'sharp';
import { DISPLAY, drawReading } from '@/lib/advice/display';
import { brandColour } from '../brand-colours';
import type { CardReading } from './share-cards';

/** Draws a reading on the display of a pack's picture and crops it to a square around the display. */
export async function drawDisplay(
  picture: Buffer,
  { reading, window: [left, top, width, height] }: CardReading,
): Promise<Buffer> {
  const { width: pixels = 0, height: rows = 0 } = await sharp(picture).metadata();
  const { lit, unlit } = drawReading(reading);
  const scale = `scale(${(width * pixels) / DISPLAY.width} ${(height * rows) / DISPLAY.height})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${rows}"><g transform="translate(${left * pixels} ${top * rows}) ${scale}" fill="${brandColour('display')}"><path d="${unlit}" opacity="0.09"/><path d="${lit}"/></g></svg>`;
  const drawn = await sharp(picture)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
  const middle = Math.round((left + width / 2) * pixels - rows / 2);
  return sharp(drawn)
    .extract({ left: Math.min(pixels - rows, Math.max(0, middle)), top: 0, width: rows, height: rows })
    .toBuffer();
}
