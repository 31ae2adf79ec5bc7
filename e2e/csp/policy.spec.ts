import { expect, test, type Browser, type Page } from '@playwright/test';
import { MAIL_PORT } from '@/scripts/support/test-environment';
import { attacks, startAttacks } from '../support/attacks';
import { keptInBrowser } from '../support/kept-in-browser';
import { mailbox } from '../support/mail';
import { untilDialogWhole, untilHydrated } from '../support/site-test';
import { watchViolations } from '../support/violations';

// No screenshots here: Playwright takes them with a style of its own, which the policy reports.
test.use({ screenshot: 'off' });

test('what a page keeps in the browser would be seen', { tag: '@full' }, async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    localStorage.setItem('a', '1');
    sessionStorage.setItem('a', '1');
  });
  expect(await keptInBrowser(page)).toEqual({ local: 1, session: 1, databases: 0 });
});

test('what the policy stops would be seen', { tag: '@full' }, async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/about');
  await page.evaluate(() => void setTimeout(() => document.body.setAttribute('style', 'color: red')));
  await expect.poll(() => violations.join()).toContain('style-src-attr');
  expect(violations.join()).toContain('console:');
});

test('menu, modal, toast and soft navigation break no policy', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const violations = await watchViolations(page);
  const mail = mailbox();
  await page.goto('/');
  await untilHydrated(page);
  await markDocument(page);

  for (const [label, address] of [
    ['About Us', '/about'],
    ['Contact', '/contact'],
    ['Products', '/products'],
    ['Home', '/'],
  ] as const) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('h1')).toHaveCount(1);
  }
  expect(await isSameDocument(page)).toBe(true);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#site-menu').getByRole('button', { name: 'Get Quote' }).click();
  const modal = page.getByRole('dialog', { name: 'Get a Quote' });
  await fillEnquiry(modal, mail.mark);
  await modal.getByRole('button', { name: 'Send Email' }).click();
  await expect(page.locator('.toast')).toBeVisible();
  await expect(modal).toBeHidden();
  expect(await mail.received()).toHaveLength(1);
  expect(violations).toEqual([]);
});

test('a dialog locks the page below it, and breaks no policy', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/products');
  await untilHydrated(page);
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
  expect(await overflow()).toBe('visible');

  const card = page.locator('article h3 a').first();
  await card.click();
  await untilDialogWhole(page);
  expect(await overflow()).toBe('hidden');
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await overflow()).toBe('visible');
  expect(violations).toEqual([]);
});

test('structured data reached by soft navigation breaks no policy', { tag: '@full' }, async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/about');
  await untilHydrated(page);
  await markDocument(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL('/products');
  await expect(page.locator('script[type="application/ld+json"]')).not.toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
  expect(violations).toEqual([]);
});

test('both forms break no policy', async ({ page, context }) => {
  const violations = await watchViolations(page);
  const mail = mailbox();
  await page.goto('/get-quote');
  await untilHydrated(page);
  await fillEnquiry(page.locator('main'), mail.mark);
  await page.getByRole('button', { name: 'Send Quote Request' }).click();
  await expect(page.locator('.toast')).toBeVisible();
  expect(await mail.received()).toHaveLength(1);

  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await page.goto('/contact');
  await untilHydrated(page);
  const form = page.locator('main form');
  await form.getByLabel('Full Name').fill('Bilal');
  await form.getByLabel('Email Address').fill('bilal@example.com');
  await form.getByLabel('Battery Type').selectOption('Custom Solution');
  const chat = context.waitForEvent('page');
  await form.getByRole('button', { name: 'Send on WhatsApp' }).click();
  expect((await chat).url()).toContain('https://wa.me/');
  await expect(page.locator('.toast')).toBeVisible();
  expect(violations).toEqual([]);
});

test('the policy lets a form without scripts reach the mail service', { tag: '@full' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const mail = mailbox();
  await page.goto('/get-quote');
  await fillEnquiry(page.locator('main'), mail.mark);
  await page.getByRole('button', { name: 'Send Quote Request' }).click();
  await expect(page).toHaveURL(new RegExp(`^http://127.0.0.1:${MAIL_PORT}/`));
  expect(await mail.received()).toHaveLength(1);
  await context.close();
});

test('the service worker breaks no policy', { tag: '@full' }, async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  const violations = await watchViolations(page);
  await page.goto('/');
  const script = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  expect(script).toContain('/sw.js');
  await page.reload();
  await untilHydrated(page);
  await expect(page.locator('h1')).toBeVisible();
  expect(violations).toEqual([]);
  await context.close();
});

for (const [where, event] of [
  ['a page', 'pointerup'],
  ['what surrounds all pages', 'offline'],
] as const) {
  test(`an error in ${where} shows our own error page, under the policy`, async ({ page }) => {
    const violations = await watchViolations(page);
    await page.addInitScript((planted) => {
      const add = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (type, ...rest) {
        // React listens to all of them on the document.
        if (type === planted && this !== document) throw new Error('planted');
        add.call(this, type, ...rest);
      };
    }, event);
    await page.goto('/products');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong here');
    await expect(page.getByRole('link', { name: 'Ask on WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /archivo/i);
    // By itself it was loaded anew once.
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await reloaded;
    expect(violations).toEqual([]);
  });
}

test('an address with doubled slashes ends up at the clean one', { tag: '@full' }, async ({ page, baseURL }) => {
  // As on a host that does not merge them.
  await page.route(/\d\/\/about\?/, async (route) => route.fulfill({ response: await route.fetch({ url: `${baseURL}/about` }) }));
  const answer = await page.goto(`${baseURL}//about?a=b#c`);
  expect(answer?.request().redirectedFrom()).toBeNull();
  await expect(page).toHaveURL('/about?a=b#c');
  await untilHydrated(page);
  await expect(page.locator('h1')).toBeVisible();
});

test('injected code runs without the policy and not under it', async ({ browser }) => {
  test.slow();
  const begun = Date.now();
  await attack(browser, { bypassCSP: true }, (worked) => expect.poll(() => [...worked].toSorted()).toEqual(attacks.toSorted()));
  const longEnough = Date.now() - begun;
  await attack(browser, { bypassCSP: false }, async (worked) => {
    await new Promise((resolve) => setTimeout(resolve, longEnough));
    expect([...worked]).toEqual([]);
  });
});

async function attack(browser: Browser, options: { bypassCSP: boolean }, check: (worked: ReadonlySet<string>) => Promise<void>) {
  const context = await browser.newContext(options);
  try {
    await check(await startAttacks(await context.newPage(), '/about'));
  } finally {
    await context.close();
  }
}

async function fillEnquiry(form: Pick<Page, 'locator'>, mark: string) {
  await form.locator('[name=user_name]').fill('Ayesha');
  await form.locator('[name=user_email]').fill('ayesha@example.com');
  await form.locator('[name=subject]').fill('24V battery');
  await form.locator('[name=message]').fill(`For four fans ${mark}`);
}

/** A new document would forget it. */
const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { markOfTest: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'markOfTest' in window);
