import { expect, test } from '@playwright/test';
import { parse as parseCsv } from 'csv-parse/sync';
import type { HTMLElement } from 'node-html-parser';
import { finder } from '@/content/advice/battery-finder';
import { site } from '@/content/site';
import { isPlaceholder } from '@/lib/format/placeholder';
import { parsePrice } from '@/lib/format/price';
import { householdPath, productPath } from '@/lib/paths';
import { getProducts } from '@/lib/shop/catalogue';
import { findProblems } from '@/scripts/review/find-problems';
import { readSite } from '@/scripts/review/read-site';
import { exportFolder } from '@/scripts/support/paths.mjs';
import {
  allRoutes,
  oneLine,
  pathOf,
  readExported,
  readSitemap,
  readSource,
  siteUrl,
  specificationOf,
  textOf,
} from '../support/export';

/* What search engines, chats and shops read. Units test how it is made; here it agrees with the pages. */

const catalogue = getProducts();

test('no page breaks a rule of the review: titles, descriptions, share pictures, links that lead somewhere', async () => {
  const reviewed = await readSite(exportFolder);
  const pathsOf = (isIndexed: boolean) => reviewed.pages.filter((page) => page.isIndexed === isIndexed).map(({ path }) => path);
  expect(pathsOf(true).toSorted()).toEqual(allRoutes.toSorted());
  expect(pathsOf(false)).toEqual(expect.arrayContaining(['/404', ...finder.households.map(householdPath)]));
  expect(findProblems(reviewed).filter(({ hint }) => !hint)).toEqual([]);
});

test('the sitemap lists every page and no other, with pictures that exist; robots are told where it is', () => {
  const listed = readSitemap();
  expect(listed.map(({ path }) => path).toSorted()).toEqual(allRoutes.toSorted());
  for (const picture of listed.flatMap(({ images }) => images)) expect(readExported(picture).length).toBeGreaterThan(1000);
  expect(readExported('/robots.txt').toString()).toBe(`User-Agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
});

test('security.txt has the contact of the content, and a date with a time, as RFC 9116 asks', () => {
  expect(readExported('/.well-known/security.txt').toString()).toBe(
    `Contact: mailto:${site.emails[0]}
Expires: ${site.securityContactValidUntil}T00:00:00.000Z
Preferred-Languages: en, ur
Canonical: ${siteUrl}/.well-known/security.txt
`,
  );
});

test('the manifest names the site, and is linked from it', () => {
  expect(readSource('/').page.querySelector('link[rel="manifest"]')?.getAttribute('href')).toBe('/manifest.webmanifest');
  expect(JSON.parse(readExported('/manifest.webmanifest').toString())).toMatchObject({
    ...{ id: '/', name: site.brand, short_name: site.brand, description: site.blurb, lang: 'en-PK' },
    ...{ start_url: '/', scope: '/', display: 'browser', theme_color: '#12161c', background_color: '#f6f4ee' },
  });
});

test('the feed for WhatsApp and Meta lists the products, with pages and pictures that exist', () => {
  const rows = parseCsv<Record<string, string>>(readExported('/feeds/meta-catalogue.csv'), { columns: true });
  expect(rows.map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id));
  for (const { title, link = '', image_link: first = '', additional_image_link: others = '' } of rows) {
    expect(title).toBe(textOf(readSource(pathOf(link)).page, 'h1'));
    for (const picture of [first, ...others.split(',').filter(Boolean)]) {
      expect(readExported(pathOf(picture)).length).toBeGreaterThan(1000);
    }
  }
});

/** A thing of structured data, untyped here; the code that builds it uses the types of schema.org. */
type Thing = Record<string, unknown>;

function readThings(address: string): { page: HTMLElement; things: Map<string, Thing> } {
  const { page, data } = readSource(address);
  const [block, ...others] = data as { '@context': string; '@graph': (Thing & { '@type': string })[] }[];
  expect([block?.['@context'], others]).toEqual(['https://schema.org', []]);
  return { page, things: new Map(block?.['@graph'].map((thing) => [thing['@type'], thing])) };
}

test('home’s data have the shop, contact’s the workshop, the catalogue’s its cards', () => {
  expect([...readThings('/').things.keys()]).toEqual(expect.arrayContaining(['OnlineStore', 'WebSite']));
  expect([...readThings('/contact').things.keys()]).toContain('Store');
  const cards = readSource('/products').page.querySelectorAll('main article h3 a');
  expect(readThings('/products').things.get('ItemList')?.itemListElement).toMatchObject(
    cards.map((link) => ({ name: oneLine(link.text), url: siteUrl + link.getAttribute('href') })),
  );
});

/** The page shows smaller files of the pictures that its data name. */
const withoutWidth = (picture = '') => picture.replace(siteUrl, '').replace(/-\d+\.jpg$/, '');

test('a product’s data agree with its page', () => {
  for (const { id, name } of catalogue) {
    const { page, things } = readThings(productPath(id));
    const product = things.get('Product') as Thing & { image: string[]; offers: Thing };
    const article = page.querySelector('main article:has(h1)') as HTMLElement;
    const shown = article.querySelectorAll('picture img').map((picture) => withoutWidth(picture.getAttribute('src')));
    const pictures = product.image.slice(0, -1).map(withoutWidth);
    expect([product.sku, product.name, shown.slice(0, pictures.length)]).toEqual([id, textOf(page, 'h1'), pictures]);
    const rows = specificationOf(page).filter(([, value]) => !isPlaceholder(value));
    expect(product.additionalProperty).toMatchObject(rows.map(([label, value]) => ({ name: label, value })));
    const [oldPrice] = article.querySelectorAll('s').map(({ text }) => parsePrice(text));
    const { price, priceSpecification } = product.offers;
    expect([price, (priceSpecification as Thing | undefined)?.price]).toEqual([
      parsePrice(article.querySelector('strong')?.text ?? ''),
      oldPrice,
    ]);
    const breadcrumbs = page.querySelectorAll('nav[aria-label="Breadcrumb"] li');
    expect(breadcrumbs.map((item) => oneLine(item.text).replace(/ ?\/$/, ''))).toEqual(['Home', 'Products', name]);
    expect(things.get('BreadcrumbList')?.itemListElement).toMatchObject(
      ['Home', 'Products', name].map((label) => ({ name: label })),
    );
  }
});
