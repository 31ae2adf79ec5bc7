import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { finder } from '@/content/advice/battery-finder';
import { routes } from '@/content/routes';
import { products } from '@/content/shop/products';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { site } from '@/content/site';
import { householdPath } from '@/lib/paths';
import { orderText, readChatLink } from '../support/chat';
import { pack } from '../support/export';
import { expect, test } from '../support/site-test';

test(
  'a pack prints as one A4 sheet with price, address, phone and a code that orders it',
  { tag: '@desktop' },
  async ({ visit }) => {
    const page = await visit(pack.path);
    const code = page.getByAltText('Scan to order on WhatsApp');
    const phones = page.getByText([...site.phones, site.emails[0]].join(', '));
    for (const part of [page.getByText('Specification sheet'), code, phones]) await expect(part).toBeHidden();
    for (const { id } of products) {
      await visit(`/products/${id}`);
      await expectOnePage(page);
    }
    await visit(pack.path);
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('main');
    for (const part of [
      sheet.getByRole('heading', { level: 1 }),
      sheet.getByText(pack.price, { exact: true }).first(),
      page.getByText(`${site.address.street}, ${site.address.city}, ${site.address.country}`).filter({ visible: true }),
      phones,
      sheet.getByRole('img', { name: pack.images[0]?.alt }),
      sheet.getByRole('heading', { name: 'Fits', exact: true }),
      sheet.getByRole('row').last(),
    ]) {
      await expect(part).toBeVisible();
    }
    for (const part of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      sheet.getByRole('link'),
      sheet.getByRole('button'),
    ]) {
      await expect(part).toHaveCount(0);
    }
    // Scan the code as a phone does.
    await expect(code).toBeVisible();
    const drawing = await page.request.get((await code.getAttribute('src')) ?? '');
    const { data, info } = await sharp(await drawing.body())
      .resize({ width: 600, kernel: 'nearest' })
      .flatten({ background: 'white' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const scanned = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
    expect(readChatLink(scanned)).toEqual({ number: chatNumbers.orders, text: orderText(pack.name) });
  },
);

test('a household’s page prints its answer; the fitter’s sheet is one page', { tag: '@desktop' }, async ({ page, visit }) => {
  await visit(householdPath(finder.firstHousehold));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByRole('status').first()).toBeVisible();
  await page.emulateMedia({ media: null });
  await visit(routes.checkABattery);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').locator('input:visible')).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await visit(routes.fitABattery);
  await expectOnePage(page);
});

async function expectOnePage(page: Page): Promise<void> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g), page.url()).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][\d.]* 84[12][\d.]*\]/);
}
