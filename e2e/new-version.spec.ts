import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportFolder, headersFile } from '../scripts/paths.mjs';
import { serveExport } from '../scripts/serve.mjs';
import { testEnvironment } from '../scripts/test-environment.mjs';
import { linkFolder } from './link-folder';
import { copyProject, type ProjectCopy } from './project-copy';
import { expect, test, untilHydrated } from './site-test';
import { watchViolations } from './violations';

const NEW_TITLE = 'Titled anew by a test';
const MINUTES = 60_000;

let copy: ProjectCopy;
let site: LiveSite;

/** A site whose files can be replaced while browsers have it open. */
interface LiveSite {
  folder: string;
  url: string;
  /** Puts another version in place, on the same port. */
  replace: (version: { out: string; headers: string }, options: { keepOldFiles: boolean }) => Promise<void>;
  close: () => Promise<void>;
}

const oldVersion = { out: exportFolder, headers: headersFile };
const newVersion = () => ({ out: path.join(copy.folder, 'out'), headers: path.join(copy.folder, '.generated', 'headers.json') });

async function startLiveSite(): Promise<LiveSite> {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'live-')), 'out');
  linkFolder(oldVersion.out, folder);
  let server = await serveExport({ root: folder, port: 0, headersFile: oldVersion.headers });
  const { url } = server;
  return {
    folder,
    url,
    async replace({ out, headers }, { keepOldFiles }) {
      await server.close();
      if (keepOldFiles) {
        for (const file of listFiles(out)) rmSync(path.join(folder, file), { force: true });
      } else {
        rmSync(folder, { recursive: true });
      }
      linkFolder(out, folder);
      server = await serveExport({ root: folder, port: Number(new URL(url).port), headersFile: headers });
    },
    async close() {
      await server.close();
      rmSync(path.dirname(folder), { recursive: true, force: true });
    },
  };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort();
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
const fingerprint = (folder: string) => Object.fromEntries(listFiles(folder).map((file) => [file, hashOf(path.join(folder, file))]));

test.beforeEach(async () => {
  site = await startLiveSite();
});
test.afterEach(() => site.close());

test.describe('a new version', () => {
  test.describe.configure({ mode: 'serial', timeout: 10 * MINUTES });

  test.beforeAll(() => {
    copy = copyProject('new-version');
  });
  test.afterAll(() => copy.remove());

  test('two builds of the same sources differ in no file', () => {
    copy.build(testEnvironment);
    const built = fingerprint(exportFolder);
    expect(Object.keys(built).length).toBeGreaterThan(100);
    expect(fingerprint(path.join(copy.folder, 'out'))).toEqual(built);
    expect(hashOf(newVersion().headers)).toBe(hashOf(headersFile));
    expect(fingerprint(path.join(copy.folder, '.generated', 'hosts'))).toEqual(fingerprint(path.join(path.dirname(headersFile), 'hosts')));
  });

  test('a changed text gives other pages and another build id', () => {
    copy.edit('content/catalogue-page.ts', (text) => text.replace(/\btitle: '[^']*'/, `title: '${NEW_TITLE}'`));
    copy.build(testEnvironment);
    const [before, after] = [fingerprint(exportFolder), fingerprint(newVersion().out)];
    expect(after['products.html']).not.toBe(before['products.html']);
    const buildIdOf = (names: string[]) => names.find((name) => name.endsWith('_buildManifest.js'));
    expect(buildIdOf(Object.keys(after))).not.toBe(buildIdOf(Object.keys(before)));
  });

  for (const keepOldFiles of [true, false]) {
    test(`an open tab moves to it by a link, its own old files ${keepOldFiles ? 'kept' : 'gone'}`, async ({ page }) => {
      const violations = await watchViolations(page);
      await page.goto(`${site.url}/about`);
      await untilHydrated(page);
      await page.evaluate(() => void Object.assign(window, { oldDocument: true }));
      // The server is down for a moment; nothing should be asking for pictures then.
      await page.waitForLoadState('networkidle');
      await site.replace(newVersion(), { keepOldFiles });

      const links = page.getByRole('navigation', { name: 'Main' });
      await links.getByRole('link', { name: 'Products' }).click();
      await expect(page.locator('h1')).toHaveText(NEW_TITLE);
      await expect(page).toHaveURL(`${site.url}/products`);
      expect(await page.evaluate(() => 'oldDocument' in window)).toBe(false);

      await untilHydrated(page);
      await links.getByRole('link', { name: 'Contact' }).click();
      await expect(page).toHaveURL(`${site.url}/contact`);
      await page.goBack();
      await expect(page.locator('h1')).toHaveText(NEW_TITLE);
      expect(violations).toEqual([]);
    });
  }

  test('without a new version the tab stays the same document', async ({ page }) => {
    await page.goto(`${site.url}/about`);
    await untilHydrated(page);
    await page.evaluate(() => void Object.assign(window, { oldDocument: true }));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
    await expect(page).toHaveURL(`${site.url}/products`);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.evaluate(() => 'oldDocument' in window)).toBe(true);
  });
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

  test('the toast: its words are shown without it', async ({ page }) => {
    await page.goto(`${site.url}/contact`);
    await untilHydrated(page);
    loseScripts();
    const form = page.locator('main form');
    await form.getByLabel('Full Name').fill('Bilal');
    await form.getByLabel('Email Address').fill('bilal@example.com');
    await form.getByLabel('Battery Type').selectOption('Custom Solution');
    await form.getByRole('button', { name: 'Send on WhatsApp' }).click();
    await expect(page.locator('.toast-viewport').getByRole('status')).toContainText(/\w+/);
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
