import type { Page } from '@playwright/test';
import { expect, test } from '../support/site-test';

const CATEGORIES = ['LiFePO4 Solar Batteries', 'Electric Vehicles', 'Solar Inverters & Solutions', 'Beyond Batteries'];
const SUB_CATEGORIES: Record<string, string[]> = {
  'LiFePO4 Solar Batteries': ['UPS & Solar Batteries', 'Automobile Batteries', 'Battery Accessories', 'Customized Battery Pack'],
  'Electric Vehicles': ['EV Batteries', 'Custom EV Solution', 'EV Miscellaneous'],
};
const EMPTY_TITLE = 'No products found in this category yet.';
const EMPTY_TEXT = 'Check back soon for new additions or contact us for custom solutions!';

const categories = (page: Page) => page.getByRole('group', { name: 'Product categories' });
const subCategories = (page: Page) => page.getByRole('group', { name: 'Sub-categories' });
const cards = (page: Page) => page.getByRole('article');
/** As they are shown: behind most of them stands how many products they have. */
const choices = (names: string[]) => names.map((name) => new RegExp(`^${name}\\d*$`));
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** The pressed buttons of both rows, the cards, and the count in words. */
async function expectChoice(page: Page, pressed: string[], count: number): Promise<void> {
  await expect(page.getByRole('main').getByRole('button', { pressed: true })).toHaveText(choices(pressed));
  await expect(cards(page)).toHaveCount(count);
  const chosen = pressed.findLast((name) => !name.startsWith('All'));
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /product/ }),
  ).toHaveText(`${count} products${chosen ? ` in ${chosen}` : ''}`);
  await expect(page.getByText(EMPTY_TITLE)).toBeVisible({ visible: count === 0 });
}

/** What is tapped one after the other, what is pressed then, and how many cards there are. */
const CHOICES: [tapped: string, pressed: string[], count: number][] = [
  ['LiFePO4 Solar Batteries', ['LiFePO4 Solar Batteries', 'All'], 8],
  ['UPS & Solar Batteries', ['LiFePO4 Solar Batteries', 'UPS & Solar Batteries'], 3],
  ['Automobile Batteries', ['LiFePO4 Solar Batteries', 'Automobile Batteries'], 2],
  ['Customized Battery Pack', ['LiFePO4 Solar Batteries', 'Customized Battery Pack'], 0],
  ['All', ['LiFePO4 Solar Batteries', 'All'], 8],
  ['Battery Accessories', ['LiFePO4 Solar Batteries', 'Battery Accessories'], 3],
  // Another category, the same once more, and all products reset the sub-category.
  ['Electric Vehicles', ['Electric Vehicles', 'All'], 0],
  ['LiFePO4 Solar Batteries', ['LiFePO4 Solar Batteries', 'All'], 8],
  ['Battery Accessories', ['LiFePO4 Solar Batteries', 'Battery Accessories'], 3],
  ['LiFePO4 Solar Batteries', ['LiFePO4 Solar Batteries', 'All'], 8],
  ['Solar Inverters & Solutions', ['Solar Inverters & Solutions'], 0],
  ['Beyond Batteries', ['Beyond Batteries'], 0],
  ['All Products', ['All Products'], 8],
];

test('the filter shows all products, those of a category or of a sub-category', { tag: '@phone' }, async ({ visit }) => {
  const page = await visit('/products');
  await expectChoice(page, ['All Products'], 8);
  await expect(categories(page).getByRole('button')).toHaveText(choices(['All Products', ...CATEGORIES]));
  for (const [tapped, pressed, count] of CHOICES) {
    await button(page, tapped).click();
    await expectChoice(page, pressed, count);
    const subs = SUB_CATEGORIES[pressed[0] ?? ''] ?? [];
    await expect(subCategories(page).getByRole('button')).toHaveText(choices(subs.length > 0 ? ['All', ...subs] : []));
    const filter = await page.locator('.filter-row button').evaluateAll((buttons) =>
      buttons.map((one) => ({
        height: one.getBoundingClientRect().height,
        icon: one.querySelector('svg[aria-hidden="true"]')?.innerHTML ?? one.textContent,
        count: one.querySelector('span[aria-hidden="true"]')?.textContent,
      })),
    );
    expect(filter.filter(({ height }) => height < 44)).toEqual([]);
    expect(new Set(filter.map(({ icon }) => icon)).size, 'an icon of its own').toBe(filter.length);
    expect(filter.slice(0, 5).map((one) => one.count)).toEqual([undefined, '8', '0', '0', '0']);
  }
  await button(page, 'Beyond Batteries').click();
  await expect(page.getByText(EMPTY_TEXT)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Request a quote' })).toHaveAttribute('href', '/get-quote');
});

test(
  'what an address chose, and the first card of a choice far down the page, are in view',
  { tag: '@phone' },
  async ({ visit }) => {
    const page = await visit('/products?category=beyond-batteries');
    await expect(button(page, 'Beyond Batteries')).toBeInViewport({ ratio: 1 });
    await button(page, 'All Products').click();
    await cards(page).last().scrollIntoViewIfNeeded();
    await button(page, 'LiFePO4 Solar Batteries').click();
    await expect(cards(page).first()).toBeInViewport({ ratio: 0.5 });
  },
);

test('the grid has one to three columns, and the filter stands left of it where there is room', async ({ page, visit }) => {
  await visit('/products');
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1920, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await cards(page).evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(new Set(lefts).size, `at ${width} px`).toBe(columns);
  }
  const [filter, grid] = await Promise.all([categories(page), cards(page).first()].map((part) => part.boundingBox()));
  expect(filter && grid && filter.x + filter.width <= grid.x).toBe(true);
});

test('the address keeps the choice: reload, Back and Forward', async ({ visit }) => {
  await visit('/about');
  const page = await visit('/products');
  await button(page, 'LiFePO4 Solar Batteries').click();
  await button(page, 'UPS & Solar Batteries').click();
  await expect(page).toHaveURL('/products?category=solar-batteries&sub=ups%26solar-batteries');
  await page.reload();
  await expectChoice(page, ['LiFePO4 Solar Batteries', 'UPS & Solar Batteries'], 3);
  await page.goBack();
  await expectChoice(page, ['LiFePO4 Solar Batteries', 'All'], 8);
  await page.goBack();
  await expectChoice(page, ['All Products'], 8);
  await page.goForward();
  await expectChoice(page, ['LiFePO4 Solar Batteries', 'All'], 8);
});

// WebKit has none.
for (const navigationApi of [true, false]) {
  test(`a link to the catalogue shows all of it again, ${navigationApi ? 'with' : 'without'} the Navigation API`, async ({
    page,
    visit,
  }) => {
    if (!navigationApi) await page.addInitScript(() => void Reflect.deleteProperty(window, 'navigation'));
    await visit('/products?category=solar-batteries&sub=automobile-batteries');
    expect(await page.evaluate(() => 'navigation' in window)).toBe(navigationApi);
    for (const way of ['the address', 'the filter']) {
      if (way === 'the filter') await button(page, 'LiFePO4 Solar Batteries').click();
      if (way === 'the filter') await button(page, 'Automobile Batteries').click();
      await expectChoice(page, ['LiFePO4 Solar Batteries', 'Automobile Batteries'], 2);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
      await expect(page).toHaveURL('/products');
      await expectChoice(page, ['All Products'], 8);
    }
    await page.goBack();
    await expectChoice(page, ['LiFePO4 Solar Batteries', 'Automobile Batteries'], 2);
  });
}

test('a host that adds a slash: the same choice, and Back leads to it', async ({ page, visit }) => {
  const html = await (await page.request.get('/products')).text();
  await page.route(/\/products\/\?/, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await visit('/products/?category=electric-batteries');
  await expectChoice(page, ['Electric Vehicles', 'All'], 0);
  await button(page, 'All Products').click();
  await expectChoice(page, ['All Products'], 8);
  await page.goBack();
  await expect(page).toHaveURL('/products/?category=electric-batteries');
  await expectChoice(page, ['Electric Vehicles', 'All'], 0);
});

test.describe('faster than Next takes note of', { tag: '@full' }, () => {
  test('two choices are two steps back', async ({ visit }) => {
    const page = await visit('/products');
    await categories(page).evaluate((row) => row.querySelectorAll('button').forEach((one, at) => at < 3 && one.click()));
    await expectChoice(page, ['Electric Vehicles', 'All'], 0);
    await page.goBack();
    await expectChoice(page, ['LiFePO4 Solar Batteries', 'All'], 8);
  });

  test('a choice and Back lead to where the visitor was', async ({ visit }) => {
    const page = await visit('/products?category=solar-batteries&sub=automobile-batteries');
    await button(page, 'Beyond Batteries').evaluate((element: HTMLElement) => {
      element.click();
      window.history.back();
    });
    await page.waitForTimeout(300);
    await expect(page).toHaveURL('/products?category=solar-batteries&sub=automobile-batteries');
    await expectChoice(page, ['LiFePO4 Solar Batteries', 'Automobile Batteries'], 2);
  });

  test('a choice stays when Next fetches the page anew', async ({ visit }) => {
    const page = await visit('/products');
    await button(page, 'Electric Vehicles').click();
    await expect(page).toHaveURL('/products?category=electric-batteries');
    const payload = page.waitForResponse((response) => new URL(response.url()).pathname === '/products.txt');
    await page.evaluate(() => (window as unknown as { next: { router: { refresh: () => void } } }).next.router.refresh());
    await (await payload).finished();
    await page.waitForTimeout(300);
    await expect(page).toHaveURL('/products?category=electric-batteries');
    await expectChoice(page, ['Electric Vehicles', 'All'], 0);
  });
});
