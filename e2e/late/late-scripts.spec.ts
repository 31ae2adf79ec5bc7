import type { Page } from '@playwright/test';
import { mailbox } from '../support/mail';
import { expectQuoteFormKept, fillQuoteForm, sendButton } from '../support/quote-form';
import { expect, test, untilHydrated } from '../support/site-test';
import { translatePage } from '../support/translate-page';

const SCRIPTS = /\/_next\/static\/chunks\/.*\.js$/;
const LOST = /Failed to load resource|integrity/;

/** Holds back all scripts until it is told to let them through. */
async function holdScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/** The addresses of the scripts that a page will fetch later, of what comes with them, and of the payload that names them. */
async function readLateFiles(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address)).text();
  expect(html).not.toMatch(/<script[^>]* src=/);
  const listChecked = (text = '') =>
    [...text.matchAll(/\["(\/_next\/static\/[^"]+)","sha256-[^"]{44}"\]/g)].map(([, file]) => String(file));
  const [payload = '', ...others] = listChecked(html);
  expect(others).toEqual([]);
  const [files] = (await (await page.request.get(payload)).text()).split('\n', 1);
  const list = [payload, ...listChecked(files)];
  for (const [ending, least] of [
    ['.txt', 1],
    ['.js', 5],
  ] as const) {
    expect(list.filter((file) => file.endsWith(ending)).length).toBeGreaterThanOrEqual(least);
  }
  return list;
}

const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Product categories' }).getByRole('button', { name });

for (const address of ['/', '/products/24v-100ah-lithium-battery', '/products', '/about', '/contact', '/get-quote']) {
  test(
    `no script of ${address} is asked for before it has loaded`,
    { tag: address === '/' ? [] : '@full' },
    async ({ visit }) => {
      const page = await visit(address);
      const { loaded, starts } = await page.evaluate(() => ({
        loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
        starts: performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      }));
      expect(loaded).toBeGreaterThan(0);
      expect(starts.length).toBeGreaterThan(4);
      expect(
        starts.filter((start) => start < loaded),
        address,
      ).toEqual([]);
      const unchecked = await page.locator('script[src]:not([integrity])').count();
      expect(unchecked).toBe(0);
    },
  );
}

test('no script is asked for before the first frame, even if that comes after the load', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => SCRIPTS.test(request.url()) && asked.push(request.url()));
  await page.addInitScript(() => {
    const frames: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (frame) => frames.push(frame);
    Object.assign(window, { releaseFrames: () => frames.forEach((frame) => frame(performance.now())) });
  });
  await page.goto('/about');
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await page.evaluate(() => (window as unknown as { releaseFrames: () => void }).releaseFrames());
  await expect.poll(() => asked.length).toBeGreaterThan(4);
});

test('no script comes twice, neither over the line nor into the page', { tag: '@full' }, async ({ browser, baseURL }) => {
  // A context of its own: routes, which the others have, switch the browser's cache off.
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/products');
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  const sources = await page.locator('script[src]').evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src')));
  expect(sources.length).toBeGreaterThan(4);
  expect(sources.toSorted()).toEqual([...new Set(sources)].toSorted());
  expect(bytes.filter((size) => size > 0)).toHaveLength(sources.length);
  await context.close();
});

test('a touch asks for them at once, while the first picture is still on its way', async ({ page }) => {
  await page.route('**/pictures/**', () => {});
  await page.goto('/products', { waitUntil: 'commit' });
  await filter(page, 'Electric Vehicles').click();
  await expect(page.getByRole('status').filter({ hasText: '0 products' })).toBeVisible();
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
});

test('what is tapped before they are there is answered when they are', async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto('/products');
  await filter(page, 'Electric Vehicles').click();
  await expect(filter(page, 'Electric Vehicles')).toHaveAttribute('aria-busy', 'true');
  const carousel = page.getByRole('region', { name: /Pictures of/ }).first();
  await filter(page, 'All Products').click();
  await carousel.getByRole('button', { name: 'Next picture' }).click();
  await carousel.getByRole('button', { name: 'Next picture' }).click();
  release();
  await expect(carousel.getByRole('group', { name: '3 of 3' })).toBeVisible();
  await expect(filter(page, 'All Products')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await page.goBack();
  await expect(filter(page, 'Electric Vehicles')).toHaveAttribute('aria-pressed', 'true');
});

test(
  'a page translated before they are there keeps what was typed, and sends it',
  { tag: '@full' },
  async ({ page, complaints }) => {
    const mail = mailbox();
    const { release } = await holdScripts(page);
    await page.goto('/get-quote');
    const filled = await fillQuoteForm(page, mail.mark);
    await translatePage(page);
    release();
    await untilHydrated(page);
    await expectQuoteFormKept(page, filled);
    await sendButton(page).click();
    await expect(page.getByText('Email Sent Successfully', { exact: true })).toBeVisible();
    const [sent] = await mail.received();
    expect(sent?.fields.message).toBe(filled.message);

    // React says that the page was not what it had made.
    const rebuilt = complaints.filter((text) => text.includes('#418'));
    expect(rebuilt.length).toBeGreaterThan(0);
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !rebuilt.includes(text)));
  },
);

test('menu, links and answers need none of them', async ({ page }) => {
  await holdScripts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.locator('summary').first().click();
  await expect(page.locator('details p').first()).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL('/products');
});

for (const [which, choose, tag] of [
  // The payload names the others, and a script is one of many.
  ['the payload or a script', (files: string[]) => [files[0], files.at(-1)], []],
  ['any one of them', (files: string[]) => files, ['@full']],
] as const) {
  test(
    `${which} lost: nothing starts, the page stays, and the next touch tries again`,
    { tag: [...tag] },
    async ({ page, complaints }) => {
      for (const lost of choose(await readLateFiles(page, '/products'))) {
        if (!lost) throw new Error('The page names no late file');
        await test.step(lost, async () => {
          await page.route(`**${lost}`, (route) => route.abort());
          const failed = page.waitForEvent('requestfailed');
          await page.goto('/products');
          await failed;
          await expect(page.locator('article a[href^="https://wa.me/"]')).toHaveCount(8);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

          const again = page.waitForEvent('requestfailed');
          await filter(page, 'Electric Vehicles').click();
          await again;
          await expect(page.locator('[aria-busy]')).toHaveCount(0);
          await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
          await expect(page.locator('script[src]')).toHaveCount(0);

          await page.unroute(`**${lost}`);
          await filter(page, 'Electric Vehicles').click();
          await expect(page.getByRole('status').filter({ hasText: '0 products' })).toBeVisible();
        });
      }
      expect(complaints.filter((text) => LOST.test(text)).length).toBeGreaterThan(0);
      complaints.splice(0, complaints.length, ...complaints.filter((text) => !LOST.test(text)));
    },
  );
}

test('a script that was tampered with does not run', { tag: '@full' }, async ({ page, complaints }) => {
  const tampered = (await readLateFiles(page, '/products')).find((file) => file.endsWith('.js'));
  await page.route(`**${tampered}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `document.title = 'Tampered';${await response.text()}` });
  });
  await page.goto('/products');
  await expect.poll(() => complaints.filter((text) => LOST.test(text)).length).toBeGreaterThan(0);
  await expect(page.locator('article a[href^="https://wa.me/"]')).toHaveCount(8);
  await expect(page).not.toHaveTitle('Tampered');
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !LOST.test(text)));
});
