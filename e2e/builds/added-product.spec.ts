import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse } from 'node-html-parser';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { listFiles, startLiveSite } from '../support/live-site';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { fillQuoteForm, sendButton, waitForScripts } from '../support/quote-form';
import { startSite } from '../support/start-command';
import { watchViolations } from '../support/violations';

/*
 * The promise of the content folder: one entry in content/products.ts is all that a new product takes. The project is
 * copied, the entry is added there, and the copy is built. It is also the new version that comes while people browse.
 */
let copy: ProjectCopy;
const MINUTES = 60_000;

/** As in a new clone, whatever stands in an .env.local here. */
const NO_MAIL_SETTINGS = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: '',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: '',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '',
};

const SETTINGS = {
  ...NO_MAIL_SETTINGS,
  NEXT_PUBLIC_GOOGLE_SITE_VERIFICATION: 'rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ',
  NEXT_PUBLIC_BING_SITE_VERIFICATION: '0123456789ABCDEF0123456789ABCDEF',
};

const REMOVED = `{ id: 'removed-by-a-test', name: 'Pack Removed By A Test', nearest: '24v-100ah-lithium-battery' }`;

const ENTRY = `
  {
    id: 'added-by-a-test',
    category: 'solar-batteries',
    subcategory: 'battery-accessories',
    name: 'Busbar Kit Added By A Test',
    shortName: 'Busbar kit',
    oldPrice: 'PKR 2,000',
    price: 'PKR 1,750',
    description: 'Copper busbars for sixteen cells.',
    specs: { Material: 'Copper', Pieces: '17' },
    images: [{ src: 'cell-100ah-series', alt: 'Busbars on four cells' }],
    availability: 'in stock',
    updated: '2030-01-31',
  },
`;

const out = (file: string) => readFileSync(path.join(copy.folder, 'out', file), 'utf8');

test.describe.configure({ mode: 'serial', timeout: 10 * MINUTES });

test.beforeAll(() => {
  copy = copyProject('added-product');
  copy.edit('content/products.ts', (text) => text.replace(/\n\];\s*$/, `${ENTRY}];\n`));
  copy.edit('content/removed-products.ts', (text) => text.replace('= [];', `= [${REMOVED}];`));
  copy.build(SETTINGS);
});

test.afterAll(() => copy.remove());

test('it has a page of its own, a card in the catalogue and a share picture', () => {
  const page = out('products/added-by-a-test.html');
  expect(page).toMatch(/<h1[^>]*>Busbar Kit Added By A Test<\/h1>/);
  expect(page).toMatch(/<strong[^>]*>PKR 1,750<\/strong>/);
  expect(page).toContain('Copper busbars for sixteen cells.');
  expect(out('products.html')).toContain('href="/products/added-by-a-test"');
  expect(existsSync(path.join(copy.folder, 'out/share/product-added-by-a-test.jpg'))).toBe(true);
});

test('it is in the sitemap with its day and its picture', () => {
  const [entry = ''] = out('sitemap.xml').match(/<url>\s*<loc>[^<]*\/products\/added-by-a-test<[\s\S]*?<\/url>/) ?? [];
  expect(entry).toContain('<lastmod>2030-01-31</lastmod>');
  expect(entry).toContain('/pictures/cell-100ah-series-');
  expect(out('sitemap.xml')).toMatch(/<loc>[^<]*\/products<\/loc>[\s\S]*?<lastmod>2030-01-31<\/lastmod>/);
});

test('it is in the shop catalogue with a square picture', () => {
  const rows = parseCsv<Record<string, string>>(out('feeds/meta-catalogue.csv'), { columns: true });
  const row = rows.find(({ id }) => id === 'added-by-a-test');
  expect(row).toMatchObject({
    title: 'Busbar Kit Added By A Test',
    price: '2000 PKR',
    sale_price: '1750 PKR',
    availability: 'in stock',
  });
  const square = new URL(row?.image_link ?? '').pathname;
  expect(existsSync(path.join(copy.folder, 'out', square))).toBe(true);
});

test('it is in the structured data of its page and of the catalogue', () => {
  const block = (file: string) => out(file).match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/)?.[1] ?? '';
  const product = JSON.parse(block('products/added-by-a-test.html'))['@graph'][1];
  expect(product).toMatchObject({
    name: 'Busbar Kit Added By A Test',
    offers: { price: 1750, availability: 'https://schema.org/InStock' },
  });
  const list = JSON.parse(block('products.html'))['@graph'][1];
  expect(list.itemListElement.at(-1)).toMatchObject({ name: 'Busbar Kit Added By A Test' });
});

test('it is in the review, and breaks no rule', () => {
  const { status, stdout } = copy.run('review', '--json', '--export', path.join(copy.folder, 'out'));
  const { pages, problems } = JSON.parse(stdout) as { pages: { path: string }[]; problems: { hint: boolean }[] };
  expect(pages.map((page) => page.path)).toContain('/products/added-by-a-test');
  expect(problems.filter(({ hint }) => !hint)).toEqual([]);
  expect(status).toBe(0);
});

test('a product that is no longer sold keeps a page with the way to the nearest one, and is listed nowhere', () => {
  const page = parse(out('products/removed-by-a-test.html'));
  expect(page.querySelector('h1')?.text).toBe('Pack Removed By A Test is no longer sold');
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/noindex/);
  const links = page.querySelectorAll('main a').map((link) => link.getAttribute('href') ?? '');
  expect(links[0]).toBe('/products/24v-100ah-lithium-battery');
  expect(decodeURIComponent(links[1] ?? '')).toMatch(/^https:\/\/wa\.me\/\d+\?text=.*Pack Removed By A Test/);
  for (const list of ['sitemap.xml', 'feeds/meta-catalogue.csv', 'products.html', 'index.html']) {
    expect(out(list), list).not.toContain('removed-by-a-test');
  }
  expect(existsSync(path.join(copy.folder, 'out/products/removed-by-a-test/order-code.svg'))).toBe(false);
});

test('search engines find their tokens on the home page, and on no other', () => {
  const tagsOf = (file: string) =>
    parse(out(file))
      .querySelectorAll('meta[name=google-site-verification], meta[name="msvalidate.01"]')
      .map((tag) => tag.getAttribute('content'));
  expect(tagsOf('index.html')).toEqual([
    SETTINGS.NEXT_PUBLIC_GOOGLE_SITE_VERIFICATION,
    SETTINGS.NEXT_PUBLIC_BING_SITE_VERIFICATION,
  ]);
  expect(tagsOf('about.html')).toEqual([]);
});

test.describe('to a visitor who has the old version open', () => {
  const newVersion = () => path.join(copy.folder, 'out');

  test('it is a version of another build id', () => {
    const buildIdOf = (folder: string) => listFiles(folder).find((name) => name.endsWith('_buildManifest.js'));
    expect(buildIdOf(exportFolder)).toMatch(/\w/);
    expect(buildIdOf(newVersion())).not.toBe(buildIdOf(exportFolder));
  });

  for (const keepOldFiles of [true, false]) {
    test(`the next link shows it, the old files ${keepOldFiles ? 'kept' : 'gone'}`, async ({ page }) => {
      const site = await startLiveSite();
      const violations = await watchViolations(page);
      await page.goto(`${site.url}/about`);
      await waitForScripts(page);
      await page.evaluate(() => void Object.assign(window, { oldDocument: true }));
      // Its files are away for a moment; nothing should be asking for pictures then.
      await page.waitForLoadState('networkidle');
      site.replace(newVersion(), { keepOldFiles });

      const links = page.getByRole('navigation', { name: 'Main' });
      const added = page.getByRole('article', { name: 'Busbar Kit Added By A Test' });
      await links.getByRole('link', { name: 'Products' }).click();
      await expect(added).toBeVisible();
      await expect(page).toHaveURL(`${site.url}/products`);
      expect(await page.evaluate(() => 'oldDocument' in window)).toBe(false);

      await waitForScripts(page);
      await links.getByRole('link', { name: 'Contact' }).click();
      await expect(page).toHaveURL(`${site.url}/contact`);
      await page.goBack();
      await expect(added).toBeVisible();
      expect(violations).toEqual([]);
      await site.close();
    });
  }
});

test('npm start serves what is built, without building it again; without mail settings sending fails in words', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const site = await startSite(copy.folder, SETTINGS);
  try {
    expect(site.output()).toContain('Nothing has changed since the last build.');
    expect(site.output()).not.toContain('Build the pages');
    expect((await fetch(`${site.url}/products/added-by-a-test`)).status).toBe(200);
    expect((await fetch(`${site.url}/no-such-page`)).status).toBe(404);

    await page.goto(`${site.url}/get-quote`);
    await waitForScripts(page);
    const { message } = await fillQuoteForm(page, '');
    await sendButton(page).click();
    await expect(page.getByText('Failed to send email.', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Project Details')).toHaveValue(message);
    expect(errors).toHaveLength(1);
    for (const name of Object.keys(NO_MAIL_SETTINGS)) expect(errors[0]).toContain(name);
  } finally {
    expect(await site.stop()).toBe(0);
  }
});

test('npm start builds again after an edit, and an edit that breaks the content stops it in words', async () => {
  copy.edit('content/products.ts', (text) => text.replace("price: 'PKR 1,750'", "price: 'ask us'"));
  const message = await startSite(copy.folder, SETTINGS).then(
    async (site) => `started, and ended with ${await site.stop()}`,
    (error: Error) => error.message,
  );
  expect(message).toContain('exit code 1');
  expect(message).not.toContain('Nothing has changed');
  expect(message).toMatch(/content\/products\.ts[\s\S]*added-by-a-test[\s\S]*price[\s\S]*ask us/);
});
