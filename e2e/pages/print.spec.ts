import jsQR from 'jsqr';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { products } from '@/content/products';
import { site } from '@/content/site';
import type { Product } from '@/content/types';
import { expect, test } from '../support/site-test';

const catalogue: readonly Product[] = products;

/** The longest sheet; the others are printed in the long run. */
const EXAMPLES = /^51-2v/;

/** What a phone reads from the code on the sheet. It has loaded, as it does for a printer. */
async function scan(page: Page): Promise<string | undefined> {
  const code = page.getByRole('img', { name: 'Scan to order on WhatsApp' });
  await code.scrollIntoViewIfNeeded();
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const drawing = await page.request.get((await code.getAttribute('src')) ?? '');
  const { data, info } = await sharp(await drawing.body())
    .resize({ width: 600, kernel: 'nearest' })
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

for (const { id, name, price, specs } of catalogue) {
  const tag = EXAMPLES.test(id) ? [] : '@full';
  test(`${name} prints as one A4 sheet with price, address, phone and a code that orders it`, { tag }, async ({ page }) => {
    await page.goto(`/products/${id}`);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), name).toHaveLength(1);
    expect(pdf, name).toMatch(/\/MediaBox \[0 0 59[45][\d.]* 84[12][\d.]*\]/);

    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('main');
    const specification = page.locator('section[aria-labelledby="specifications"]');
    await expect(sheet.getByRole('heading', { level: 1 }), name).toBeVisible();
    await expect(sheet.getByRole('article').first().getByText(price, { exact: true }), name).toBeVisible();
    await expect(sheet.getByText('Price on 20 November 2026'), name).toBeVisible();
    await expect(specification.getByRole('row').filter({ has: page.getByRole('cell') }), name).toHaveCount(
      Object.keys(specs).length,
    );
    const foot = page.locator('article:has(h1) > div').last();
    await expect(foot.getByText(`${site.address.street}, ${site.address.city}, ${site.address.country}`), name).toBeVisible();
    await expect(foot.getByText(site.phones.join(', ')), name).toBeVisible();
    await expect(sheet.getByRole('img', { name: catalogue.find((one) => one.id === id)?.images[0]?.alt }), name).toBeVisible();
    await expect(sheet.getByRole('heading', { name: 'Fits', exact: true }), name).toBeVisible();
    const isPack = id.endsWith('lithium-battery');
    await expect(sheet.getByRole('heading', { name: isPack ? 'What it runs' : 'Check before you order' }), name).toBeVisible();
    for (const part of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      sheet.getByRole('link'),
      sheet.getByRole('button'),
    ]) {
      await expect(part, name).toHaveCount(0);
    }
    expect(await scan(page), name).toBe(
      `https://wa.me/${site.whatsApp.productOrders}?text=${encodeURIComponent(`Hi! I'm interested in ordering ${name}. Please provide more details.`)}`,
    );
  });
}

test('the sheet’s own parts are not on screen', { tag: '@full' }, async ({ visit }) => {
  const page = await visit(`/products/${catalogue[1]?.id}`);
  await expect(page.getByText('Specification sheet')).toBeHidden();
  await expect(page.getByRole('img', { name: 'Scan to order on WhatsApp' })).toBeHidden();
});
