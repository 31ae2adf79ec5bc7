import type { Page } from '@playwright/test';
import { finder } from '@/content/advice/battery-finder';
import { routes } from '@/content/routes';
import { products } from '@/content/shop/products';
import { site } from '@/content/site';
import { orderChat } from '@/lib/enquiry/whatsapp';
import { householdPath, productPath } from '@/lib/paths';
import { drawQrCode } from '@/lib/shop/qr-code';
import { orderText } from '../support/chat';
import { pack } from '../support/export';
import { expect, test } from '../support/site-test';

test('a pack prints with price, address, phone and a code that orders it', { tag: '@desktop' }, async ({ visit }) => {
  const page = await visit(pack.path);
  const code = page.getByAltText('Scan to order on WhatsApp');
  const phones = page.getByText([...site.phones, site.emails[0]].join(', '));
  for (const part of [page.getByText('Specification sheet'), code, phones]) await expect(part).toBeHidden();
  await page.evaluate(() => Object.assign(window, { print: () => document.documentElement.setAttribute('data-printed', '') }));
  await page.getByRole('button', { name: 'Print this sheet' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();

  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('main');
  for (const part of [
    sheet.getByRole('heading', { level: 1 }),
    sheet.getByText(pack.price, { exact: true }).first(),
    page.getByText(`${site.address.street}, ${site.address.city}, ${site.address.country}`).filter({ visible: true }),
    phones,
    code,
    sheet.getByRole('img', { name: pack.images[0]?.alt }),
    sheet.getByRole('heading', { name: 'Fits', exact: true }),
    sheet.getByRole('row').last(),
  ]) {
    await expect(part).toBeVisible();
  }
  for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  for (const role of ['link', 'button'] as const) await expect(sheet.getByRole(role)).toHaveCount(0);
  // lib/shop tests that a phone can read the code.
  const drawing = await page.request.get((await code.getAttribute('src')) ?? '');
  expect(await drawing.text()).toBe(drawQrCode(orderChat(orderText(pack.name))));
});

test('sheets print on one page; answers are printed, empty forms are not', { tag: '@desktop' }, async ({ page, visit }) => {
  for (const path of [...products.map(({ id }) => productPath(id)), routes.fitABattery]) {
    await visit(path);
    await expectOnePage(page);
  }
  await visit('/products');
  await page.getByRole('link', { name: pack.name, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectOnePage(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog').getByRole('row').last()).toBeVisible();
  await expect(page.locator('h1')).toBeHidden();
  await page.goto(householdPath(finder.firstHousehold));
  await expect(page.getByRole('main').getByRole('status').first()).toBeVisible();
  await page.goto(routes.checkABattery);
  await expect(page.getByRole('main').locator('input:visible')).toHaveCount(0);
});

async function expectOnePage(page: Page): Promise<void> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g), page.url()).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][\d.]* 84[12][\d.]*\]/);
}
