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

async function openDialog(page: Page): Promise<void> {
  await linkOf(page, NAME).click();
  await untilDialogWhole(page);
  await expect(dialog(page).locator(':focus')).toBeVisible();
  // The dialog's library hears a click beside it from the next turn of the event loop on: sooner than any hand, not sooner than a test.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
}

async function specificationIn(region: Locator): Promise<(string | null)[][]> {
  const rows = region.getByRole('table').getByRole('row');
  return rows
    .filter({ has: region.page().getByRole('cell') })
    .evaluateAll((all) => all.map((row) => Array.from(row.children, (cell) => cell.textContent)));
}

test('shows pictures, specification, prices and order button', { tag: '@both' }, async ({ visit }) => {
  const page = await visit('/products');
  await openDialog(page);
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

  // None of this changes a property that every element of the page inherits, but that the page is inert.
  await expect(page.locator('body > main')).toHaveAttribute('inert');
  const inherited = await page.evaluate(() => {
    const style = getComputedStyle(document.body);
    return { pointer: style.pointerEvents, bar: style.getPropertyValue('--removed-body-scroll-bar-size') };
  });
  expect(inherited).toEqual({ pointer: 'auto', bar: '' });
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
});

for (const { name, specs, price, oldPrice } of catalogue) {
  // The one with the most to say; all of them in the long run.
  const isLongest = name.startsWith('Alpha Ampere 51');
  test(`${name} has its own, with all that is known of it`, { tag: isLongest ? [] : '@full' }, async ({ visit }) => {
    const page = await visit('/products');
    await linkOf(page, name).click();
    const open = page.getByRole('dialog', { name, exact: true });
    await untilDialogWhole(page);
    expect(await specificationIn(open)).toEqual(Object.entries(specs));
    await expect(open.getByText(price, { exact: true })).toBeVisible();
    await expect(open.locator('s')).toHaveText(oldPrice ? [oldPrice] : []);
    await expectChatLink(open.getByRole('link', { name: 'Order on WhatsApp' }), site.whatsApp.productOrders, orderText(name));
  });
}

test('opens by a click anywhere on the card or its picture, not by the order button or the arrows', async ({
  visit,
  context,
}) => {
  const page = await visit('/products');
  const card = cardOf(page, NAME);
  // The link lies over the whole card, so these clicks land on it.
  for (const part of [card.getByText(catalogue[1]?.summary ?? 'missing'), card.getByRole('img')]) {
    await part.scrollIntoViewIfNeeded();
    await part.click({ force: true });
    await expect(page.getByRole('dialog', { name: NAME })).toBeVisible();
    await closeDialog(page);
  }
  const chat = context.waitForEvent('page');
  await card.getByRole('link', { name: 'Order on WhatsApp' }).click();
  await (await chat).close();
  await card.getByRole('button', { name: 'Next picture' }).click();
  await expect(card.getByRole('group', { name: '2 of 3' })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/products');
});

test('opens by the magnify icon that hovering shows', { tag: '@full' }, async ({ visit }) => {
  const page = await visit('/products');
  const card = cardOf(page, NAME);
  const box = await card.boundingBox();
  if (!box) throw new Error('The card has no place on the page');
  // The icon is decoration of the card's one link: it has no role, only a place, at the picture's upper right.
  const icon = { x: box.x + box.width - 30, y: box.y + 30 };
  const look = () => page.screenshot({ clip: { x: icon.x - 20, y: icon.y - 20, width: 40, height: 40 } });
  await page.getByRole('heading', { level: 1 }).hover();
  const bare = await look();
  const isBare = async () => (await look()).equals(bare);
  await linkOf(page, NAME).focus();
  await expect.poll(isBare).toBe(false);
  await linkOf(page, NAME).blur();
  await expect.poll(isBare).toBe(true);
  await page.mouse.move(icon.x, icon.y);
  await expect.poll(isBare).toBe(false);
  await page.mouse.click(icon.x, icon.y);
  await expect(page.getByRole('dialog', { name: NAME })).toBeVisible();
});

test('closes by its button, Escape, Back and a click beside it, and focus returns to the card', async ({ visit }) => {
  const page = await visit('/products');
  const ways: [how: string, close: () => Promise<unknown>][] = [
    ['its button', () => dialog(page).getByRole('button', { name: 'Close' }).click()],
    ['Escape', () => page.keyboard.press('Escape')],
    ['Back', () => page.goBack()],
    // On a phone nothing is beside it.
    ['a click beside it', () => page.mouse.click(5, 5)],
  ];
  for (const [how, close] of ways) {
    await openDialog(page);
    await expect(page, how).toHaveURL(ADDRESS);
    await close();
    await expect(dialog(page), how).toBeHidden();
    await expect(page, how).toHaveURL('/products');
    await expect(linkOf(page, NAME), how).toBeFocused();
  }
});

test('by keyboard: opens with Enter, holds the focus, gives it back; what lies behind can’t be reached', async ({ visit }) => {
  const page = await visit('/products');
  await linkOf(page, NAME).focus();
  await page.keyboard.press('Enter');
  await untilDialogWhole(page);
  const focusInside = () => dialog(page).evaluate((element) => element.contains(document.activeElement));
  await expect.poll(focusInside).toBe(true);
  await expect(dialog(page)).toHaveAttribute('aria-modal', 'true');
  for (const role of ['link', 'button', 'heading'] as const) {
    const inside = await dialog(page).getByRole(role).count();
    expect(inside).toBeGreaterThan(0);
    await expect(page.getByRole(role)).toHaveCount(inside);
  }

  const visited = new Set<string>();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await focusInside()).toBe(true);
    visited.add(
      await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''),
    );
  }
  expect([...visited]).toEqual(expect.arrayContaining(['Close', 'Previous picture', 'Next picture', 'Order on WhatsApp']));
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await focusInside()).toBe(true);
  }
  await closeDialog(page);
  await expect(linkOf(page, NAME)).toBeFocused();
});
