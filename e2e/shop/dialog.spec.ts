import { expect, type Page } from '@playwright/test';
import { categories } from '@/content/shop/categories';
import { products } from '@/content/shop/products';
import { formatPrice } from '@/lib/format/texts';
import { expectNoAxeFindings } from '../support/axe';
import { pack } from '../support/export';
import {
  goBack,
  cardOf,
  expectSameDocument,
  footerLink,
  hold,
  untilIdle,
  scrollTop,
  test,
  untilHydrated,
} from '../support/site-test';

const { name: NAME, path: ADDRESS, price, specs, summary, description } = pack;
const FILTERED = '/products?category=solar-batteries&sub=ups%26solar-batteries';
const IN_FILTER = products.filter(({ subcategory }) => subcategory === 'ups&solar-batteries').length;

const dialog = (page: Page) => page.getByRole('dialog', { name: NAME, exact: true });
const closeButton = (page: Page) => dialog(page).getByRole('button', { name: 'Close' });
const linkOf = (page: Page) => cardOf(page).getByRole('link', { name: NAME, exact: true });

async function openDialog(page: Page): Promise<void> {
  await linkOf(page).click();
  await expect(page).toHaveURL(ADDRESS);
  await expect(closeButton(page)).toBeFocused();
}

test('shows specification, price and order; locks the page below @browsers', async ({ visit }) => {
  const page = await visit('/products');
  await openDialog(page);
  const values = dialog(page).locator('h3 + dl').getByRole('definition');
  await expect(values).toHaveText(Object.values(specs));
  await expect(dialog(page).getByText(formatPrice(price), { exact: true })).toBeInViewport({ ratio: 1 });
  await values.last().scrollIntoViewIfNeeded();
  const order = dialog(page).getByRole('link', { name: 'Order on WhatsApp' });
  await expect(order).toBeInViewport({ ratio: 1 });

  await expect(dialog(page)).toHaveAttribute('aria-modal', 'true');
  await expect(page.locator('body > main')).toHaveAttribute('inert');
  const before = await scrollTop(page);
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(300);
  expect(await scrollTop(page)).toBe(before);

  // In a low window the first stop comes into sight, too, when the library moves the focus to it from the last one.
  await page.setViewportSize({ width: 740, height: 300 });
  await values.last().scrollIntoViewIfNeeded();
  await order.focus();
  await page.keyboard.press('Tab');
  await expect(closeButton(page)).toBeInViewport({ ratio: 1 });
});

test('opens by a click on its card, closes in four ways; Forward opens it again @desktop', async ({ visit }) => {
  await visit('/about');
  const page = await visit(FILTERED);
  for (const close of [
    () => closeButton(page).click(),
    () => page.keyboard.press('Escape'),
    // A click beside the dialog, where only a desktop has room.
    () => page.mouse.click(5, 5),
    () => page.goBack(),
  ]) {
    await openDialog(page);
    // The page behind is inert, so it has no roles, but it is still visible.
    await expect(page.locator('article:visible')).toHaveCount(IN_FILTER);
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(FILTERED);
    await expect(page.getByRole('article')).toHaveCount(IN_FILTER);
    await expect(linkOf(page)).toBeFocused();
  }
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(ADDRESS);
  await page.goBack();
  // The magnifier over the picture is a pseudo-element.
  const picture = cardOf(page).locator('> *').first();
  await page.locator('h1').hover();
  await linkOf(page).blur();
  await expect(picture).toHaveCSS('content', 'none', { pseudo: 'after' });
  await cardOf(page).hover();
  await expect(picture).not.toHaveCSS('content', 'none', { pseudo: 'after' });
  // The link lies over the whole card, so these clicks land on it.
  for (const part of [cardOf(page).getByText(summary ?? description), cardOf(page).getByRole('img')]) {
    await part.click({ position: { x: 5, y: 5 }, force: true });
    await expect(dialog(page)).toBeVisible();
    // The second press of a double click, which lands beside the dialog, does not close it.
    await page.mouse.move(5, 5);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
  }
  await goBack(page, '/about');
});

test('reloaded, it becomes the top of its page; Back returns to the places left', async ({ visit }) => {
  const page = await visit('/products');
  const link = page.getByRole('article').last().getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  // The link is out of view, as the top of a high card may be, so that the focus, which returns to it, could move the page.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  await link.dispatchEvent('click');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(link).toBeFocused();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await scrollTop(page)).toBe(before);
  await link.dispatchEvent('click');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name })).toBeInViewport();
  expect(await page.evaluate(() => window.history.scrollRestoration)).toBe('auto');
  const about = footerLink(page, 'About Us');
  await about.scrollIntoViewIfNeeded();
  await about.click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(about).toBeInViewport();
  await goBack(page, '/products');
  await expect.poll(() => scrollTop(page)).toBe(before);
});

test('Back or a tap on something else before its code has loaded cancels it', async ({ visit }) => {
  const page = await visit('/products');
  const release = await hold(page);
  await linkOf(page).click();
  await expect(linkOf(page)).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await untilIdle(page);
  // Neither the second press of a double click nor a key other than Escape cancels the wait.
  await linkOf(page).dblclick();
  await page.keyboard.press('Tab');
  await expect(linkOf(page)).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: categories[0].name }).click();
  await untilIdle(page);
  // A dialog that is not cancelled waits for the same code, and is the only one that opens.
  await page.getByRole('article').first().getByRole('link').first().click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoAxeFindings(page);
  await goBack(page, '/products?category=solar-batteries');
});

test('without a connection a tap before its code has loaded changes nothing', async ({ visit, complaints }) => {
  const page = await visit('/products');
  // As in a Wi-Fi without internet, of which the browser gives no sign.
  await page.route('**', (route) => route.abort('internetdisconnected'));
  await linkOf(page).click();
  await expect.poll(() => complaints.splice(0).join()).toContain('ERR_INTERNET_DISCONNECTED');
  await untilIdle(page);
  // Time for a load to begin.
  await page.waitForTimeout(300);
  await expectSameDocument(page);
  complaints.length = 0;
});
