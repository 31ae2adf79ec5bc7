import type { Page } from '@playwright/test';
import { cataloguePage } from '@/content/shop/catalogue-page';
import { filterWords } from '@/content/shop/catalogue-words';
import { categories as categoryList } from '@/content/shop/categories';
import { productPage } from '@/content/shop/product-page';
import { products } from '@/content/shop/products';
import { fill } from '@/lib/format/fill';
import { formatLongDate } from '@/lib/format/long-date';
import { countProducts, matchesSelection } from '@/lib/shop/catalogue-filter';
import { pack } from '../support/export';
import { watchShifts } from '../support/page-loads';
import { expect, hold, SCRIPTS, test } from '../support/site-test';

const [SOLAR, ELECTRIC, INVERTERS, BEYOND] = categoryList;
const [UPS, AUTOMOBILE, ACCESSORIES, CUSTOM] = SOLAR.subCategories;

const categories = (page: Page) => page.getByRole('group', { name: 'Product categories' }).getByRole('button');
const subCategories = (page: Page) => page.getByRole('group', { name: 'Sub-categories' }).getByRole('button');
const cards = (page: Page) => page.getByRole('article');
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** The products of a choice; lib/shop tests which they are. */
const chosenProducts = ([category, sub]: [category?: { id: string }, sub?: { id: string }]) =>
  products.filter((one) => matchesSelection(one, { category: category?.id ?? null, subcategory: sub?.id ?? null }));

type Choice = [category?: (typeof categoryList)[number], sub?: (typeof SOLAR.subCategories)[number]];
/** The text of a button is its name, and the number of its products if it has any. */
const texts = (names: readonly string[]) => names.map((name) => new RegExp(`^${name}\\d*$`));

/** Expects these pressed buttons in both rows, the cards that belong to them, and their count in words. */
async function expectChoice(page: Page, [category, sub]: Choice): Promise<void> {
  const second = category && 'subCategories' in category ? [sub?.name ?? filterWords.allOfCategory] : [];
  await expect(page.getByRole('main').getByRole('button', { pressed: true })).toHaveText(
    texts([category?.name ?? filterWords.all, ...second]),
  );
  const shown = chosenProducts([category, sub]);
  await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText(shown.map(({ name }) => name));
  const words = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /product/ });
  await expect(words).toHaveText(countProducts(shown.length, (sub ?? category)?.name));
  await expect(page.getByText(cataloguePage.empty.title)).toBeVisible({ visible: shown.length === 0 });
}

/** What is tapped, one after the other, and what is chosen then. */
const CHOICES: [tapped: string, ...chosen: Choice][] = [
  [SOLAR.name, SOLAR],
  [UPS.name, SOLAR, UPS],
  [AUTOMOBILE.name, SOLAR, AUTOMOBILE],
  [CUSTOM.name, SOLAR, CUSTOM],
  [filterWords.allOfCategory, SOLAR],
  [ACCESSORIES.name, SOLAR, ACCESSORIES],
  // Another category, the same category again, and all products reset the sub-category.
  [ELECTRIC.name, ELECTRIC],
  [SOLAR.name, SOLAR],
  [ACCESSORIES.name, SOLAR, ACCESSORIES],
  [SOLAR.name, SOLAR],
  [INVERTERS.name, INVERTERS],
  [filterWords.all],
  [BEYOND.name, BEYOND],
];

test('shows all products, those of a category or those of a sub-category', { tag: '@browsers' }, async ({ visit }) => {
  const page = await visit('/products');
  await expectChoice(page, []);
  await expect(categories(page)).toHaveText(texts([filterWords.all, ...categoryList.map(({ name }) => name)]));
  await expect(categories(page).locator('[aria-hidden]:not(svg)')).toHaveText([String(products.length)]);
  for (const [tapped, ...chosen] of CHOICES) {
    await button(page, tapped).click();
    await expectChoice(page, chosen);
  }
  await expect(subCategories(page)).toHaveCount(0);
  await expect(page.getByText(cataloguePage.empty.text)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: cataloguePage.empty.quoteButton })).toHaveAttribute(
    'href',
    '/get-quote',
  );
});

test('while the scripts are on their way, an address with a choice shows no other products, and nothing moves then', async ({
  page,
}) => {
  const release = await hold(page, SCRIPTS);
  const shifts = await watchShifts(page);
  await page.goto(`/products?category=${ELECTRIC.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  release();
  await expectChoice(page, [ELECTRIC]);
  expect(await shifts()).toEqual([]);
});

test('scrolls into view what an address chose, and the first card after a choice far down the page', async ({ visit }) => {
  const page = await visit('/products?category=beyond-batteries');
  await expect(button(page, BEYOND.name)).toBeInViewport({ ratio: 1 });
  await button(page, filterWords.all).click();
  await cards(page).last().scrollIntoViewIfNeeded();
  await button(page, SOLAR.name).click();
  await expect(cards(page).first()).toBeInViewport({ ratio: 0.5 });
});

test(
  'one to three columns in even rows; the filter stands left where there is room',
  { tag: '@desktop' },
  async ({ page, visit }) => {
    await visit('/products');
    for (const [width, columns] of [
      [390, 1],
      [768, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await cards(page).evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
      expect(
        tops.filter((top) => top === tops[0]),
        `at ${width} px`,
      ).toHaveLength(columns);
    }
    const [filter, grid] = await Promise.all([categories(page).first(), cards(page).first()].map((part) => part.boundingBox()));
    expect(filter && grid && filter.x + filter.width <= grid.x).toBe(true);
  },
);

test('the address keeps the choice: reload, Back and Forward', { tag: '@browsers' }, async ({ visit }) => {
  await visit('/about');
  const page = await visit('/products');
  await button(page, SOLAR.name).click();
  await button(page, UPS.name).click();
  await expect(page).toHaveURL('/products?category=solar-batteries&sub=ups%26solar-batteries');
  await page.reload();
  await expectChoice(page, [SOLAR, UPS]);
  await page.goBack();
  await expectChoice(page, [SOLAR]);
  await page.goBack();
  await expectChoice(page, []);
  await page.goForward();
  await expectChoice(page, [SOLAR]);
});

test('a choice made twice is one step of the history', async ({ visit }) => {
  const page = await visit('/products');
  const steps = await page.evaluate(() => history.length);
  for (let times = 0; times < 2; times += 1) await button(page, ELECTRIC.name).click();
  await expectChoice(page, [ELECTRIC]);
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
});

test('on a host that adds a slash the choice is the same, and Back returns to it', async ({ page, visit }) => {
  const html = await (await page.request.get('/products')).text();
  await page.route(/\/products\/\?/, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await visit('/products/?category=electric-batteries');
  await expectChoice(page, [ELECTRIC]);
  await button(page, filterWords.all).click();
  await expectChoice(page, []);
  await page.goBack();
  await expectChoice(page, [ELECTRIC]);
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

// A locale with other digits, in a time zone where it may already be the next day.
test.describe('a browser set to ar-EG on the other side of the world', () => {
  test.use({ locale: 'ar-EG', timezoneId: 'Pacific/Kiritimati' });

  test('shows the same prices and days, with no hydration error', async ({ visit }) => {
    const page = await visit(pack.path);
    const priceDate = fill(productPage.priceOf, { date: formatLongDate(pack.priceDate ?? 'missing') });
    await expect(page.getByText(priceDate)).toBeVisible();
    await visit('/products');
    await expect(page.getByText(pack.price, { exact: true }).first()).toBeVisible();
  });
});
