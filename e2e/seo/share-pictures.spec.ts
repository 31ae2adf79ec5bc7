import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { metaOf, readSource } from '../support/crawl';
import { allRoutes } from '../support/routes';

const MOST_BYTES = 300_000;

test('every page shares a picture of its own that chats take', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const route of allRoutes) {
    const address = metaOf((await readSource(request, route)).page, 'og:image');
    const { pathname } = new URL(address ?? '');
    expect(pathname).toMatch(/^\/share\/[a-z0-9-]+\.jpg$/);

    const response = await request.get(pathname);
    expect([pathname, response.status(), response.headers()['content-type']]).toEqual([pathname, 200, 'image/jpeg']);
    const body = await response.body();
    expect(body.length, pathname).toBeLessThanOrEqual(MOST_BYTES);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    await expectDrawn(body);
    seen.set(pathname, body.toString('base64'));
  }
  expect(seen.size).toBe(allRoutes.length);
  expect(new Set(seen.values()).size).toBe(allRoutes.length);
});

/** Ink on the left with the mark and light words; something else than ink on the right. */
async function expectDrawn(card: Buffer): Promise<void> {
  const { data, info } = await sharp(card).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x) + 3)];
  const near = (found: number[], wanted: number[]) =>
    found.every((value, channel) => Math.abs(value - (wanted[channel] ?? 0)) < 14);
  expect(near(at(10, 10), [0x12, 0x16, 0x1c])).toBe(true);
  // The first bar of the mark.
  expect(near(at(64, 80), [0xff, 0xb8, 0x00])).toBe(true);
  const words = await sharp(card).extract({ left: 60, top: 200, width: 480, height: 370 }).greyscale().stats();
  expect(words.channels[0]?.max).toBeGreaterThan(220);
  const picture = await sharp(card).extract({ left: 600, top: 0, width: 600, height: 630 }).stats();
  expect(picture.entropy).toBeGreaterThan(2);
}
