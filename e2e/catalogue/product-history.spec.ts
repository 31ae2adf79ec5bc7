import type { Page } from '@playwright/test';
import { products } from '@/content/products';
import { expect, test, untilDialogWhole } from '../support/site-test';

const [product] = products;
const ADDRESS = `/products/${product.id}`;
const FILTERED = '/products?category=solar-batteries&sub=ups%26solar-batteries';
const IN_FILTER = 3;

const linkOf = (page: Page) => page.getByRole('article').getByRole('link', { name: product.name, exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: product.name });
const headingOf = (page: Page) => page.getByRole('heading', { level: 1, name: product.name });

async function openDialog(page: Page) {
  await linkOf(page).click();
  await expect(dialogOf(page)).toBeVisible();
  await untilDialogWhole(page);
  await expect(page).toHaveURL(ADDRESS);
}

for (const start of ['/', FILTERED]) {
  const tag = start === FILTERED ? [] : '@full';
  test(
    `Back closes the dialog over ${start}, Forward opens it again; closed otherwise, it leaves no step behind`,
    { tag },
    async ({ visit }) => {
      await visit('/about');
      const page = await visit(start);
      const cards = await page.getByRole('article').count();
      expect(cards).toBeGreaterThan(0);
      for (const close of [
        () => dialogOf(page).getByRole('button', { name: 'Close' }).click(),
        () => page.keyboard.press('Escape'),
        () => page.goBack(),
      ]) {
        await openDialog(page);
        // The page behind has no roles now, but is still seen.
        await expect(page.locator('article:visible')).toHaveCount(cards);
        await close();
        await expect(dialogOf(page)).toBeHidden();
        await expect(page).toHaveURL(start);
        await expect(page.getByRole('article')).toHaveCount(cards);
        await expect(linkOf(page)).toBeFocused();
      }
      await page.goForward();
      await expect(dialogOf(page)).toBeVisible();
      await expect(page).toHaveURL(ADDRESS);
      await page.goBack();
      await expect(page).toHaveURL(start);
      await page.goBack();
      await expect(page).toHaveURL('/about');
    },
  );
}

test('its address is the page of the product: reloaded, in a new tab, and to others; Back leads to the catalogue as it was', async ({
  visit,
  context,
}) => {
  const page = await visit(FILTERED);
  const opened = context.waitForEvent('page');
  await linkOf(page).click({ button: 'middle' });
  const tab = await opened;
  await expect(headingOf(tab)).toBeVisible();
  await expect(tab).toHaveURL(ADDRESS);
  await expect(tab).toHaveTitle(product.searchTitle);
  await expect(dialogOf(tab)).toHaveCount(0);
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(FILTERED);

  await openDialog(page);
  await page.reload();
  await expect(headingOf(page)).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(FILTERED);
  await expect(page.getByRole('article')).toHaveCount(IN_FILTER);
  await expect(dialogOf(page)).toHaveCount(0);
});

test.describe('a step of ours', () => {
  const choice = (page: Page) =>
    page.getByRole('group', { name: 'Product categories' }).getByRole('button', { name: 'Electric Vehicles' });
  const CHOSEN = '/products?category=electric-batteries';

  test('stays when Next writes an address of its own', { tag: '@full' }, async ({ visit }) => {
    const page = await visit('/products');
    await choice(page).click();
    await expect(page).toHaveURL(CHOSEN);
    await page.waitForTimeout(300);
    // Next fetches the page's payload, and then writes the address that it knows.
    const payload = page.waitForResponse((response) => new URL(response.url()).pathname === '/products.txt');
    await page.evaluate(() => (window as unknown as { next: { router: { refresh: () => void } } }).next.router.refresh());
    await (await payload).finished();
    await page.waitForTimeout(300);
    await expect(page).toHaveURL(CHOSEN);
    await expect(choice(page)).toHaveAttribute('aria-pressed', 'true');
  });
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
