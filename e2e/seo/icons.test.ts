import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { siFacebook, siWhatsapp, siYoutube } from 'simple-icons';
import { readExported, readSource } from '../support/crawl';

test('tabs have an icon in SVG and ICO, iOS one of 180 pixels', async () => {
  const paths = readSource('/')
    .page.querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"]')
    .map((link) => link.getAttribute('href') ?? '')
    .sort();
  expect(paths).toEqual(['/apple-icon.png', '/favicon.ico', '/icon.svg']);
  expect(readExported('/icon.svg').toString().match(/<rect/g)).toHaveLength(5);
  expect(await sharp(readExported('/apple-icon.png')).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
  expect(await icoSides(readExported('/favicon.ico'))).toEqual([16, 32, 48]);
});

test('the manifest names icons of the size it says, and maskable ones that survive a circle', async () => {
  const manifest = JSON.parse(readExported('/manifest.webmanifest').toString()) as {
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`).sort()).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes, type, purpose } of manifest.icons) {
    expect([src, type]).toEqual([expect.stringMatching(/\.png$/), 'image/png']);
    const body = readExported(src);
    const side = Number(sizes.split('x')[0]);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: side, height: side });
    if (purpose === 'maskable') expect(await coloursOutsideCircle(body, 0.8)).toEqual(['#12161cff']);
  }
});

test('the marks of WhatsApp and the social networks are drawn as their owners draw them', async () => {
  const { page } = readSource('/');
  for (const { title, path } of [siWhatsapp, siFacebook, siYoutube]) {
    const ours = await pixelsOf(page.querySelector(`symbol[id="${title}"]`)?.innerHTML ?? '');
    const theirs = await pixelsOf(`<path d="${path}"/>`);
    const different = ours.filter((value, index) => Math.abs(value - (theirs[index] ?? 0)) > 64).length;
    expect([title, different / ours.length < 0.002]).toEqual([title, true]);
  }
});

/** A drawing on a square of 24 units, at a hundred pixels. */
async function pixelsOf(drawing: string): Promise<number[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="100" height="100">${drawing}</svg>`;
  return [...(await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer())];
}

/** The sides of the pictures in an ICO, each checked against its own data. */
async function icoSides(ico: Buffer): Promise<number[]> {
  const sides: number[] = [];
  for (let index = 0; index < ico.readUInt16LE(4); index += 1) {
    const entry = ico.subarray(6 + 16 * index);
    const start = entry.readUInt32LE(12);
    const { width, height } = await sharp(ico.subarray(start, start + entry.readUInt32LE(8))).metadata();
    expect([width, height]).toEqual([entry[0], entry[1]]);
    sides.push(width);
  }
  return sides;
}

/** What a launcher may cut off: the colours outside the middle circle, its diameter as a share of the side. */
async function coloursOutsideCircle(png: Buffer, diameter: number): Promise<string[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const colours = new Set<string>();
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      if (Math.hypot(x - info.width / 2, y - info.height / 2) < (diameter / 2) * info.width) continue;
      const at = 4 * (y * info.width + x);
      colours.add(`#${data.subarray(at, at + 4).toString('hex')}`);
    }
  }
  return [...colours];
}
