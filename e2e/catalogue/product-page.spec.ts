import type { Page } from '@playwright/test';
import { focusStop } from '../support/focus';
import { expect, test } from '../support/site-test';

const ADDRESS = '/products/24v-100ah-lithium-battery';
const PARTS = ['What it runs', 'Fits', 'Specifications', 'How ordering works'];

/** Price and order button at the lower edge of a phone. */
const bar = (page: Page) => page.locator('.product-bar');
const orderIn = (page: Page) => bar(page).getByRole('link', { name: 'Order on WhatsApp' });

/** What lies over the middle of each link and line of the footer. */
function coveredInFooter(page: Page): Promise<string[]> {
  return page.locator('footer :is(a, p)').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      if (top < 64 || top + height > innerHeight) return [];
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit && !part.contains(hit) && !hit.contains(part) ? [`${part.textContent} under ${hit.className}`] : [];
    }),
  );
}

test.describe('on a phone', { tag: '@phone' }, () => {
  test('name and price stand above the small pictures, the order at the thumb', async ({ page, visit }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(ADDRESS);
    const article = page.getByRole('article').first();
    const pictures = article.getByRole('listitem').filter({ has: page.getByRole('img') });
    const price = article.getByText('PKR 139,000', { exact: true });
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      price,
      article.getByText('Price on 20 November 2026'),
      pictures.first(),
      orderIn(page),
      bar(page).getByText('PKR 139,000'),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    const [priceBox, small] = [await price.boundingBox(), await pictures.nth(1).boundingBox()];
    expect((priceBox?.y ?? NaN) + (priceBox?.height ?? NaN)).toBeLessThan(small?.y ?? NaN);
    for (const part of PARTS) {
      await page.getByRole('heading', { name: part, exact: true }).scrollIntoViewIfNeeded();
      await expect(orderIn(page), part).toBeInViewport({ ratio: 1 });
    }
  });

  for (const width of [390, 320]) {
    test(`at ${width} px the bar covers neither the focus nor the end of the footer`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 844 });
      await visit(ADDRESS);
      const stops: string[] = [];
      for (const key of ['Tab', 'Shift+Tab']) {
        for (;;) {
          await page.keyboard.press(key);
          const stop = await focusStop(page);
          if (!stop || stops.length > 150) break;
          stops.push(stop.name);
          expect.soft(stop.covered, `${key} to ${stop.name}`).toEqual([]);
          expect.soft(stop.inView, `${key} to ${stop.name}`).toBeGreaterThan(0);
        }
      }
      expect(stops.length).toBeGreaterThan(50);
      expect(stops.length).toBeLessThan(150);
      await page.evaluate(() => window.scrollTo({ top: 1_000_000, behavior: 'instant' }));
      expect(await coveredInFooter(page)).toEqual([]);
      await expect(page.getByText('All rights reserved.')).toBeInViewport({ ratio: 1 });
    });
  }

  test('in a low window the bar stands still in the page', async ({ page, visit }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await visit(ADDRESS);
    await expect(bar(page)).toHaveCSS('position', 'static');
    await expect(orderIn(page)).not.toBeInViewport();
    await orderIn(page).scrollIntoViewIfNeeded();
    await expect(orderIn(page)).toBeInViewport({ ratio: 1 });
  });
});

test('on a wide screen the offer stays in view beside the page, and goes with it', async ({ visit }) => {
  const page = await visit('/products/12v-100ah-lithium-battery');
  await expect(bar(page)).toBeHidden();
  const article = page.getByRole('article').first();
  const order = article.getByRole('link', { name: 'Order on WhatsApp' });
  for (const part of PARTS) {
    await article.getByRole('heading', { name: part, exact: true }).scrollIntoViewIfNeeded();
    await expect(order, part).toBeInViewport({ ratio: 1 });
    await expect(article.getByText('PKR 78,000', { exact: true }), part).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(order).not.toBeInViewport();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test(`the button that prints ${javaScriptEnabled ? 'prints the page' : 'is not there'}`, async ({ page, visit }) => {
      const print = page.getByRole('button', { name: 'Print this sheet' });
      if (!javaScriptEnabled) {
        await page.goto(ADDRESS);
        return expect(print).toBeHidden();
      }
      await visit(ADDRESS);
      await page.evaluate(() =>
        Object.assign(window, { print: () => document.documentElement.setAttribute('data-printed', '') }),
      );
      await print.click();
      await expect(page.locator('html[data-printed]')).toBeAttached();
    });
  });
}
