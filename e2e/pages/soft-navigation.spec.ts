import type { Page } from '@playwright/test';
import { expect, test } from '../support/site-test';

/** A new document would forget it. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { markOfTest: true }));
const isMarked = (page: Page) => page.evaluate(() => 'markOfTest' in window);

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('a link shows the page at its top in the same document; Back returns to the place left', async ({ visit }) => {
  const page = await visit('/about');
  await mark(page);
  await footerLink(page, 'Contact').click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(footerLink(page, 'Contact')).toBeInViewport();
  expect(await isMarked(page)).toBe(true);
});

test('no payload is fetched before a link is followed', async ({ visit }) => {
  const page = await visit('/about');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await footerLink(page, 'Contact').scrollIntoViewIfNeeded();
  await footerLink(page, 'Contact').hover();
  await page.waitForTimeout(500);
  expect(asked.filter((url) => url.includes('.txt'))).toEqual([]);
});

/** Each way to the fragment of a page. Next ignores an entry of the history that has not its own state. */
for (const [address, fragment, follow] of [
  ['/about', '#main', (page: Page) => page.keyboard.press('Tab').then(() => page.keyboard.press('Enter'))],
  ['/backup-calculator', '#packs-run', (page: Page) => page.getByRole('link', { name: /table/i }).first().click()],
  ['/contact', '#written-by-hand', (page: Page) => page.evaluate(() => (location.hash = '#written-by-hand'))],
] as const) {
  test(`Back to ${address}${fragment} shows that page`, async ({ visit }) => {
    const page = await visit(address);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await mark(page);
    await follow(page);
    await expect(page).toHaveURL(`${address}${fragment}`);
    await footerLink(page, 'Products').click();
    await expect(page).toHaveURL('/products');
    await page.goBack();
    await expect(page).toHaveURL(`${address}${fragment}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    await page.goBack();
    await expect(page).toHaveURL(address);
    await page.goForward();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading ?? '');
    await expect(page).toHaveURL('/products');
    expect(await isMarked(page)).toBe(true);
  });
}

test('a link with a query leads to the page as its query has it', async ({ visit }) => {
  const page = await visit('/products/24v-100ah-lithium-battery');
  await mark(page);
  await page.getByRole('main').locator('a[href^="/backup-calculator?"]').first().click();
  await expect(page).toHaveURL(/\/backup-calculator\?.*volts=24/);
  await expect(page.getByLabel('Voltage of your UPS or inverter').or(page.locator('select[name=volts]')).first()).toHaveValue(
    '24',
  );
  expect(await isMarked(page)).toBe(true);
});
