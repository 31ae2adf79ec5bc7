import { controls } from '@/content/controls';
import { cataloguePage } from '@/content/shop/catalogue-page';
import { expectNoAxeFindings } from '../support/axe';
import { expect, test } from '../support/site-test';

// The crawl checks pages as they open, the stories of menu and forms what they lead to.

test('no axe finding in what the catalogue opens', { tag: '@both' }, async ({ page, visit, context, isMobile, complaints }) => {
  await visit('/products?category=solar-batteries&sub=customized-battery-pack');
  await expect(page.getByText(cataloguePage.empty.title)).toBeVisible();
  // On a phone the row cuts a button off, and axe can't judge its words; on a desktop all buttons are whole.
  await expectNoAxeFindings(page, 'an empty sub-category', isMobile ? ['[role="group"]'] : []);
  await page.getByRole('button', { name: 'All Products' }).click();
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Next picture' }).click();
  await card.getByRole('heading', { level: 3 }).getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoAxeFindings(page, 'a product’s dialog');
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await expect(page.getByText(controls.offline)).toBeVisible();
  await expectNoAxeFindings(page, 'offline');
  await context.setOffline(false);
  // Pictures that were still loading fail without a connection.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED')));
});
