import type { Page } from '@playwright/test';
import { closeLabel, controls, notKept } from '@/content/controls';
import { routes } from '@/content/routes';
import { products } from '@/content/shop/products';
import { site } from '@/content/site';
import { expectNoAxeFindings } from '../support/axe';
import { expect, test } from '../support/connection';
import { firstProduct, pack } from '../support/export';
import { boxOf, footerLink, openProduct, untilHydrated } from '../support/site-test';

test.use({ serviceWorkers: 'allow' });

const notice = (page: Page) => page.getByText(controls.offline);

test('the notice covers no order button, and goes by its own or with a connection', async ({ page, context }) => {
  await page.goto(pack.path);
  await untilHydrated(page);
  await context.setOffline(true);
  const covered = await boxOf(notice(page).locator('..'));
  expect(covered.bottom).toBeLessThan((await boxOf(page.locator('.product-bar'))).top);
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: closeLabel }).click();
  await expect(notice(page)).toHaveCount(0);
  const answered = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await context.setOffline(false);
  await answered;
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
});

test('after one visit the main pages open offline, with a notice @browsers', async ({ page, connection }) => {
  // What the browser itself says of its connection may be wrong either way.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  await page.goto('/');
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await page.goto(pack.path);
  await untilHydrated(page);
  await expect(notice(page)).toHaveCount(0);
  connection.disturb(/./, 'lost');
  // Of the pages that the worker keeps (write-service-worker.test.ts) those that have scripts of their own.
  for (const address of [routes.getQuote, routes.backupCalculator, '/contact/', pack.path]) {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    await expect(notice(page)).toBeVisible();
  }
  await page.goto('/products');
  await untilHydrated(page);
  await openProduct(page, firstProduct.name);
  await page.goto(routes.checkABattery);
  await expect(page.locator('h1')).toHaveText(notKept.title);
  await expect(page.locator(`a[href="tel:${site.phones[0].replaceAll(' ', '')}"]`)).toHaveText(site.phones[0]);
  await page.getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('article')).toHaveCount(products.length);
  await expect(notice(page)).toBeVisible();
  connection.restore();
  await footerLink(page, 'Contact').click();
  await expect(notice(page)).toHaveCount(0);
});
