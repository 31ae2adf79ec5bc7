import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { exportFolder } from '../scripts/paths.mjs';
import { serveExport } from '../scripts/serve.mjs';
import { untilHydrated } from './site-test';

test.use({ serviceWorkers: 'allow' });

const routes = ['/', '/products', '/about', '/contact', '/get-quote', '/backup-calculator', '/backup-calculator?household=small'];

/** Waits until the service worker has kept what it keeps. */
async function waitUntilKept(page: Page) {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active && active.state !== 'activated') {
      await new Promise<void>((resolve) =>
        active.addEventListener('statechange', () => active.state === 'activated' && resolve()),
      );
    }
  });
}

test('after one visit all five routes, the calculator and the visited product open offline, and a line says so', async ({ page, context }) => {
  await page.goto('/');
  await waitUntilKept(page);
  await page.goto('/products/24v-100ah-lithium-battery');
  await untilHydrated(page);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  for (const address of [...routes, '/products?category=beyond-batteries', '/products/24v-100ah-lithium-battery']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('You are offline.')).toBeVisible();
  }
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});

test('a new version is seen at once, not held back by the cache', async ({ page }) => {
  const root = await mkdtemp(path.join(tmpdir(), 'new-version-'));
  await cp(exportFolder, root, { recursive: true, filter: (file) => !/\.(?:br|gz|avif|webp|jpg)$/.test(file) });
  const site = await serveExport({ root, port: 0 });
  try {
    await page.goto(`${site.url}/about`);
    await waitUntilKept(page);
    await page.goto(`${site.url}/about`);
    const file = path.join(root, 'about.html');
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replace('</head>', '<meta name="version" content="new"/></head>'));
    await page.goto(`${site.url}/about`);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expect(page.locator('meta[name="version"]')).toHaveAttribute('content', 'new');
  } finally {
    await site.close();
    await rm(root, { recursive: true, force: true });
  }
});
