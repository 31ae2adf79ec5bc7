import type { Locator, Page } from '@playwright/test';
import { products } from '@/content/products';
import { site } from '@/content/site';
import type { Product } from '@/content/types';
import { expectChatLink } from '../support/chat-link';
import { orderText } from '../support/chat-text';
import { expect, test, untilDialogWhole } from '../support/site-test';

const catalogue: readonly Product[] = products;
const NAME = 'Alpha Ampere 24V 100Ah Lithium Battery';
const ADDRESS = '/products/24v-100ah-lithium-battery';

const dialog = (page: Page) => page.getByRole('dialog');
const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const linkOf = (page: Page, name: string) => cardOf(page, name).getByRole('link', { name, exact: true });

async function openDialog(visit: (path: string) => Promise<Page>): Promise<Page> {
  const page = await visit('/products');
  await linkOf(page, NAME).click();
  await untilDialogWhole(page);
  await expect(dialog(page).locator(':focus')).toBeVisible();
  // The dialog's library hears a click beside it from the next turn of the event loop on: sooner than any hand, not sooner than a test.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  return page;
}

async function specificationIn(region: Locator): Promise<(string | null)[][]> {
  const rows = region.getByRole('table').getByRole('row');
  return rows
    .filter({ has: region.page().getByRole('cell') })
    .evaluateAll((all) => all.map((row) => Array.from(row.children, (cell) => cell.textContent)));
}

test('shows pictures, specification, prices and order button', { tag: '@both' }, async ({ visit }) => {
  const page = await openDialog(visit);
  const open = page.getByRole('dialog', { name: NAME, exact: true });
  await expect(open.getByRole('heading', { name: NAME })).toBeVisible();
  await expect(open.getByRole('heading', { name: 'Specifications', exact: true })).toBeVisible();
  expect(await specificationIn(open)).toEqual([
    ['Chemistry', 'LiFePO4'],
    ['Cells in Series', '8'],
    ['Nominal Voltage', '25.6V'],
    ['Nominal Capacity', '100Ah'],
    ['Connectivity', catalogue[1]?.specs.Connectivity ?? 'missing'],
    ['Charge Cut Off Voltage', '29.2V'],
    ['Discharge Cut Off Voltage', '20.0V'],
    ['Temperature Range', 'Charging 0 to 45 °C, discharging −20 to 50 °C'],
    ['Life', '15 years at 8000 cycles'],
  ]);
  await expect(open.getByRole('table', { name: /^(?:Cells|Electrical|Limits and life)$/ })).toHaveCount(3);
  await expect(open.getByText('PKR 139,000', { exact: true })).toBeVisible();
  await expect(open.locator('s')).toHaveText('PKR 149,000');
  await expectChatLink(open.getByRole('link', { name: 'Order on WhatsApp' }), site.whatsApp.productOrders, orderText(NAME));

  await open.getByRole('button', { name: 'Previous picture' }).click();
  await expect(open.getByRole('group', { name: '3 of 3' })).toBeVisible();
  await open.getByRole('button', { name: 'Next picture' }).click();
  await expect(open.getByRole('group', { name: '1 of 3' })).toBeVisible();
});

test('every product has its own, with all that is known of it', async ({ visit }) => {
  test.slow();
  const page = await visit('/products');
  expect(catalogue).toHaveLength(8);
  for (const { name, specs, price, oldPrice } of catalogue) {
    await linkOf(page, name).click();
    const open = page.getByRole('dialog', { name, exact: true });
    await untilDialogWhole(page);
    expect(await specificationIn(open)).toEqual(Object.entries(specs));
    await expect(open.getByText(price, { exact: true })).toBeVisible();
    await expect(open.locator('s')).toHaveText(oldPrice ? [oldPrice] : []);
    await expectChatLink(open.getByRole('link', { name: 'Order on WhatsApp' }), site.whatsApp.productOrders, orderText(name));
    await page.keyboard.press('Escape');
    await expect(open).toBeHidden();
    await expect(page).toHaveURL('/products');
  }
});

test.describe('opens', () => {
  test('by a click anywhere on the card', async ({ visit }) => {
    const page = await visit('/products');
    const description = cardOf(page, NAME).getByText(catalogue[1]?.description ?? 'missing');
    // The link lies over the whole card, so this click lands on it.
    await description.click({ force: true });
    await expect(page.getByRole('dialog', { name: NAME })).toBeVisible();
  });

  test('by a click on the picture', async ({ visit }) => {
    const page = await visit('/products');
    const picture = cardOf(page, NAME).getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await picture.click({ force: true });
    await expect(page.getByRole('dialog', { name: NAME })).toBeVisible();
  });

  test('by the magnify icon that hovering shows', async ({ visit }) => {
    const page = await visit('/products');
    const card = cardOf(page, NAME);
    const box = await card.boundingBox();
    if (!box) throw new Error('The card has no place on the page');
    // The icon is decoration of the card's one link: it has no role, only a place, at the picture's upper right.
    const icon = { x: box.x + box.width - 30, y: box.y + 30 };
    const opacity = () =>
      card.evaluate(
        (element, [x, y]) => {
          const mark = [...element.querySelectorAll('[aria-hidden="true"]:has(svg)')].find((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return left <= x && x <= right && top <= y && y <= bottom;
          });
          return mark ? Number(getComputedStyle(mark).opacity) : -1;
        },
        [icon.x, icon.y] as const,
      );
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.poll(opacity).toBe(0);
    await linkOf(page, NAME).focus();
    await expect.poll(opacity).toBe(1);
    await linkOf(page, NAME).blur();
    await expect.poll(opacity).toBe(0);
    await page.mouse.move(icon.x, icon.y);
    await expect.poll(opacity).toBe(1);
    await page.mouse.click(icon.x, icon.y);
    await expect(page.getByRole('dialog', { name: NAME })).toBeVisible();
  });

  test('on the home page too', async ({ visit }) => {
    const page = await visit('/');
    await linkOf(page, NAME).click();
    await expect(page.getByRole('dialog', { name: NAME })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('not by the order button or the arrows', async ({ visit, context }) => {
    const page = await visit('/products');
    const chat = context.waitForEvent('page');
    await cardOf(page, NAME).getByRole('link', { name: 'Order on WhatsApp' }).click();
    await (await chat).close();
    await cardOf(page, NAME).getByRole('button', { name: 'Next picture' }).click();
    await expect(cardOf(page, NAME).getByRole('group', { name: '2 of 3' })).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/products');
  });
});

test.describe('closes', () => {
  const ways: [how: string, close: (page: Page) => Promise<unknown>][] = [
    ['by its button', (page) => dialog(page).getByRole('button', { name: 'Close' }).click()],
    ['by Escape', (page) => page.keyboard.press('Escape')],
    ['by Back', (page) => page.goBack()],
    // On a phone nothing is beside it.
    ['by a click beside it', (page) => page.mouse.click(5, 5)],
  ];
  for (const [how, close] of ways) {
    test(`${how}, and focus returns to the card`, async ({ visit }) => {
      const page = await openDialog(visit);
      await close(page);
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL('/products');
      await expect(linkOf(page, NAME)).toBeFocused();
    });
  }
});

test.describe('by keyboard', () => {
  test('opens with Enter, holds the focus, gives it back', async ({ visit }) => {
    const page = await visit('/products');
    await linkOf(page, NAME).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    const focusInside = () => dialog(page).evaluate((element) => element.contains(document.activeElement));
    await expect.poll(focusInside).toBe(true);

    const visited = new Set<string>();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(await focusInside()).toBe(true);
      visited.add(
        await page.evaluate(
          () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
        ),
      );
    }
    expect([...visited]).toEqual(expect.arrayContaining(['Close', 'Previous picture', 'Next picture', 'Order on WhatsApp']));
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await focusInside()).toBe(true);
    }

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(linkOf(page, NAME)).toBeFocused();
  });

  test('what lies behind it can’t be reached', async ({ visit }) => {
    const page = await openDialog(visit);
    await expect(dialog(page)).toHaveAttribute('aria-modal', 'true');
    for (const role of ['link', 'button', 'heading'] as const) {
      const inside = await dialog(page).getByRole(role).count();
      expect(inside).toBeGreaterThan(0);
      await expect(page.getByRole(role)).toHaveCount(inside);
    }
    await page.keyboard.press('Escape');
    await expect(linkOf(page, NAME)).toBeVisible();
  });
});

test(
  'opening it changes no property that every element of the page inherits, but that the page is inert',
  { tag: '@phone' },
  async ({ visit }) => {
    const inherited = (page: Page) =>
      page.evaluate(() => {
        const style = getComputedStyle(document.body);
        return { pointer: style.pointerEvents, bar: style.getPropertyValue('--removed-body-scroll-bar-size') };
      });
    const page = await openDialog(visit);
    await expect(page.locator('body > main')).toHaveAttribute('inert');
    expect(await inherited(page)).toEqual({ pointer: 'auto', bar: '' });
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  },
);

test.describe('the address', () => {
  test('is the product’s while the dialog is open; Back and Forward close and open it', async ({ visit }) => {
    const page = await openDialog(visit);
    await expect(page).toHaveURL(ADDRESS);
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await page.goForward();
    await expect(page.getByRole('dialog', { name: NAME })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });

  test('keeps the filter behind the dialog', async ({ visit }) => {
    const page = await visit('/products?category=solar-batteries&sub=automobile-batteries');
    await expect(page.getByRole('article')).toHaveCount(2);
    await linkOf(page, '12V 6.5Ah Self-Start Bike Battery').click();
    await expect(dialog(page)).toBeVisible();
    // The page behind has no roles now, but is still seen.
    await expect(page.locator('article:visible')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/products?category=solar-batteries&sub=automobile-batteries');
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  test('opens in a new tab as a page of its own', async ({ visit, context }) => {
    const page = await visit('/products');
    const opened = context.waitForEvent('page');
    await linkOf(page, NAME).click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expect(tab).toHaveURL(ADDRESS);
    await expect(tab.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    expect(await specificationIn(tab.getByRole('region', { name: 'Specifications' }))).toEqual(
      Object.entries(catalogue[1]?.specs ?? {}),
    );
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/products');
  });
});
