import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { serveExport } from '@/scripts/serve/serve-export';
import { startLine, startStaticCopy } from '../support/service-worker-sites';
import { untilHydrated } from '../support/site-test';

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

test('after one visit all five routes, the calculator and the visited product open offline, and a line says so', async ({
  page,
  context,
}) => {
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
  await page.goto('/products');
  await untilHydrated(page);
  // Its own page was never visited.
  await page.getByRole('link', { name: 'Alpha Ampere 12V 100Ah Lithium Battery', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Alpha Ampere 12V 100Ah Lithium Battery' })).toBeVisible();
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

test.describe('storage that fails costs a visitor with a line nothing', () => {
  /** What a worker that can't store hands out: pages, and the pictures and scripts of pages. */
  async function expectWholeSite(page: Page, url: string) {
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.url()));
    page.on('response', (response) => response.status() >= 400 && failed.push(`${response.status()} ${response.url()}`));
    for (const address of ['/', '/products', '/backup-calculator']) {
      await page.goto(url + address);
      await untilHydrated(page);
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    }
    await page.waitForLoadState('networkidle');
    expect(failed).toEqual([]);
  }

  test('full', { tag: '@full' }, async ({ page, context, baseURL }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: String(baseURL), quotaSize: 1 });
    await page.goto('/');
    await waitUntilKept(page);
    expect(await page.evaluate(async () => (await caches.match('/about')) === undefined)).toBe(true);
    await expectWholeSite(page, String(baseURL));
  });

  for (const [what, fault] of [
    [
      'refused',
      "self.caches.open = self.caches.match = self.caches.keys = () => Promise.reject(new DOMException('no', 'SecurityError'));",
    ],
    [
      'gone as soon as it is written',
      'const { put } = Cache.prototype; Cache.prototype.put = async function (...args) { await put.apply(this, args); throw new Error("gone"); };',
    ],
    [
      'so slow that it never answers a write',
      'Cache.prototype.put = () => new Promise(() => {}); self.addEventListener = ((add) => (type, ...rest) => type !== "install" && add.call(self, type, ...rest))(self.addEventListener);',
    ],
  ] as const) {
    test(what, { tag: '@full' }, async ({ page }) => {
      const site = await startStaticCopy((worker) => fault + worker);
      try {
        await page.goto(site.url);
        await waitUntilKept(page);
        await expectWholeSite(page, site.url);
      } finally {
        await site.close();
      }
    });
  }
});

test.describe('a line that accepts and never answers', () => {
  test('the kept page is shown, and the late answer is kept all the same', { tag: '@full' }, async ({ page }) => {
    const line = await startLine();
    try {
      await page.goto(`${line.url}/about`);
      await waitUntilKept(page);
      await page.goto(`${line.url}/contact`);
      await expect(page.locator('h1')).toHaveText(/.+/);

      line.hold();
      await page.goto(`${line.url}/about?from=a#here`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('meta[name="version"]')).toHaveCount(0);

      line.answerHeld((html) => html.replace('</head>', '<meta name="version" content="late"/></head>'));
      await expect
        .poll(() => page.evaluate(async () => (await (await caches.match('/about'))?.text())?.includes('content="late"')))
        .toBe(true);
    } finally {
      await line.close();
    }
  });

  test('a page that is not kept is waited for', { tag: '@full' }, async ({ page }) => {
    const line = await startLine();
    try {
      await page.goto(`${line.url}/`);
      await waitUntilKept(page);
      line.hold();
      const answer = page.goto(`${line.url}/products/24v-100ah-lithium-battery`);
      // Longer than the worker's patience.
      await new Promise((resolve) => setTimeout(resolve, 5000));
      line.answerHeld();
      expect((await answer)?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    } finally {
      await line.close();
    }
  });
});

test('a version of which a file is lost is not kept; the last one stays', async ({ page, context }) => {
  const site = await startStaticCopy((worker) => worker);
  try {
    await page.goto(`${site.url}/`);
    await waitUntilKept(page);
    const kept = () => page.evaluate(() => caches.keys());
    const before = await kept();
    await site.changeWorker((worker) =>
      worker.replace(/alpha-ampere-\w+/, 'alpha-ampere-next').replace('FILES = [', 'FILES = ["/_next/static/lost.js",'),
    );
    const state = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const found = new Promise<string>((resolve) =>
        registration?.addEventListener('updatefound', () => {
          const { installing } = registration;
          installing?.addEventListener('statechange', () => resolve(installing.state));
        }),
      );
      await registration?.update();
      return found;
    });
    expect(state).toBe('redundant');
    expect(await kept()).toEqual(expect.arrayContaining(before));
    await context.setOffline(true);
    await page.goto(`${site.url}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await site.close();
  }
});
