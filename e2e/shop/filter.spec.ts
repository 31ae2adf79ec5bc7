import type { Page } from '@playwright/test';
import { cataloguePage } from '@/content/shop/catalogue-page';
import { filterWords } from '@/content/shop/catalogue-words';
import { categories } from '@/content/shop/categories';
import { products } from '@/content/shop/products';
import { questionChatUrl, orderMessage } from '@/lib/enquiry/whatsapp';
import { countProducts, matchesSelection } from '@/lib/shop/catalogue-filter';
import { expectNoAxeFindings } from '../support/axe';
import { watchShifts } from '../support/page-loads';
import { boxOf, categoryButton, expect, hold, statusOf, test } from '../support/site-test';

// A locale with other digits: the page's digits stay as they are, or it fails with a hydration error.
test.use({ locale: 'ar-EG' });

const [SOLAR, ELECTRIC, , BEYOND] = categories;
const [UPS, , ACCESSORIES] = SOLAR.subCategories;

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => page.getByRole('article');
/** The text of a button is its name, and that its products are on request if it has none. */
const named = (name: string) => new RegExp(`^${name}(?: ?${filterWords.onRequest})?$`);
const button = (page: Page, name: string) => main(page).getByRole('button', { name: named(name) });

type Choice = [category?: (typeof categories)[number], sub?: (typeof SOLAR.subCategories)[number]];

/** Expects the pressed buttons of both rows, the choice's cards, and their count in words. Which they are is tested in lib/shop. */
async function expectChoice(page: Page, [category, sub]: Choice): Promise<void> {
  const second = category && 'subCategories' in category ? [sub?.name ?? filterWords.allOfCategory] : [];
  const pressed = [category?.name ?? filterWords.all, ...second].map(named);
  await expect(main(page).getByRole('button', { pressed: true })).toHaveText(pressed);
  const selection = { category: category?.id, subcategory: sub?.id };
  const shown = products.filter((product) => matchesSelection(product, selection));
  await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText(shown.map(({ name }) => name));
  await expect(statusOf(main(page), /product/)).toHaveText(countProducts(shown.length, (sub ?? category)?.name));
  await expect(page.getByText(cataloguePage.empty.title)).toBeVisible({ visible: shown.length === 0 });
  await expect(page.getByText(cataloguePage.onRequest.text)).toBeVisible({ visible: !category });
}

test('shows all products or those of a category; reload, Back and Forward keep the choice @browsers', async ({ visit }) => {
  const page = await visit('/products');
  await expectChoice(page, []);
  await expect(categoryButton(page)).toHaveText([filterWords.all, ...categories.map(({ name }) => name)].map(named));
  for (const [tapped, ...chosen] of [
    [SOLAR.name, SOLAR],
    [UPS.name, SOLAR, UPS],
    [ACCESSORIES.name, SOLAR, ACCESSORIES],
    // All kinds, its own category, another one and all products reset the sub-category.
    [filterWords.allOfCategory, SOLAR],
    [UPS.name, SOLAR, UPS],
    [SOLAR.name, SOLAR],
    [UPS.name, SOLAR, UPS],
    [ELECTRIC.name, ELECTRIC],
    [SOLAR.name, SOLAR],
    [filterWords.all],
    [BEYOND.name, BEYOND],
  ] as [string, ...Choice][]) {
    await button(page, tapped).click();
    await expectChoice(page, chosen);
  }
  const chat = main(page).getByRole('link', { name: cataloguePage.empty.chatButton });
  await expect(chat).toHaveAttribute('href', questionChatUrl(orderMessage(BEYOND.name)));
  await expect(main(page).getByRole('link', { name: cataloguePage.empty.quoteButton })).toHaveAttribute('href', '/get-quote');

  // The address keeps the choice.
  await button(page, SOLAR.name).click();
  await button(page, UPS.name).click();
  // A choice made twice is one step of the history.
  await button(page, UPS.name).click();
  await expect(page).toHaveURL('/products?category=solar-batteries&sub=ups%26solar-batteries');
  await page.reload();
  await expectChoice(page, [SOLAR, UPS]);
  await page.goBack();
  await expectChoice(page, [SOLAR]);
  await page.goBack();
  await expectChoice(page, [BEYOND]);
  await page.goForward();
  await expectChoice(page, [SOLAR]);
});

test('an address shows what it chose, before hydration nothing; later choices are in view, too', async ({ page }) => {
  // The page comes from a host that adds a slash.
  const html = await (await page.request.get('/products')).text();
  await page.route(/\/products\/\?/, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  const release = await hold(page);
  const shifts = await watchShifts(page);
  await page.goto(`/products/?category=${BEYOND.id}`);
  await expect(page.locator('h1')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  release();
  await expectChoice(page, [BEYOND]);
  await expect(button(page, BEYOND.name)).toBeInViewport({ ratio: 1 });
  expect(await shifts()).toEqual([]);
  // The row cuts a button off, whose words axe can't judge.
  await expectNoAxeFindings(page, ['[role="group"]']);
  await button(page, filterWords.all).click();
  await expectChoice(page, []);
  await page.goBack();
  await expectChoice(page, [BEYOND]);
  await page.goForward();
  await cards(page).last().scrollIntoViewIfNeeded();
  await button(page, SOLAR.name).click();
  await expect(cards(page).first()).toBeInViewport({ ratio: 0.5 });
});

test('one to three columns; the filter stands left where there is room @desktop', async ({ page, visit }) => {
  await visit('/products');
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cards(page).evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect([width, tops.filter((top) => top === tops[0]).length]).toEqual([width, columns]);
  }
  expect((await boxOf(categoryButton(page).first())).right).toBeLessThanOrEqual((await boxOf(cards(page).first())).left);
});

test('a page that only a larger catalogue had leads to its category', async ({ page, complaints }) => {
  for (const [gone, ...chosen] of [
    ['/products/category/solar-batteries/ups-solar-batteries/page/2', SOLAR, UPS],
    ['/products/category/electric-batteries', ELECTRIC],
    ['/products/page/3'],
  ] as [string, ...Choice][]) {
    await page.goto(gone);
    await page.waitForURL(/\/products(?:\?|$)/);
    await expectChoice(page, chosen);
  }
  expect(complaints.splice(0).every((complaint) => complaint.includes('404'))).toBe(true);
});
