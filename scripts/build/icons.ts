import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { encode as packIco } from 'ico-endec';
import sharp from 'sharp';
import { readArguments } from '../command-line.mjs';
import { brandColour } from './brand-colours';
import { MARK, markSvg } from './brand-mark';
import { projectRoot } from '../support/paths.mjs';

const USAGE = `npm run icons
Draws the icons from the four-bar mark. They are committed; run it only when the mark or its colours change.`;

const ink = brandColour('ink');
const volt = brandColour('volt');

/** The mark in the middle of a dark square; `side` and corner `radius` in pixels, `mark` the mark's scale. */
function icon({ side, mark, radius = 0 }: { side: number; mark: number; radius?: number }): string {
  const x = Math.round((side - MARK.width * mark) / 2);
  const y = Math.round((side - MARK.height * mark) / 2);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<rect width="${side}" height="${side}" rx="${radius}" fill="${ink}"/>${markSvg({ x, y, scale: mark, colour: volt })}</svg>`
  );
}

/** At 16 pixels the scaled mark would blur, so its bars are two pixels wide and one apart. */
function smallestIcon(): string {
  const bars = [3, 6, 9, 12].map(
    (x, index) => `<rect x="${x}" y="3" width="2" height="10"${index === 3 ? ' opacity="0.4"' : ''}/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="${ink}"/><g fill="${volt}">${bars.join('')}</g></svg>`;
}

/** PNG at the size of the drawing itself, so that edges fall on pixel borders. */
function png(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: false }).toBuffer();
}

function write(file: string, data: string | Buffer): void {
  const full = path.join(projectRoot, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, data);
  console.log(`${file}: ${data.length} bytes`);
}

export async function main(args: string[]): Promise<void> {
  readArguments(USAGE, { args });
  const small = [smallestIcon(), icon({ side: 32, mark: 1, radius: 6 }), icon({ side: 48, mark: 1.5, radius: 9 })];
  write('public/favicon.ico', packIco(await Promise.all(small.map(png))));
  write('public/icon.svg', `${icon({ side: 32, mark: 1, radius: 6 })}\n`);
  // No rounded corners: iOS rounds them itself, and fills transparent pixels with black.
  write('public/apple-icon.png', await png(icon({ side: 180, mark: 5 })));
  write('public/icons/icon-192.png', await png(icon({ side: 192, mark: 6, radius: 36 })));
  write('public/icons/icon-512.png', await png(icon({ side: 512, mark: 16, radius: 96 })));
  // Launchers crop maskable icons to any shape; only the middle circle of 80 % is safe, and the mark fits into it.
  write('public/icons/maskable-192.png', await png(icon({ side: 192, mark: 4.5 })));
  write('public/icons/maskable-512.png', await png(icon({ side: 512, mark: 12 })));
}
