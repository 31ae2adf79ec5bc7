import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { products } from '@/content/products';
import { site } from '@/content/site';
import { expectChatLink } from '../support/chat-link';
import { orderText } from '../support/chat-text';
import { scrollThrough } from '../support/picture-loads';
import { expect, test, untilDialogWhole, untilHydrated } from '../support/site-test';

const [first] = products;
const alt = first?.images[0]?.alt;
if (!first || !alt) throw new Error('There is no product to test with');
const PAPER = '#f6f4ee';

test.beforeEach(async ({ context }) => {
  await context.route('**/pictures/**', (route) => route.abort());
});

/** What the style sheet draws over a picture that failed. */
const nameOver = (image: Locator) =>
  image.evaluate((element) => {
    const own = getComputedStyle(element, '::after').content;
    const marked = getComputedStyle(element.parentElement ?? element, '::after').content;
    return [own, marked].map((content) => /^"(.*?)"/.exec(content)?.[1] ?? null);
  });

/**
 * Expects the fallback to be what is seen: plain paper in the corner where Chromium draws its broken mark, and dark words
 * in the middle.
 */
async function expectTidy(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  // A dialog that is still fading in has neither colour yet.
  const shot = sharp(await picture.screenshot({ animations: 'disabled' }));
  const { width, height } = await shot.metadata();
  const corner = await shot.clone().extract({ left: 12, top: 12, width: 32, height: 32 }).removeAlpha().raw().toBuffer();
  const colours = new Set(
    Array.from({ length: corner.length / 3 }, (_, at) => `#${corner.subarray(3 * at, 3 * at + 3).toString('hex')}`),
  );
  expect([...colours]).toEqual([PAPER]);
  const words = await shot
    .clone()
    .extract({
      left: Math.round(width * 0.3),
      top: Math.round(height * 0.35),
      width: Math.round(width * 0.4),
      height: Math.round(height * 0.35),
    })
    .greyscale()
    .stats();
  expect(words.channels[0]?.min).toBeLessThan(110);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a card whose picture fails shows its name and takes orders', async ({ page, complaints }) => {
      // The pictures have failed before any script runs: none could hear of it.
      let release = () => {};
      const failed = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/_next/static/**/*.js', async (route) => {
        await failed;
        await route.continue();
      });
      await page.goto('/products', { waitUntil: 'commit' });
      const card = page.getByRole('article', { name: first.name, exact: true });
      const image = card.getByRole('img').first();
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate(({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0))
        .toBe(true);
      release();
      if (javaScriptEnabled) await untilHydrated(page);
      await expect(image).toHaveAccessibleName(alt);
      await expect.poll(() => nameOver(image)).toEqual([alt, javaScriptEnabled ? alt : null]);
      await expectTidy(card.locator('picture').first());

      const order = card.getByRole('link', { name: 'Order on WhatsApp' });
      await expectChatLink(order, site.whatsApp.productOrders, orderText(first.name));
      await order.click({ trial: true });
      complaints.splice(0);
    });

    for (const route of ['/about', '/', '/contact', `/products/${first.id}`]) {
      test(
        `nor does any picture of ${route} leave a broken mark`,
        { tag: route === '/about' ? [] : '@full' },
        async ({ page, complaints }) => {
          await page.goto(route);
          if (javaScriptEnabled) {
            await untilHydrated(page);
            await scrollThrough(page);
          }
          const images = page.locator('img:visible');
          const names = await images.evaluateAll((all: HTMLImageElement[]) => all.map(({ alt }) => alt));
          expect(names.length, route).toBeGreaterThan(0);
          for (const [index, name] of names.entries()) {
            await expect
              .poll(() => nameOver(images.nth(index)), { message: `${route}: ${name}` })
              .toEqual([name, javaScriptEnabled ? name : null]);
          }
          complaints.splice(0);
        },
      );
    }
  });
}

test('the dialog, too, names what failed and takes orders', async ({ visit, complaints }) => {
  const page = await visit('/products');
  await page.getByRole('link', { name: first.name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: first.name });
  // Its skeleton has a picture, too, which goes.
  await untilDialogWhole(page);
  const image = dialog.getByRole('img').first();
  await expect.poll(() => nameOver(image)).toEqual([alt, alt]);
  await expectTidy(dialog.locator('picture').first());
  const order = dialog.getByRole('link', { name: 'Order on WhatsApp' });
  await expectChatLink(order, site.whatsApp.productOrders, orderText(first.name));
  await order.click({ trial: true });
  complaints.splice(0);
});

test('a picture that comes after all is shown', { tag: '@full' }, async ({ visit, context, complaints }) => {
  const page = await visit('/about');
  const picture = page.locator('main picture').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('data-failed', /\w/);
  await context.unroute('**/pictures/**');
  await picture.locator('img').evaluate((image: HTMLImageElement) => {
    image.loading = 'eager';
    image.sizes = '1px';
    image.parentElement?.querySelectorAll('source').forEach((source) => source.setAttribute('sizes', '1px'));
  });
  await expect(picture).not.toHaveAttribute('data-failed');
  complaints.splice(0);
});
