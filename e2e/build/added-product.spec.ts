import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/scripts/support/list-files';
import { fillEnquiry, expectTyped, PAGE, sendButton } from '../support/enquiry';
import { metaOf, pack, readExported, readSource, reviewExport, textOf } from '../support/export';
import { expect, test } from '../support/connection';
import { buildCopy } from '../support/project-copy';
import { isSameDocument, markDocument, untilHydrated } from '../support/site-test';

/*
 * A new product takes one entry in content/shop/products.ts and nothing else. These tests add one in a copy of the project and build
 * it. The copy is also the new version that is deployed while people browse.
 */

/** The mail settings are empty, as in a new clone. Set here, they override those of an .env.local. */
const SETTINGS = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: '',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: '',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '',
  NEXT_PUBLIC_SITE_URL: 'https://alphaampere.example',
};
const REMOVED = `{ id: 'removed-by-a-test', name: 'Pack Removed By A Test', nearest: '${pack.id}' },`;
const NAME = 'Busbar Kit Added By A Test';
const PICTURE = pack.images[0]?.src ?? 'missing';
const ADDRESS = '/products/added-by-a-test';
const ENTRY = `
  {
    id: 'added-by-a-test',
    category: 'solar-batteries',
    subcategory: 'battery-accessories',
    name: '${NAME}',
    shortName: 'Busbar kit',
    oldPrice: 2000,
    price: 1750,
    description: 'Copper busbars for sixteen cells.',
    specs: { Material: 'Copper', Pieces: '17' },
    images: [{ src: '${PICTURE}', alt: 'Busbars on four cells', drawn: 'product' }],
    availability: 'in stock',
    updated: '${pack.updated}',
  },
`;

const copy = buildCopy(
  'added-product',
  (edit) => {
    edit('content/shop/products.ts', (text) => text.replace(/\n\];\s*$/, `${ENTRY}];\n`));
    edit('content/shop/removed-products.ts', (text) => text.replace('RemovedProduct[] = [', `$&${REMOVED}`));
    // Another ground behind products: share pictures of the old one are not to be used again.
    edit('scripts/build/pictures/fit-picture.ts', (text) => text.replace("'contain', background", '$&: WHITE'));
  },
  SETTINGS,
);

test('a new product has a page, a card, and a place in the feed; a removed one keeps a page', { tag: '@full' }, async () => {
  const { page, data } = readSource(ADDRESS, copy.out);
  expect(textOf(page, 'h1')).toBe(NAME);
  expect(JSON.stringify(data)).toContain('"price":1750');
  expect(readSource('/products', copy.out).page.querySelectorAll(`article h3 a[href="${ADDRESS}"]`)).toHaveLength(1);
  expect(readExported('/feeds/meta-catalogue.csv', copy.out).toString()).toContain(`added-by-a-test,${NAME},`);
  const { pathname: share } = new URL(metaOf(readSource(pack.path).page, 'og:image') ?? '');
  expect(readExported(share, copy.out).equals(readExported(share))).toBe(false);
  const removed = readSource('/products/removed-by-a-test', copy.out).page;
  expect(textOf(removed, 'h1')).toBe('Pack Removed By A Test is no longer sold');
  expect(metaOf(removed, 'robots')).toMatch(/noindex/);
  for (const list of ['/sitemap.xml', '/feeds/meta-catalogue.csv', '/products', '/']) {
    expect(readExported(list, copy.out).toString(), list).not.toContain('removed-by-a-test');
  }
  // The new page has a share picture, a place in the sitemap, and links that lead to it.
  expect((await reviewExport(copy.out)).problems).toEqual([]);
});

test('a visitor with the old version open gets the new one by the next link', { tag: '@full' }, async ({ page, connection }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about');
  await untilHydrated(page);
  await markDocument(page);
  // No picture should be loading when the new version is deployed.
  await page.waitForLoadState('networkidle');
  connection.deploy(copy.url);
  const links = page.getByRole('navigation', { name: 'Main' });
  const added = page.getByRole('article', { name: NAME });
  await links.getByRole('link', { name: 'Products' }).click();
  await expect(added).toBeVisible();
  await expect(page).toHaveURL('/products');
  expect(await isSameDocument(page)).toBe(false);
  await untilHydrated(page);
  await links.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  // On a busy machine the limit may have passed, and the document be on its way, which would make page.goBack fail.
  await page.evaluate(() => history.back());
  await expect(added).toBeVisible();
});

test('npm start serves the build; without mail settings sending fails with a message', { tag: '@full' }, async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const site = await copy.start();
  expect(site.output).toContain('Nothing has changed since the last build.');
  expect((await fetch(site.url + ADDRESS)).status).toBe(200);
  await page.goto(`${site.url}/get-quote`);
  await untilHydrated(page);
  await fillEnquiry(page, PAGE);
  await sendButton(page.getByRole('main')).click();
  // The toast is gone after three seconds, which a busy machine may take to look.
  await expect(page.getByRole('status').filter({ hasText: 'Nothing is lost.' })).toBeVisible();
  await expectTyped(page, PAGE);
  expect(errors.join()).toContain(
    'NEXT_PUBLIC_EMAILJS_SERVICE_ID, NEXT_PUBLIC_EMAILJS_TEMPLATE_ID, NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  );
  await site.stop();
});

test('a build that fails says why, and changes no file of the export', { tag: '@full' }, async () => {
  const filesOf = () => listFiles(copy.out).map((file) => [file, readFileSync(path.join(copy.out, file), 'base64')]);
  const before = filesOf();
  // Next builds this, but the step that writes the policies refuses it.
  copy.edit('app/about/page.tsx', (text) => text.replace('<>', '<><iframe title="planted" />'));
  expect(() => copy.build()).toThrow('it holds <iframe>');
  copy.edit('content/shop/products.ts', (text) => text.replace('price: 1750', "price: 'ask us'"));
  await expect(copy.start()).rejects.toThrow(
    /exit code 1:[\s\S]*content\/shop\/products\.ts[\s\S]*added-by-a-test[\s\S]*price[\s\S]*ask us/,
  );
  expect(filesOf()).toEqual(before);
});
