import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { metaOf, pathOf, readExported, readSource } from '../support/crawl';
import { allRoutes } from '../support/routes';

const MOST_BYTES = 300_000;

test.each(allRoutes)('%s shares a picture that chats take', async (route) => {
  const { page } = readSource(route);
  const address = metaOf(page, 'og:image') ?? '';
  expect(pathOf(address)).toMatch(/^\/share\/[a-z0-9-]+\.jpg$/);
  expect(metaOf(page, 'twitter:image')).toBe(address);
  expect(metaOf(page, 'og:image:alt')).toMatch(/\w/);

  const body = readExported(pathOf(address));
  expect(body.length).toBeLessThan(MOST_BYTES);
  expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect([metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')]).toEqual(['1200', '630']);
  await expectDrawn(body);
});

test('no two of them are alike', () => {
  const pictures = allRoutes.map((route) =>
    readExported(pathOf(metaOf(readSource(route).page, 'og:image') ?? '')).toString('base64'),
  );
  expect(new Set(pictures).size).toBe(allRoutes.length);
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
