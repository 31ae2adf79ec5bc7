import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { siFacebook, siWhatsapp, siYoutube } from 'simple-icons';

test('tabs have an icon in SVG and ICO, iOS one of 180 pixels', async ({ page, request }) => {
  await page.goto('/');
  const icons = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ rel, type, href }) => ({ rel, type, path: new URL(href).pathname })));
  const paths = icons.map(({ path }) => path).sort();
  expect(paths).toEqual(
    ['/apple-icon.png', '/favicon.ico', '/icon.svg'].map((name) => expect.stringContaining(name.split('.')[0] ?? '')),
  );

  const get = async (name: string) => {
    const response = await request.get(paths.find((path) => path.startsWith(name)) ?? name);
    expect(response.status(), name).toBe(200);
    return response.body();
  };
  const svg = (await get('/icon')).toString();
  expect(svg.match(/<rect/g)).toHaveLength(5);
  expect(await sharp(await get('/apple-icon')).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
  expect(await icoSides(await get('/favicon.ico'))).toEqual([16, 32, 48]);
});

test('the manifest names icons of the size it says, and maskable ones that survive a circle', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`).sort()).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes, type, purpose } of manifest.icons) {
    const response = await request.get(src);
    expect([src, response.status(), response.headers()['content-type']]).toEqual([src, 200, type]);
    const body = await response.body();
    const side = Number(sizes.split('x')[0]);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: side, height: side });
    if (purpose === 'maskable') expect(await coloursOutsideCircle(body, 0.8)).toEqual(['#12161cff']);
  }
});

test('the marks of WhatsApp and the social networks are drawn as their owners draw them', async ({ page }) => {
  await page.goto('/');
  for (const { title, path } of [siWhatsapp, siFacebook, siYoutube]) {
    const drawn = await page.locator(`symbol[id="${title}"] path`).getAttribute('d');
    const ours = await pixelsOf(drawn ?? '');
    const theirs = await pixelsOf(path);
    const different = ours.filter((value, index) => Math.abs(value - (theirs[index] ?? 0)) > 64).length;
    expect(different / ours.length, title).toBeLessThan(0.002);
    const { width, height } = (await page.locator(`svg:has(> use[href="#${title}"]):visible`).first().boundingBox()) ?? {};
    expect([width, height], title).toEqual([20, 20]);
  }
});

/** An outline on a square of 24 units, at a hundred pixels. */
async function pixelsOf(path: string): Promise<number[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="100" height="100"><path d="${path}"/></svg>`;
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
