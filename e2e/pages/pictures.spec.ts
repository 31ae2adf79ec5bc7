import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { products } from '@/content/shop/products';
import { firstProduct } from '../support/export';
import { scrollThrough } from '../support/page-loads';
import { cardOf, expect, hold, test, untilHydrated } from '../support/site-test';

// A sharp screen, and the full browser, because the headless shell fetches lazy pictures from further away.
test.use({
  deviceScaleFactor: 3,
  launchOptions: async ({ launchOptions }, provide) => provide({ ...launchOptions, executablePath: process.env.CHROMIUM_PATH }),
});

const PICTURES = '**/pictures/**';
const alt = firstProduct.images[0]?.alt ?? 'missing';
const FIRST_VIEW_BYTES = 60_000;
const CARD_BYTES = 20_000;
const PAPER = 'f6f4ee';

/** The pictures that a page has loaded so far. */
const loadedPictures = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files.filter(({ name }) => name.includes('/pictures/')).map(({ name, encodedBodySize: bytes }) => ({ name, bytes }));
  });

test(`home's first view loads at most ${FIRST_VIEW_BYTES / 1000} kB, and only pictures near the screen`, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const pictures = await loadedPictures(page);
  // Lazy pictures that the browser loads before they are in view count, too.
  expect(pictures.filter(({ name }) => /\/hero-.*\.avif$/.test(name))).toHaveLength(1);
  const weight = pictures.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(weight, JSON.stringify(pictures)).toBeLessThanOrEqual(FIRST_VIEW_BYTES);
  await scrollThrough(page);
  expect((await loadedPictures(page)).length).toBeGreaterThan(pictures.length);
});

test(`every picture of a catalogue card has at most ${CARD_BYTES / 1000} kB`, async ({ page, visit }) => {
  await visit('/products');
  for (const { name } of products) await cardOf(page, name).scrollIntoViewIfNeeded();
  for (const { name, images } of products) {
    const next = cardOf(page, name).getByRole('button', { name: 'Next picture' });
    for (let turn = 1; turn < images.length; turn += 1) await next.click();
  }
  // Products may share a picture.
  const all = new Set(products.flatMap(({ images }) => images.map(({ src }) => src))).size;
  await expect.poll(async () => (await loadedPictures(page)).length).toBeGreaterThanOrEqual(all);
  expect((await loadedPictures(page)).filter(({ name, bytes }) => bytes > CARD_BYTES || !name.endsWith('.avif'))).toEqual([]);
});

/** Waits for the words that the style sheet draws over a failed picture: on the image itself, and on its frame if scripts marked that. */
const untilNamed = (image: Locator, words: unknown[]) =>
  expect
    .poll(() =>
      image.evaluate((element) =>
        [element, element.parentElement].map(
          (one) => one && (/^"(.*?)"/.exec(getComputedStyle(one, '::after').content)?.[1] ?? null),
        ),
      ),
    )
    .toEqual(words);

/** Expects plain paper in the corner where Chromium draws its broken-image icon, and dark words in the middle. */
async function expectTidy(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  // A dialog that is still fading in has neither colour yet.
  const shot = sharp(await picture.screenshot({ animations: 'disabled', scale: 'css' })).removeAlpha();
  const { width = 0, height = 0 } = await shot.metadata();
  const corner = await shot.clone().extract({ left: 8, top: 8, width: 24, height: 24 }).raw().toBuffer();
  expect(new Set(corner.toString('hex').match(/.{6}/g))).toEqual(new Set([PAPER]));
  const [left, top] = [Math.round(width * 0.3), Math.round(height * 0.35)];
  const middle = { left, top, width: Math.round(width * 0.4), height: Math.round(height * 0.35) };
  expect(Math.min(...(await shot.clone().extract(middle).greyscale().raw().toBuffer()))).toBeLessThan(130);
}

test('a lost picture shows its name and no broken-image icon until it comes after all', async ({ page, visit, complaints }) => {
  await page.route(PICTURES, (route) => route.abort());
  // Scripts run only after the pictures have failed, so that none can hear of it.
  const release = await hold(page);
  await page.goto('/products', { waitUntil: 'commit' });
  const card = cardOf(page, firstProduct.name);
  const image = card.getByRole('img').first();
  await untilNamed(image, [alt, null]);
  await expectTidy(card.locator('picture').first());
  release();
  await untilNamed(image, [alt, alt]);

  await untilHydrated(page);
  await card.getByRole('link', { name: firstProduct.name }).click();
  const picture = page.getByRole('dialog').locator('picture').first();
  await untilNamed(picture.locator('img'), [alt, alt]);
  await expectTidy(picture);
  await page.unroute(PICTURES);
  await picture
    .locator('source')
    .first()
    .evaluate((source) => source.setAttribute('sizes', '1px'));
  await untilNamed(picture.locator('img'), [alt, null]);

  await page.route(PICTURES, (route) => route.abort());
  await visit('/about');
  for (const other of await page.locator('img:visible').all()) {
    await other.scrollIntoViewIfNeeded();
    const words = await other.getAttribute('alt');
    await untilNamed(other, [words, words]);
  }
  complaints.length = 0;
});
