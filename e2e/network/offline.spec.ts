import type { Page } from '@playwright/test';
import { closeLabel, controls, notKept } from '@/content/controls';
import { products } from '@/content/shop/products';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { expect, test, type Fault } from '../support/connection';
import { firstProduct, pack } from '../support/export';
import { untilHydrated } from '../support/site-test';

test.use({ serviceWorkers: 'allow' });
// An option of the browser gives this file a browser of its own: once other tests have used a Firefox, a context that is set
// offline there answers navigations with an error and never asks the service worker.
test.use({ headless: true });

/** Opens a page and waits until the service worker has stored its files. */
async function openAndKeep(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active && active.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

const versionOf = (page: Page) => page.locator('meta[name="version"]');
const marked = (version: string): Fault => ({
  change: (html) => html.replace('</head>', `<meta name="version" content="${version}"/></head>`),
});
const notice = (page: Page) => page.getByText(controls.offline);

test('the notice covers no price or order button, and goes by its button or when the connection is back', async ({
  page,
  context,
}) => {
  await page.goto(pack.path);
  await untilHydrated(page);
  await context.setOffline(true);
  const covered = await notice(page).locator('..').boundingBox();
  const bar = await page.locator('.product-bar').boundingBox();
  expect((covered?.y ?? NaN) + (covered?.height ?? NaN)).toBeLessThan(bar?.y ?? NaN);
  await page.getByRole('button', { name: closeLabel }).click();
  await expect(notice(page)).toHaveCount(0);
  await context.setOffline(false);
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
});

/** The pages that the worker stores without a visit. */
const KEPT = [routes.home, routes.products, routes.about, routes.contact, routes.getQuote, routes.backupCalculator];

test(
  'after one visit the main pages and the visited product open offline, and a notice says so',
  { tag: '@browsers' },
  async ({ page, context, browserName }) => {
    await openAndKeep(page, '/');
    await page.goto(pack.path);
    await untilHydrated(page);
    await expect(notice(page)).toHaveCount(0);
    await context.setOffline(true);
    await expect(notice(page)).toBeVisible();
    const addresses = [...KEPT, '/products?category=beyond-batteries', '/backup-calculator?household=small'];
    for (const address of [...addresses, pack.path]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(notice(page)).toBeVisible();
    }
    await page.goto('/products');
    await untilHydrated(page);
    // Its own page was never visited.
    await page.getByRole('link', { name: firstProduct.name, exact: true }).click();
    await expect(page.getByRole('dialog', { name: firstProduct.name })).toBeVisible();
    // Debian's Firefox keeps its workers online, and does not notice when the connection is back.
    if (browserName === 'firefox') return;
    await page.goto(routes.checkABattery);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notKept.title);
    await expect(page.locator('a[href^="tel:"]')).toHaveText(site.phones[0]);
    await page.getByRole('link', { name: 'Products' }).click();
    await expect(page.getByRole('article')).toHaveCount(products.length);
    await context.setOffline(false);
    await expect(notice(page)).toHaveCount(0);
  },
);

test('a new version is shown at once; an error is shown and not stored', async ({ page, context, connection }) => {
  await openAndKeep(page, '/about');
  connection.disturb(/^\/about$/, marked('new'));
  await page.goto('/about');
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect(versionOf(page)).toHaveAttribute('content', 'new');
  connection.disturb(/^\/about$/, { status: 503 });
  expect((await page.goto('/about'))?.status()).toBe(503);
  await context.setOffline(true);
  expect((await page.goto('/about'))?.status()).toBe(200);
  await expect(versionOf(page)).toHaveAttribute('content', 'new');
});

test('if the server does not answer, a stored page is shown, and a page that is not stored is waited for', async ({
  page,
  connection,
}) => {
  await openAndKeep(page, '/about');
  await page.goto('/contact');
  connection.disturb(/^\/about|^\/products\//, 'hang');
  await page.goto('/about?from=a#here');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(versionOf(page)).toHaveCount(0);

  connection.restore();
  connection.disturb(/^\/products\//, 'hang');
  const answer = page.goto(pack.path);
  // Longer than the worker waits before it shows a stored page.
  await page.waitForTimeout(5000);
  connection.restore();
  expect((await answer)?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Code that makes the storage fail, to put before that of the worker. */
const REFUSED =
  "self.caches.open = self.caches.match = self.caches.keys = () => Promise.reject(new DOMException('no', 'SecurityError'));";

test('storage that is refused does not disturb a visitor with a connection', async ({ page, connection }) => {
  connection.disturb(/^\/sw\.js$/, { change: (worker) => REFUSED + worker });
  await openAndKeep(page, '/');
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  page.on('response', (response) => response.status() >= 400 && failed.push(`${response.status()} ${response.url()}`));
  await page.goto('/products');
  await untilHydrated(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(failed).toEqual([]);
});
