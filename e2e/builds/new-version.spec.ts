import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { testEnvironment } from '@/scripts/support/test-environment';
import { listFiles, startLiveSite, type LiveSite } from '../support/live-site';
import { copyProject } from '../support/project-copy';
import { expect, test, untilHydrated } from '../support/site-test';

const MINUTES = 60_000;

let site: LiveSite;

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
const fingerprint = (folder: string) =>
  Object.fromEntries(listFiles(folder).map((file) => [file, hashOf(path.join(folder, file))]));

test.beforeEach(async () => {
  site = await startLiveSite();
});
test.afterEach(() => site.close());

test('two builds of the same sources differ in no file', () => {
  test.setTimeout(10 * MINUTES);
  const copy = copyProject('same-sources', { fresh: true });
  copy.build(testEnvironment);
  const built = fingerprint(exportFolder);
  expect(Object.keys(built).length).toBeGreaterThan(100);
  expect(fingerprint(path.join(copy.folder, 'out'))).toEqual(built);
  copy.remove();
});

test('without a new version the tab stays the same document', async ({ page }) => {
  await page.goto(`${site.url}/about`);
  await untilHydrated(page);
  await page.evaluate(() => void Object.assign(window, { oldDocument: true }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL(`${site.url}/products`);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await page.evaluate(() => 'oldDocument' in window)).toBe(true);
});

test.describe('scripts that were there at first and are lost', () => {
  /** What a browser says of them. */
  const LOST = /Failed to load resource|integrity|Refused to (?:execute|apply)|ChunkLoadError|Failed to load chunk/;
  const loseScripts = () => rmSync(path.join(site.folder, '_next', 'static', 'chunks'), { recursive: true });

  test.afterEach(({ complaints }) => {
    const lost = complaints.filter((text) => LOST.test(text));
    expect(lost).not.toEqual([]);
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !lost.includes(text)));
  });

  test('the dialog: the link leads to the product', async ({ page }) => {
    await page.goto(`${site.url}/products`);
    await untilHydrated(page);
    loseScripts();
    const card = page.locator('article h3 a').first();
    const [name, address] = [await card.textContent(), await card.getAttribute('href')];
    await card.click();
    await expect(page).toHaveURL(`${site.url}${address}`);
    await expect(page.locator('h1')).toHaveText(name ?? '');
    await expect(page.locator('main a[href^="https://wa.me/"]').first()).toBeVisible();
  });

  test('the modal: the button leads to the quote page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site.url}/about`);
    await untilHydrated(page);
    loseScripts();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#site-menu').getByRole('button', { name: 'Get Quote' }).click();
    await expect(page).toHaveURL(new RegExp(`^${site.url}/get-quote\\??$`));
    await expect(page.getByRole('button', { name: 'Send Quote Request' })).toBeVisible();
  });

  test('the toast: the form says what became of the message', async ({ page }) => {
    await page.goto(`${site.url}/contact`);
    await untilHydrated(page);
    loseScripts();
    const form = page.locator('main form');
    await form.getByLabel('Full Name').fill('Bilal');
    await form.getByLabel('Email Address').fill('bilal@example.com');
    await form.getByLabel('Battery Type').selectOption('Custom Solution');
    await form.getByRole('button', { name: 'Send on WhatsApp' }).click();
    await expect(form.getByRole('status').filter({ hasText: 'Your message is ready in WhatsApp' })).toBeVisible();
    await expect(page.locator('.toast')).toHaveCount(0);
  });

  test('another page: the link still leads there', async ({ page }) => {
    await page.goto(`${site.url}/about`);
    await untilHydrated(page);
    loseScripts();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL(`${site.url}/contact`);
    await expect(page.getByRole('button', { name: 'Send on WhatsApp' })).toBeVisible();
  });
});
