import { chromium, expect, test } from '@playwright/test';
import { waitForScripts } from '../support/quote-form';
import { allRoutes } from '../support/routes';
import { untilDialogWhole } from '../support/site-test';

const routes = ['/', '/products', '/about', '/contact', '/get-quote', '/products/24v-100ah-lithium-battery'];

test('a blocked pop-up leaves the chat to open by hand', { tag: '@whole' }, async ({ launchOptions, baseURL }) => {
  // Playwright switches the browser's own blocker off; here it is wanted.
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-popup-blocking'] });
  try {
    const page = await browser.newPage({ baseURL });
    // The blocker stops a window that no tap asked for. The page has to submit by itself, and be seen to have done so by
    // its console: whatever Playwright looks up in a page counts as a tap there for five seconds.
    await page.addInitScript(() => {
      const submitOnceAlive = setInterval(() => {
        const form = document.querySelector<HTMLFormElement>('main form');
        if (!form || document.documentElement.dataset.scripts !== 'ready') return;
        clearInterval(submitOnceAlive);
        const fill = (name: string, value: string) => {
          (form.elements.namedItem(name) as HTMLInputElement).value = value;
        };
        fill('name', 'Ayesha');
        fill('email', 'a@example.com');
        fill('batteryType', 'Custom Solution');
        form.requestSubmit();
        console.info(`submitted, tapped: ${navigator.userActivation.hasBeenActive}`);
      }, 50);
    });
    const submitted = page.waitForEvent('console', (message) => message.text().startsWith('submitted'));
    await page.goto('/contact');
    expect((await submitted).text()).toBe('submitted, tapped: false');

    await expect(page.getByText('did not open WhatsApp by itself')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the chat' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+\?text=.*Ayesha/,
    );
    await expect(page.getByLabel('Full Name')).toHaveValue('Ayesha');
    expect(page.context().pages()).toHaveLength(1);
  } finally {
    await browser.close();
  }
});

for (const year of [2027, 2031]) {
  test(`in ${year} the copyright line says so, with no hydration error`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.clock.setFixedTime(new Date(`${year}-06-01T12:00:00+05:00`));
    await page.goto('/about');
    await expect(page.getByRole('contentinfo')).toContainText(`© ${year} Alpha Ampere`);
    expect(errors).toEqual([]);
  });
}

const places = [
  { locale: 'ur-PK', timezoneId: 'Asia/Karachi' },
  { locale: 'ar-EG', timezoneId: 'Pacific/Kiritimati' },
  { locale: 'de-DE', timezoneId: 'Pacific/Pago_Pago' },
  { locale: 'fa-IR', timezoneId: 'Asia/Tehran' },
];
for (const place of places) {
  test(`${place.locale} in ${place.timezoneId} reads the same prices, with no hydration error`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...place, baseURL, serviceWorkers: 'block' });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto('/products');
    await waitForScripts(page);
    for (const price of ['PKR 229,000', 'PKR 139,000', 'PKR 78,000', 'PKR 13,500']) {
      await expect(page.getByText(price, { exact: true }).first()).toBeVisible();
    }
    expect(errors).toEqual([]);
    await context.close();
  });
}

const queries = [
  '?category=%E0%A4%A',
  '?category=__proto__',
  '?category=constructor&sub=toString',
  `?category=${'x'.repeat(4000)}`,
  '?sub=ev-batteries',
  '?category=solar-batteries&sub=ev-batteries',
];
for (const query of queries) {
  test(`/products${query.slice(0, 40)} is a normal page`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`/products${query}`);
    await waitForScripts(page);
    await expect(page.getByText('8 products')).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('/products/ and doubled slashes lead to the page or to the 404, never to a blank one', async ({ page, baseURL }) => {
  await page.goto('/products/');
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const response = await page.goto(`${baseURL}//evil.example/`);
  expect(new URL(page.url()).hostname).toBe('127.0.0.1');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('every picture lost: each product still has a name, a price and an order link', async ({ page }) => {
  await page.route('**/pictures/**', (route) => route.abort());
  await page.goto('/products');
  await waitForScripts(page);
  await expect(page.locator('article a[href^="https://wa.me/"]')).toHaveCount(8);
  await page.locator('article h3 a').first().click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Order on WhatsApp' })).toBeVisible();
});

test('Back restores each page at once', { tag: '@whole' }, async ({ launchOptions, baseURL }) => {
  test.setTimeout(90_000);
  // Playwright switches the back/forward cache off; here it is wanted.
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  try {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    for (const address of allRoutes) {
      await page.goto(address);
      await waitForScripts(page);
      await page.evaluate(() => {
        window.addEventListener('pageshow', (event) => {
          document.documentElement.dataset.restored = String(event.persisted);
        });
      });
      await page.goto('/robots.txt');
      // Not goBack: it waits for a load that a restored page never has.
      await page.evaluate(() => window.history.back());
      await expect(page.locator('html'), address).toHaveAttribute('data-restored', 'true');
    }
  } finally {
    await browser.close();
  }
});

test('forty dialogs leave nothing behind', async ({ page, context }) => {
  test.setTimeout(120_000);
  await page.goto('/products');
  await waitForScripts(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return { nodes: value('Nodes'), listeners: value('JSEventListeners') };
  };
  const openAndClose = async () => {
    await page.locator('article h3 a').first().click();
    await untilDialogWhole(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  for (let count = 0; count < 5; count += 1) await openAndClose();
  const before = await measure();
  for (let count = 0; count < 40; count += 1) await openAndClose();
  const after = await measure();
  expect(before.nodes).toBeGreaterThan(100);
  // A leak would add at least one dialog's nodes and listeners each time.
  expect(after.nodes - before.nodes).toBeLessThan(400);
  expect(after.listeners - before.listeners).toBeLessThan(40);
});

test('in print nothing is fixed over the text', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const [address, width] of routes.flatMap(
    (route) =>
      [
        [route, 1440],
        [route, 390],
      ] as const,
  )) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width > 1 && height > 1;
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(fixed, `${address} at ${width} px`).toEqual([]);
  }
});
