import type { Page } from '@playwright/test';
import { footer } from '@/content/navigation';
import { getPacks, toPack } from '@/lib/advice/packs';
import { hoursInParts } from '@/lib/advice/hours';
import { listHouseholds, runInWords } from '@/lib/advice/words';
import { pack } from '../support/export';
import { expect, test } from '../support/site-test';

const PARTS = ['How long it runs your house', 'Fits', 'Specifications', 'How ordering works'];

/** The visible order buttons of the product itself, without those of related products. */
const order = (page: Page) =>
  page.locator('main a:not([aria-labelledby="related"] a)', { hasText: 'Order on WhatsApp' }).filter({ visible: true });

test('on a phone name, picture and price stand above the hours and the small pictures, and the order button stays in view', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(pack.path);
  const article = page.getByRole('article').first();
  const pictures = article.locator('picture');
  const price = article.getByText(pack.price, { exact: true }).first();
  for (const part of [page.getByRole('heading', { level: 1 }), price, pictures.first(), order(page)]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  const parts = [price, page.getByRole('region', { name: 'How long it runs your house' }), pictures.nth(1)];
  const [priceTop = NaN, hoursTop = NaN, smallTop = NaN] = (await Promise.all(parts.map((part) => part.boundingBox()))).map(
    (box) => box?.y,
  );
  expect(priceTop).toBeLessThan(hoursTop);
  expect(hoursTop).toBeLessThan(smallTop);
  for (const part of PARTS) {
    await page.getByRole('heading', { name: part, exact: true }).scrollIntoViewIfNeeded();
    await expect(order(page), part).toBeInViewport({ ratio: 1 });
  }
  await expect(article.getByText(pack.description)).toBeVisible();
  // At the end of the page the bar rests above the footer.
  await page.evaluate(() => window.scrollTo({ top: 1_000_000, behavior: 'instant' }));
  expect(await coveredInFooter(page)).toEqual([]);
  await expect(page.getByText(footer.rights)).toBeInViewport({ ratio: 1 });
});

test('without scripts the chosen household shows its hours', { tag: '@desktop' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(pack.path);
  const backupPack = toPack(pack);
  if (!backupPack) throw new Error('The test needs a pack');
  const hours = page.getByRole('region', { name: 'How long it runs your house' });
  for (const load of listHouseholds()) {
    const { run, words } = runInWords(load, backupPack, getPacks());
    const household = hours.getByRole('radio', { name: load.name, exact: true });
    await household.check();
    const shown = run.verdict === 'refused' ? words : hoursInParts(run.hours).figure;
    await expect(hours.getByRole('paragraph').filter({ visible: true })).toContainText(shown);
    await expect(household).toHaveAccessibleDescription(new RegExp(shown.replace(/[().+]/g, '\\$&')));
  }
  await context.close();
});

test('in a low window the order button scrolls with the page', async ({ page, visit }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await visit(pack.path);
  const bar = order(page).last();
  await expect(bar).not.toBeInViewport();
  await bar.scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
});

test(
  'on a wide screen the offer stands beside the pictures, then in a bar at the lower edge',
  { tag: '@desktop' },
  async ({ visit }) => {
    const page = await visit(pack.path);
    await expect(order(page).first()).toBeInViewport({ ratio: 1 });
    const [beside = '', ...below] = PARTS;
    await expect(page.getByRole('heading', { name: beside })).toBeInViewport({ ratio: 1 });
    for (const part of below) {
      await page.getByRole('heading', { name: part, exact: true }).scrollIntoViewIfNeeded();
      await expect(order(page).last(), part).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('article').first().getByText(pack.price, { exact: true }).last(), part).toBeInViewport({
        ratio: 1,
      });
    }
    const foot = page.getByRole('contentinfo');
    await foot.getByText('©').scrollIntoViewIfNeeded();
    const [bar, footBox] = [await order(page).last().boundingBox(), await foot.boundingBox()];
    expect((bar?.y ?? 0) + (bar?.height ?? 0), 'the bar comes to rest above the footer').toBeLessThan(footBox?.y ?? 0);
  },
);

test('the print button prints the page', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit(pack.path);
  await page.evaluate(() => Object.assign(window, { print: () => document.documentElement.setAttribute('data-printed', '') }));
  await page.getByRole('button', { name: 'Print this sheet' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
});

/** The links and lines of the footer whose middle is covered, each with what covers it. */
function coveredInFooter(page: Page): Promise<string[]> {
  return page.locator('footer :is(a, p)').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      if (top < 64 || top + height > innerHeight) return [];
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit && !part.contains(hit) && !hit.contains(part) ? [`${part.textContent} under ${hit.tagName}`] : [];
    }),
  );
}
