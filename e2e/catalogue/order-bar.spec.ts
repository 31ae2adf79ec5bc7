import type { Page } from '@playwright/test';
import { site } from '@/content/site';
import { expectChatLink } from '../support/chat-link';
import { orderText } from '../support/chat-text';
import { focusStop } from '../support/focus';
import { expect, test } from '../support/site-test';

const NAME = 'Alpha Ampere 24V 100Ah Lithium Battery';
const ADDRESS = '/products/24v-100ah-lithium-battery';

const bar = (page: Page) => page.locator('.product-bar');
const order = (page: Page) => bar(page).getByRole('link', { name: 'Order on WhatsApp' });
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** What lies under or over the middle of each link and button of the footer, as far as it is something else. */
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
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 360, height: 740 },
  ]) {
    test.describe(`of ${viewport.width} by ${viewport.height}`, () => {
      test.use({ viewport });

      const tag = viewport.width === 360 ? [] : '@full';
      test(
        'the first screen has name and price above the small pictures, and the order at the thumb',
        { tag },
        async ({ visit }) => {
          const page = await visit(ADDRESS);
          const article = page.getByRole('article').first();
          const price = article.getByText('PKR 139,000', { exact: true });
          await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
          await expect(price).toBeInViewport({ ratio: 1 });
          await expect(article.getByText('Price on 20 November 2026')).toBeInViewport({ ratio: 1 });
          const pictures = article.getByRole('listitem').filter({ has: page.getByRole('img') });
          await expect(pictures.first()).toBeInViewport({ ratio: 1 });
          const [priceBox, small] = [await price.boundingBox(), await pictures.nth(1).boundingBox()];
          expect((priceBox?.y ?? 0) + (priceBox?.height ?? 0)).toBeLessThan(small?.y ?? 0);
          expect(small?.y).toBeLessThan(viewport.height);
          await expect(order(page)).toBeInViewport({ ratio: 1 });
          await expect(bar(page).getByText('PKR 139,000')).toBeInViewport({ ratio: 1 });
          expect(await bar(page).evaluate((element) => element.getBoundingClientRect().bottom - innerHeight)).toBeCloseTo(0, 0);
          await expectChatLink(order(page), site.whatsApp.productOrders, orderText(NAME));
        },
      );
    });
  }

  test('price and order stay at the lower edge while the product is read', async ({ visit }) => {
    const page = await visit(ADDRESS);
    for (const part of ['What it runs', 'Fits', 'Specifications', 'How ordering works']) {
      await page.getByRole('heading', { name: part, exact: true }).scrollIntoViewIfNeeded();
      await expect(order(page), part).toBeInViewport({ ratio: 1 });
    }
    const before = await page.evaluate(() => window.scrollY);
    const chat = page.context().waitForEvent('page');
    await order(page).tap();
    await (await chat).close();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  for (const width of [390, 320]) {
    const tag = width === 390 ? [] : '@full';
    test(`at ${width} px it covers neither the focus nor the end of the footer`, { tag }, async ({ page, visit }) => {
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
      await scrollTo(page, 1_000_000);
      const [barBox, footerBox] = await Promise.all([bar(page).boundingBox(), page.getByRole('contentinfo').boundingBox()]);
      expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBeLessThanOrEqual(footerBox?.y ?? 0);
      expect(await coveredInFooter(page)).toEqual([]);
      await expect(page.getByRole('contentinfo').getByText('All rights reserved.', { exact: false })).toBeInViewport({
        ratio: 1,
      });
    });
  }

  for (const viewport of [
    { width: 740, height: 360 },
    { width: 320, height: 479 },
  ]) {
    const tag = viewport.height === 360 ? [] : '@full';
    test(
      `in a window of ${viewport.width} by ${viewport.height} it stands still in the page`,
      { tag },
      async ({ page, visit }) => {
        await page.setViewportSize(viewport);
        await visit(ADDRESS);
        await expect(bar(page)).toHaveCSS('position', 'static');
        const placeInPage = () => bar(page).evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
        const before = await placeInPage();
        await expect(order(page)).not.toBeInViewport();
        await scrollTo(page, 700);
        expect(await placeInPage()).toBeCloseTo(before, 0);
        await order(page).scrollIntoViewIfNeeded();
        await expect(order(page)).toBeInViewport({ ratio: 1 });
      },
    );
  }
});

test('on a wide screen there is none: the offer stands beside the page', async ({ visit }) => {
  const page = await visit(ADDRESS);
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('article').first().getByRole('link', { name: 'Order on WhatsApp' })).toBeInViewport({ ratio: 1 });
});
