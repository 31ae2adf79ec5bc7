import type { Page } from '@playwright/test';
import { expect, test } from '../support/site-test';

const CATEGORIES = ['LiFePO4 Solar Batteries', 'Electric Vehicles', 'Solar Inverters & Solutions', 'Beyond Batteries'];
const SUB_CATEGORIES: Record<string, string[]> = {
  'LiFePO4 Solar Batteries': ['UPS & Solar Batteries', 'Automobile Batteries', 'Battery Accessories', 'Customized Battery Pack'],
  'Electric Vehicles': ['EV Batteries', 'Custom EV Solution', 'EV Miscellaneous'],
};
const EMPTY = 'No products found in this category yet.';

const categories = (page: Page) => page.getByRole('group', { name: 'Product categories' }).getByRole('button');
const subCategories = (page: Page) => page.getByRole('group', { name: 'Sub-categories' }).getByRole('button');
const cards = (page: Page) => page.getByRole('article');
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** The text of a button is its name, and the number of its products if it has any. */
const texts = (names: readonly string[]) => names.map((name) => new RegExp(`^${name}\\d*$`));

/** Expects these pressed buttons in both rows, so many cards, and their count in words. */
async function expectChoice(page: Page, pressed: string[], count: number): Promise<void> {
  await expect(page.getByRole('main').getByRole('button', { pressed: true })).toHaveText(texts(pressed));
  await expect(cards(page)).toHaveCount(count);
  const chosen = pressed.findLast((name) => !name.startsWith('All'));
  const words = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /product/ });
  await expect(words).toHaveText(`${count} products${chosen ? ` in ${chosen}` : ''}`);
  await expect(page.getByText(EMPTY)).toBeVisible({ visible: count === 0 });
}

/** What is tapped, one after the other; which buttons are pressed then; how many cards there are. */
const CHOICES: [tapped: string, pressed: string[], count: number][] = [
  ['LiFePO4 Solar Batteries', ['LiFePO4 Solar Batteries', 'All kinds'], 8],
  ['UPS & Solar Batteries', ['LiFePO4 Solar Batteries', 'UPS & Solar Batteries'], 3],
  ['Automobile Batteries', ['LiFePO4 Solar Batteries', 'Automobile Batteries'], 2],
  ['Customized Battery Pack', ['LiFePO4 Solar Batteries', 'Customized Battery Pack'], 0],
  ['All kinds', ['LiFePO4 Solar Batteries', 'All kinds'], 8],
  ['Battery Accessories', ['LiFePO4 Solar Batteries', 'Battery Accessories'], 3],
  // Another category, the same category again, and all products reset the sub-category.
  ['Electric Vehicles', ['Electric Vehicles', 'All kinds'], 0],
  ['LiFePO4 Solar Batteries', ['LiFePO4 Solar Batteries', 'All kinds'], 8],
  ['Battery Accessories', ['LiFePO4 Solar Batteries', 'Battery Accessories'], 3],
  ['LiFePO4 Solar Batteries', ['LiFePO4 Solar Batteries', 'All kinds'], 8],
  ['Solar Inverters & Solutions', ['Solar Inverters & Solutions'], 0],
  ['All Products', ['All Products'], 8],
  ['Beyond Batteries', ['Beyond Batteries'], 0],
];

test('shows all products, those of a category or those of a sub-category', { tag: '@browsers' }, async ({ visit }) => {
  const page = await visit('/products');
  await expectChoice(page, ['All Products'], 8);
  await expect(categories(page)).toHaveText(texts(['All Products', ...CATEGORIES]));
  await expect(categories(page).locator('[aria-hidden]:not(svg)')).toHaveText(['8']);
  for (const [tapped, pressed, count] of CHOICES) {
    await button(page, tapped).click();
    await expectChoice(page, pressed, count);
    const subs = SUB_CATEGORIES[pressed[0] ?? ''] ?? [];
    await expect(subCategories(page)).toHaveText(texts(subs.length > 0 ? ['All kinds', ...subs] : []));
    const counts = pressed[0] === 'LiFePO4 Solar Batteries' ? ['3', '2', '3'] : [];
    await expect(subCategories(page).locator('[aria-hidden]:not(svg)')).toHaveText(counts);
    const heights = await subCategories(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.filter((height) => height < 44)).toEqual([]);
  }
  await expect(page.getByText('Check back soon for new additions or contact us for custom solutions!')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Request a quote' })).toHaveAttribute('href', '/get-quote');
});

test('scrolls into view what an address chose, and the first card after a choice far down the page', async ({ visit }) => {
  const page = await visit('/products?category=beyond-batteries');
  await expect(button(page, 'Beyond Batteries')).toBeInViewport({ ratio: 1 });
  await button(page, 'All Products').click();
  await cards(page).last().scrollIntoViewIfNeeded();
  await button(page, 'LiFePO4 Solar Batteries').click();
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
      [1920, 3],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await cards(page).evaluateAll((all) => {
        const found = new Map<number, number[]>();
        for (const card of all) {
          const { top, bottom } = card.getBoundingClientRect();
          found.set(Math.round(top), [...(found.get(Math.round(top)) ?? []), Math.round(bottom)]);
        }
        return [...found.values()];
      });
      expect(Math.max(...rows.map((row) => row.length)), `at ${width} px`).toBe(columns);
      expect(
        rows.map((row) => new Set(row).size),
        `at ${width} px`,
      ).toEqual(rows.map(() => 1));
    }
    const [filter, grid] = await Promise.all([categories(page).first(), cards(page).first()].map((part) => part.boundingBox()));
    expect(filter && grid && filter.x + filter.width <= grid.x).toBe(true);
  },
);

test('the address keeps the choice: reload, Back and Forward', { tag: '@browsers' }, async ({ visit }) => {
  await visit('/about');
  const page = await visit('/products');
  await button(page, 'LiFePO4 Solar Batteries').click();
  await button(page, 'UPS & Solar Batteries').click();
  await expect(page).toHaveURL('/products?category=solar-batteries&sub=ups%26solar-batteries');
  await page.reload();
  await expectChoice(page, ['LiFePO4 Solar Batteries', 'UPS & Solar Batteries'], 3);
  await page.goBack();
  await expectChoice(page, ['LiFePO4 Solar Batteries', 'All kinds'], 8);
  await page.goBack();
  await expectChoice(page, ['All Products'], 8);
  await page.goForward();
  await expectChoice(page, ['LiFePO4 Solar Batteries', 'All kinds'], 8);
});

test('a link to the catalogue shows all of it again', { tag: '@desktop' }, async ({ visit }) => {
  const page = await visit('/products?category=solar-batteries&sub=automobile-batteries');
  await expectChoice(page, ['LiFePO4 Solar Batteries', 'Automobile Batteries'], 2);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL('/products');
  await expectChoice(page, ['All Products'], 8);
  await page.goBack();
  await expectChoice(page, ['LiFePO4 Solar Batteries', 'Automobile Batteries'], 2);
});

test('on a host that adds a slash the choice is the same, and Back returns to it', async ({ page, visit }) => {
  const html = await (await page.request.get('/products')).text();
  await page.route(/\/products\/\?/, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await visit('/products/?category=electric-batteries');
  await expectChoice(page, ['Electric Vehicles', 'All kinds'], 0);
  await button(page, 'All Products').click();
  await expectChoice(page, ['All Products'], 8);
  await page.goBack();
  await expectChoice(page, ['Electric Vehicles', 'All kinds'], 0);
});

test('very fast choices are steps of the history, too', { tag: '@full' }, async ({ visit }) => {
  const page = await visit('/products');
  await categories(page).evaluateAll((all) => all.forEach((one, at) => at < 3 && (one as HTMLElement).click()));
  await expectChoice(page, ['Electric Vehicles', 'All kinds'], 0);
  await page.goBack();
  await expectChoice(page, ['LiFePO4 Solar Batteries', 'All kinds'], 8);
  await button(page, 'Beyond Batteries').evaluate((element: HTMLElement) => {
    element.click();
    window.history.back();
  });
  await page.waitForTimeout(300);
  await expectChoice(page, ['LiFePO4 Solar Batteries', 'All kinds'], 8);
});

// A locale with other digits, in a time zone where it may already be the next day.
test.describe('a browser set to ar-EG on the other side of the world', () => {
  test.use({ locale: 'ar-EG', timezoneId: 'Pacific/Kiritimati' });

  test('shows the same prices and days, with no hydration error', async ({ visit }) => {
    const page = await visit('/products/24v-100ah-lithium-battery');
    await expect(page.getByText('Price on 20 November 2026')).toBeVisible();
    await visit('/products');
    for (const price of ['PKR 229,000', 'PKR 13,500']) await expect(page.getByText(price, { exact: true }).first()).toBeVisible();
  });
});
