import type { Locator, Page } from '@playwright/test';
import { products } from '@/content/products';
import { site } from '@/content/site';
import { expectChatLink } from '../support/chat-link';
import { orderText } from '../support/chat-text';
import { expect, test, untilDialogWhole } from '../support/site-test';

const product = products.find(({ id }) => id === '24v-100ah-lithium-battery');
if (!product) throw new Error('There is no product to test with');
const NAME = 'Alpha Ampere 24V 100Ah Lithium Battery';
const ADDRESS = '/products/24v-100ah-lithium-battery';
const FILTERED = '/products?category=solar-batteries&sub=ups%26solar-batteries';
const IN_FILTER = 3;

const dialog = (page: Page) => page.getByRole('dialog', { name: NAME, exact: true });
const cardOf = (page: Page) => page.getByRole('article', { name: NAME, exact: true });
const linkOf = (page: Page) => cardOf(page).getByRole('link', { name: NAME, exact: true });
const headingOf = (page: Page) => page.getByRole('heading', { level: 1, name: NAME });

async function openDialog(page: Page): Promise<void> {
  await linkOf(page).click();
  await untilDialogWhole(page);
  await expect(page).toHaveURL(ADDRESS);
  await expect(dialog(page).locator(':focus')).toBeVisible();
  // The library hears a click beside the dialog from the next turn of the event loop on: sooner than any hand, not sooner than a test.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
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
  await expect(dialog(page).getByRole('heading', { name: 'Specifications', exact: true })).toBeVisible();
  expect(await specificationIn(dialog(page))).toEqual(Object.entries(product.specs));
  await expect(dialog(page).getByText('PKR 139,000', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(dialog(page).locator('s')).toHaveText('PKR 149,000');
  const order = dialog(page).getByRole('link', { name: 'Order on WhatsApp' });
  await expectChatLink(order, site.whatsApp.productOrders, orderText(NAME));

  await dialog(page).getByRole('button', { name: 'Previous picture' }).click();
  await expect(dialog(page).getByRole('group', { name: '3 of 3' })).toBeVisible();
  await dialog(page).getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(order).toBeInViewport({ ratio: 1 });

  await expect(page.locator('body > main')).toHaveAttribute('inert');
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
});

test('opens by a click on the card, its picture or its magnify icon, not by the order button or the arrows', async ({
  visit,
  context,
}) => {
  const page = await visit('/products');
  const card = cardOf(page);
  // The link lies over the whole card, so these clicks land on it.
  for (const part of [card.getByText(product.summary ?? 'missing'), card.getByRole('img')]) {
    await part.scrollIntoViewIfNeeded();
    await part.click({ force: true });
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
  const icon = () => card.locator('.magnify').evaluate((element) => getComputedStyle(element, '::after').content);
  await page.getByRole('heading', { level: 1 }).hover();
  await linkOf(page).blur();
  expect(await icon()).toBe('none');
  await card.hover();
  expect(await icon()).toBe('""');

  const chat = context.waitForEvent('page');
  await card.getByRole('link', { name: 'Order on WhatsApp' }).click();
  await (await chat).close();
  await card.getByRole('button', { name: 'Next picture' }).click();
  await expect(card.getByRole('group', { name: '2 of 3' })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/products');
});

test('closes by its button, Escape, Back and a click beside it, leaves no step behind, and Forward opens it again', async ({
  visit,
}) => {
  await visit('/about');
  const page = await visit(FILTERED);
  const ways: [how: string, close: () => Promise<unknown>][] = [
    ['its button', () => dialog(page).getByRole('button', { name: 'Close' }).click()],
    ['Escape', () => page.keyboard.press('Escape')],
    // On a phone nothing is beside it.
    ['a click beside it', () => page.mouse.click(5, 5)],
    ['Back', () => page.goBack()],
  ];
  for (const [how, close] of ways) {
    await openDialog(page);
    // The page behind has no roles now, but is still seen.
    await expect(page.locator('article:visible')).toHaveCount(IN_FILTER);
    await close();
    await expect(dialog(page), how).toBeHidden();
    await expect(page, how).toHaveURL(FILTERED);
    await expect(page.getByRole('article'), how).toHaveCount(IN_FILTER);
    await expect(linkOf(page), how).toBeFocused();
  }
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(ADDRESS);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('its address is the product’s page: reloaded, in a new tab, and to others; Back leads to the catalogue as it was', async ({
  visit,
  context,
}) => {
  const page = await visit(FILTERED);
  const opened = context.waitForEvent('page');
  await linkOf(page).click({ button: 'middle' });
  const tab = await opened;
  await expect(headingOf(tab)).toBeVisible();
  await expect(tab).toHaveURL(ADDRESS);
  await expect(dialog(page)).toHaveCount(0);

  await openDialog(page);
  await page.reload();
  await expect(headingOf(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(FILTERED);
  await expect(page.getByRole('article')).toHaveCount(IN_FILTER);
  await expect(dialog(page)).toHaveCount(0);
});

test('who taps something else before its code is there gets that alone', { tag: '@phone' }, async ({ visit }) => {
  const page = await visit('/products');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await linkOf(page).click();
  await expect(linkOf(page)).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: 'Electric Vehicles' }).click();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.js'));
  release();
  await arrived;
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/products?category=electric-batteries');
});

test('printed, it is one sheet, without the page below it', async ({ visit }) => {
  const page = await visit('/products');
  await openDialog(page);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(dialog(page).getByRole('row').last()).toBeVisible();
  await expect(page.locator('h1')).toBeHidden();
});

test('forty of them leave nothing behind', { tag: '@full' }, async ({ page, context, visit }) => {
  test.setTimeout(120_000);
  await visit('/products');
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return ['Nodes', 'JSEventListeners'].map((name) => metrics.find((metric) => metric.name === name)?.value ?? NaN);
  };
  const openAndClose = async (times: number) => {
    for (let count = 0; count < times; count += 1) {
      await linkOf(page).click();
      await untilDialogWhole(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  };
  await openAndClose(5);
  const [nodes = NaN, listeners = NaN] = await measure();
  await openAndClose(40);
  const [nodesAfter, listenersAfter] = await measure();
  // A leak would add at least one dialog's nodes and listeners each time.
  expect(nodesAfter).toBeLessThan(nodes + 400);
  expect(listenersAfter).toBeLessThan(listeners + 40);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a card leads to the page of the product', async ({ page }) => {
    await page.goto('/products');
    await linkOf(page).click();
    await expect(headingOf(page)).toBeVisible();
    await expect(page).toHaveURL(ADDRESS);
  });
});
