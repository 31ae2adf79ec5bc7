import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/site-test';

const CATEGORIES = ['LiFePO4 Solar Batteries', 'Electric Vehicles', 'Solar Inverters & Solutions', 'Beyond Batteries'];
const SOLAR_SUB_CATEGORIES = ['UPS & Solar Batteries', 'Automobile Batteries', 'Battery Accessories', 'Customized Battery Pack'];
const EV_SUB_CATEGORIES = ['EV Batteries', 'Custom EV Solution', 'EV Miscellaneous'];

const EMPTY_TITLE = 'No products found in this category yet.';
const EMPTY_TEXT = 'Check back soon for new additions or contact us for custom solutions!';

const categories = (page: Page) => page.getByRole('group', { name: 'Product categories' });
const subCategories = (page: Page) => page.getByRole('group', { name: 'Sub-categories' });
const cards = (page: Page) => page.getByRole('article');
const choose = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** The pressed buttons of both rows. */
const pressed = (page: Page) => page.getByRole('main').getByRole('button', { pressed: true }).allTextContents();

async function expectProducts(page: Page, count: number): Promise<void> {
  await expect(cards(page)).toHaveCount(count);
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /product/ }),
  ).toHaveText(new RegExp(`^${count} products?(?: in .+)?$`));
  await expect(page.getByText(EMPTY_TITLE)).toBeVisible({ visible: count === 0 });
}

test('shows all products first; each category and sub-category has a button with an icon of its own', async ({ visit }) => {
  const page = await visit('/products');
  await expect(categories(page).getByRole('button')).toHaveText(['All Products', ...CATEGORIES]);
  expect(await pressed(page)).toEqual(['All Products']);
  await expect(subCategories(page)).toBeHidden();
  await expectProducts(page, 8);

  const expectIcons = async (group: Locator, names: string[]) => {
    const drawn = new Set<string>();
    for (const name of names) {
      const icon = group.getByRole('button', { name, exact: true }).locator('svg[aria-hidden="true"]');
      await expect(icon, name).toBeVisible();
      drawn.add(await icon.innerHTML());
    }
    expect(drawn.size).toBe(names.length);
  };
  await expectIcons(categories(page), CATEGORIES);
  await choose(page, 'LiFePO4 Solar Batteries');
  await expectIcons(subCategories(page), SOLAR_SUB_CATEGORIES);
  await choose(page, 'Electric Vehicles');
  await expectIcons(subCategories(page), EV_SUB_CATEGORIES);
});

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
    expect(lefts).toHaveLength(8);
    expect(new Set(lefts).size, `at ${width} px`).toBe(columns);
  }
  const filter = await categories(page).boundingBox();
  const grid = await cards(page).first().boundingBox();
  expect(filter && grid && filter.x + filter.width <= grid.x).toBe(true);
  const tops = await categories(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(5);
});

test('a category shows its sub-categories, a sub-category narrows it', async ({ visit }) => {
  const page = await visit('/products');
  await choose(page, 'LiFePO4 Solar Batteries');
  await expect(subCategories(page).getByRole('button')).toHaveText(['All', ...SOLAR_SUB_CATEGORIES]);
  expect(await pressed(page)).toEqual(['LiFePO4 Solar Batteries', 'All']);
  await expectProducts(page, 8);

  for (const [name, count] of [
    ['UPS & Solar Batteries', 3],
    ['Automobile Batteries', 2],
    ['Battery Accessories', 3],
  ] as const) {
    await choose(page, name);
    await expectProducts(page, count);
    expect(await pressed(page)).toEqual(['LiFePO4 Solar Batteries', name]);
  }
  await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText([/^3\.2V 100Ah/, /^3\.2V 27Ah/, /^4S-8S/]);

  await choose(page, 'All');
  await expectProducts(page, 8);
  expect(await pressed(page)).toEqual(['LiFePO4 Solar Batteries', 'All']);
});

test('another category or all products reset the sub-category', { tag: '@phone' }, async ({ visit }) => {
  const page = await visit('/products');
  await choose(page, 'LiFePO4 Solar Batteries');
  await choose(page, 'Battery Accessories');
  await choose(page, 'Electric Vehicles');
  await expect(subCategories(page).getByRole('button')).toHaveText(['All', ...EV_SUB_CATEGORIES]);
  expect(await pressed(page)).toEqual(['Electric Vehicles', 'All']);
  await expectProducts(page, 0);

  await choose(page, 'LiFePO4 Solar Batteries');
  expect(await pressed(page)).toEqual(['LiFePO4 Solar Batteries', 'All']);
  await expectProducts(page, 8);

  await choose(page, 'Automobile Batteries');
  await expectProducts(page, 2);
  await choose(page, 'LiFePO4 Solar Batteries');
  expect(await pressed(page)).toEqual(['LiFePO4 Solar Batteries', 'All']);
  await expectProducts(page, 8);

  await choose(page, 'Automobile Batteries');
  await choose(page, 'All Products');
  expect(await pressed(page)).toEqual(['All Products']);
  await expect(subCategories(page)).toBeHidden();
  await expectProducts(page, 8);
  await expect(page).toHaveURL('/products');
});

test('a category or sub-category without products says so', { tag: '@phone' }, async ({ visit }) => {
  const page = await visit('/products');
  for (const name of CATEGORIES.slice(2)) {
    await choose(page, name);
    await expect(subCategories(page)).toBeHidden();
    await expectProducts(page, 0);
    await expect(page.getByText(EMPTY_TEXT)).toBeVisible();
  }
  await choose(page, 'LiFePO4 Solar Batteries');
  await choose(page, 'Customized Battery Pack');
  await expectProducts(page, 0);
  await expect(page.getByText(EMPTY_TEXT)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Request a quote' })).toHaveAttribute('href', '/get-quote');
});

test('the address keeps the choice: reload, Back and Forward', async ({ visit }) => {
  const page = await visit('/products');
  await choose(page, 'LiFePO4 Solar Batteries');
  await choose(page, 'UPS & Solar Batteries');
  await expect(page).toHaveURL('/products?category=solar-batteries&sub=ups%26solar-batteries');
  await page.reload();
  await expect.poll(() => pressed(page)).toEqual(['LiFePO4 Solar Batteries', 'UPS & Solar Batteries']);
  await expectProducts(page, 3);
  await page.goBack();
  await expect.poll(() => pressed(page)).toEqual(['LiFePO4 Solar Batteries', 'All']);
  await page.goBack();
  await expect.poll(() => pressed(page)).toEqual(['All Products']);
  await page.goForward();
  await expectProducts(page, 8);
  await expect.poll(() => pressed(page)).toEqual(['LiFePO4 Solar Batteries', 'All']);
});

test('two choices before the first is painted are two steps back', { tag: '@full' }, async ({ visit }) => {
  const page = await visit('/products');
  await categories(page).evaluate(
    (row, names) => {
      const buttons = [...row.querySelectorAll('button')];
      for (const name of names) buttons.find((button) => button.textContent === name)?.click();
    },
    CATEGORIES.slice(0, 2),
  );
  await expect(page).toHaveURL('/products?category=electric-batteries');
  expect(await pressed(page)).toContain('Electric Vehicles');
  await page.goBack();
  await expect(page).toHaveURL('/products?category=solar-batteries');
  await expect.poll(() => pressed(page)).toContain('LiFePO4 Solar Batteries');
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expectProducts(page, 8);
});

test('Back pressed before a choice is painted leads to where the visitor was', { tag: '@full' }, async ({ visit }) => {
  const page = await visit('/products');
  await choose(page, 'LiFePO4 Solar Batteries');
  await choose(page, 'Automobile Batteries');
  await categories(page)
    .getByRole('button', { name: 'Beyond Batteries' })
    .evaluate((button: HTMLElement) => {
      button.click();
      window.history.back();
    });
  await expectProducts(page, 2);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  await expect(page).toHaveURL('/products?category=solar-batteries&sub=automobile-batteries');
  await expectProducts(page, 2);
});

test('an address that was shared shows its choice; the link to the catalogue shows all of it again', async ({ visit }) => {
  const page = await visit('/products?category=electric-batteries&sub=ev-miscellineous');
  await expectProducts(page, 0);
  await expect.poll(() => pressed(page)).toEqual(['Electric Vehicles', 'EV Miscellaneous']);

  await visit('/products?category=solar-batteries&sub=automobile-batteries');
  const expectReset = async () => {
    await expectProducts(page, 2);
    await expect.poll(() => pressed(page)).toEqual(['LiFePO4 Solar Batteries', 'Automobile Batteries']);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
    await expect(page).toHaveURL('/products');
    await expectProducts(page, 8);
    await expect.poll(() => pressed(page)).toEqual(['All Products']);
  };
  await expectReset();
  await choose(page, 'LiFePO4 Solar Batteries');
  await choose(page, 'Automobile Batteries');
  await expectReset();
});

/** Each by itself is the unit's matter (lib/catalogue-filter.test.ts). */
test('an address that names nothing, or is broken, is the whole catalogue', { tag: '@full' }, async ({ visit }) => {
  for (const query of ['?category=%E0%A4%A', `?category=${'x'.repeat(4000)}&sub=__proto__`]) {
    const page = await visit(`/products${query}`);
    await expectProducts(page, 8);
    await expect.poll(() => pressed(page)).toEqual(['All Products']);
  }
});

test('the filter works by keyboard', { tag: '@full' }, async ({ visit }) => {
  const page = await visit('/products');
  const button = categories(page).getByRole('button', { name: 'Electric Vehicles' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
  await expectProducts(page, 0);
  await categories(page).getByRole('button', { name: 'All Products' }).focus();
  await page.keyboard.press('Space');
  await expectProducts(page, 8);
});
