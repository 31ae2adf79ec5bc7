import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect, test, type Page } from '@playwright/test';
import { MAIL_PORT } from '@/scripts/support/test-environment';
import { mailbox } from '../support/mail';
import { buyer, fillQuoteForm, openQuoteForm, sendButton, waitForScripts } from '../support/quote-form';

const routes = ['/', '/products', '/about', '/contact', '/get-quote', '/backup-calculator'];
const PRODUCTS = 8;

/** Eight products with their prices, each to be ordered by a plain link. */
async function expectCatalogueReadable(page: Page) {
  const cards = page.locator('article');
  await expect(cards).toHaveCount(PRODUCTS);
  const links = page.locator('article a[href^="https://wa.me/"]');
  await expect(links).toHaveCount(PRODUCTS);
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(card.getByText(/PKR \d/).first()).toBeVisible();
    await expect(card.getByRole('link', { name: 'Order on WhatsApp' })).toBeVisible();
  }
}

test('every script file lost: the catalogue is read and ordered', async ({ page }) => {
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
  for (const address of ['/', '/contact', '/backup-calculator']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('a[href^="https://wa.me/"]').first()).toBeAttached();
  }
  await page.goto('/products');
  await expectCatalogueReadable(page);
});

test('a lost dialog leads to the product’s page', async ({ page }) => {
  await page.goto('/products');
  await waitForScripts(page);
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
  await page.locator('article h3 a').first().click();
  await expect(page).toHaveURL(/\/products\/51-2v-100ah-lithium-battery$/);
  await expect(page.getByRole('heading', { level: 1, name: /51\.2V/ })).toBeVisible();
});

test('a lost modal leads to the quote page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await waitForScripts(page);
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Get Quote' }).click();
  await expect(page).toHaveURL(/\/get-quote\??$/);
});

test('a lost mail client and a lost toast: the quote is sent and said to be', async ({ page }) => {
  const mail = mailbox();
  await openQuoteForm(page);
  // Before the form has the focus, which has the toast's library fetched.
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
  await fillQuoteForm(page, mail.mark);
  await sendButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your request was sent.' })).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
  const [sent] = await mail.received();
  expect(sent?.fields.user_name).toBe(buyer.name);
});

test.describe('before the scripts have come', () => {
  test('a submit posts every field to the mail service, and no address holds a word of it', async ({ page }) => {
    const mail = mailbox();
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.route(/\/_next\/static\/.*\.js/, () => {});
    await page.goto('/get-quote', { waitUntil: 'commit' });
    const filled = await fillQuoteForm(page, mail.mark);
    await sendButton(page).click();
    await expect.poll(async () => (await mail.received()).length).toBe(1);
    const [sent] = await mail.received();
    expect(sent?.contentType).toContain('multipart/form-data');
    expect(sent?.answer).toBe('200');
    expect(sent?.fields).toMatchObject({
      user_name: filled.name,
      user_email: filled.email,
      user_phone: filled.phone,
      subject: filled.subject,
    });
    expect(sent?.fields.message?.replaceAll('\r\n', '\n')).toBe(filled.message);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(decodeURIComponent(address)).not.toMatch(/ayesha|0300/i);
  });

  test('what was typed and chosen is still there afterwards', { tag: '@full' }, async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/_next\/static\/.*\.js/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByLabel('Full Name').fill(buyer.name);
    await page.getByLabel('Additional Details').fill(buyer.message);
    await page.getByLabel('Battery Type').selectOption('Motorcycle Batteries');
    release();
    await waitForScripts(page);
    await expect(page.getByLabel('Full Name')).toHaveValue(buyer.name);
    await expect(page.getByLabel('Additional Details')).toHaveValue(buyer.message);
    await expect(page.getByLabel('Battery Type')).toHaveValue('Motorcycle Batteries');
  });
});

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('forms say how', async ({ page }) => {
    for (const address of ['/contact', '/get-quote']) {
      await page.goto(address);
      const note = page.locator('main form noscript p');
      await expect(note).toContainText('JavaScript is off');
      await expect(page.locator('main form noscript a')).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
    }
  });

  for (const [address, name, button] of [
    ['/get-quote', 'user_name', 'Send Quote Request'],
    ['/contact', 'name', 'Send on WhatsApp'],
  ] as const) {
    test(`${address} posts to the mail service`, async ({ page }) => {
      const mail = mailbox();
      await page.goto(address);
      await page.getByLabel('Full Name').fill(buyer.name);
      await page.getByLabel('Email Address').fill(buyer.email);
      if (address === '/contact') {
        await page.getByLabel('Battery Type').selectOption('Custom Solution');
        await page.getByLabel('Additional Details').fill(mail.mark);
      } else {
        await page.getByLabel('Subject').fill(mail.mark);
        await page.getByLabel('Project Details').fill(buyer.message);
      }
      await page.getByRole('button', { name: button }).click();
      await expect.poll(async () => (await mail.received()).length).toBe(1);
      const [sent] = await mail.received();
      expect(sent?.fields[name]).toBe(buyer.name);
      expect(page.url()).not.toContain('Ayesha');
    });
  }
});

test(
  'storage blocked by the browser: five pages are normal and the quote is sent',
  { tag: ['@whole', '@full'] },
  async ({ baseURL, launchOptions }) => {
    test.setTimeout(90_000);
    const profile = await mkdtemp(path.join(tmpdir(), 'blocked-storage-'));
    await mkdir(path.join(profile, 'Default'), { recursive: true });
    const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
    await writeFile(path.join(profile, 'Default/Preferences'), JSON.stringify(settings));
    const context = await chromium.launchPersistentContext(profile, { ...launchOptions, baseURL });
    try {
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto('/');
      const blocked = await page.evaluate(() => {
        try {
          return window.localStorage === null;
        } catch {
          return true;
        }
      });
      expect(blocked, 'storage is really blocked').toBe(true);
      for (const address of routes) {
        await page.goto(address);
        await waitForScripts(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      const mail = mailbox();
      await openQuoteForm(page);
      await fillQuoteForm(page, mail.mark);
      await sendButton(page).click();
      await expect(page.getByText('Email Sent Successfully', { exact: true })).toBeVisible();
      expect(await mail.received()).toHaveLength(1);
      expect(errors).toEqual([]);
    } finally {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    }
  },
);

test(
  'the mail service is the only other place that is ever asked, and only on sending',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    const others: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) others.push(request.url());
    });
    const mail = mailbox();
    await openQuoteForm(page);
    await fillQuoteForm(page, mail.mark);
    expect(others).toEqual([]);
    await sendButton(page).click();
    await expect(page.getByText('Email Sent Successfully', { exact: true })).toBeVisible();
    expect(others.length).toBeGreaterThan(0);
    for (const address of others) expect(address).toContain(`http://127.0.0.1:${MAIL_PORT}/`);
  },
);
