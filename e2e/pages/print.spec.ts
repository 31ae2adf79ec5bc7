import type { Page } from '@playwright/test';
import { finder } from '@/content/advice/battery-finder';
import { printWords } from '@/content/controls';
import { routes } from '@/content/routes';
import { products } from '@/content/shop/products';
import { householdPath, productPath } from '@/lib/paths';
import { pack } from '../support/export';
import { expect, openProduct, test } from '../support/site-test';

test.describe('without JavaScript', () => {
  // With JavaScript Chromium waits two seconds before each page, for the picture that is loaded to be printed.
  test.use({ javaScriptEnabled: false });

  test('sheets take one page @desktop', async ({ page }) => {
    for (const path of [routes.fitABattery, ...products.map(({ id }) => productPath(id))]) {
      await page.goto(path);
      await expectOnePage(page);
    }
  });
});

test('a button prints a sheet, and a dialog is printed alone, each on one page @desktop', async ({ page, visit }) => {
  await visit(pack.path);
  await expectOnePage(page);
  await page.emulateMedia({ media: 'print' });
  const folded = page.locator('main details li').first();
  expect(await folded.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
  await page.emulateMedia({ media: null });
  await page.clock.install();
  for (const event of ['beforeprint', 'none']) {
    await page.evaluate((type) => Object.assign(window, { print: () => dispatchEvent(new Event(type)) }), event);
    await page.getByRole('button', { name: 'Print this sheet' }).click();
    await page.clock.runFor(4000);
    await expect(page.getByText(printWords.silent)).toBeVisible({ visible: event === 'none' });
  }
  expect(await page.locator('[data-printed] img').evaluate((image: HTMLImageElement) => image.loading)).toBe('eager');
  await page.addInitScript(() => Reflect.deleteProperty(window, 'print'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Print this sheet' })).toBeHidden();
  await visit('/products');
  const dialog = await openProduct(page);
  await expectOnePage(page);
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.getByRole('definition').last()).toBeVisible();
  await expect(page.locator('h1')).toBeHidden();
  await page.goto(`${routes.backupCalculator}?fan=3&hours=4`);
  await expect(page.getByRole('main').getByText('What must run? 3 fans'), 'the question').toBeVisible();
  await page.goto(householdPath(finder.defaultHousehold));
  await expect(page.getByRole('main').getByRole('status').first(), 'the answer').toBeVisible();
});

async function expectOnePage(page: Page): Promise<void> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g), page.url()).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][\d.]* 84[12][\d.]*\]/);
}
