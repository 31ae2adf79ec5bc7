import { expect, test, type Page } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

const routes = ['/', '/products', '/about', '/contact', '/get-quote'];

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

test('after one visit all five routes and the visited product open offline, and a line says so', async ({ page, context }) => {
  await page.goto('/');
  await waitUntilKept(page);
  await page.goto('/products/24v-100ah-lithium-battery');
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

test('a new version is seen at once, not held back by the cache', async ({ page, context, baseURL }) => {
  await page.goto('/about');
  await waitUntilKept(page);
  await page.goto('/about');
  const html = await (await context.request.get(`${baseURL}/about`)).text();
  // Playwright answers in the server's place, behind the service worker.
  await context.route(
    (url) => url.pathname === '/about',
    (route) => route.fulfill({ contentType: 'text/html', body: html.replace('Who We Are', 'Who We Are Now') }),
  );
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'Who We Are Now' })).toBeVisible();
});
