import { parse as parseCsv } from 'csv-parse/sync';
import type { HTMLElement } from 'node-html-parser';
import { productPage } from '@/content/shop/product-page';
import { site } from '@/content/site';
import type { ProductEntry } from '@/content/types';
import { isPlaceholder } from '@/lib/format/placeholder';
import { parsePrice } from '@/lib/format/price';
import { categoryNames, getProducts } from '@/lib/shop/catalogue';
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
import { expect, test } from '../support/site-test';

const catalogue = getProducts();
const organisation = `${siteUrl}/#organization`;

test('the sitemap lists every page of the content and no other, with its date and pictures that exist', () => {
  const listed = readSitemap();
  expect(listed.map(({ path }) => path).toSorted()).toEqual(allRoutes.toSorted());
  const dates = new Map(listed.map(({ path, lastModified }) => [path, lastModified]));
  for (const { id, updated } of catalogue) expect(dates.get(`/products/${id}`)).toBe(updated);
  expect([...dates.values()].filter((date) => !/^\d{4}-\d{2}-\d{2}$/.test(date))).toEqual([]);
  const pictures = new Set(listed.flatMap(({ images }) => images));
  expect(pictures.size).toBeGreaterThan(catalogue.length);
  for (const picture of pictures) {
    expect(picture).toMatch(/\.jpg$/);
    expect(readExported(picture).length).toBeGreaterThan(1000);
  }
});

test('the sitemap is XML', async ({ page, request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  await page.goto('/robots.txt');
  const parse = (text: string) => new DOMParser().parseFromString(text, 'application/xml').querySelectorAll('parsererror').length;
  expect(await page.evaluate(parse, xml)).toBe(0);
});

test('robots may fetch everything, and are told where the sitemap is', () => {
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
  const manifest: unknown = JSON.parse(readExported('/manifest.webmanifest').toString());
  const icon = (name: string, size: number) => ({
    src: `/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  expect(manifest).toEqual({
    id: '/',
    name: site.brand,
    short_name: site.brand,
    description: site.blurb,
    lang: 'en-PK',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: '#12161c',
    background_color: '#f6f4ee',
    icons: [
      ...[192, 512].map((size) => icon('icon', size)),
      ...[192, 512].map((size) => ({ ...icon('maskable', size), purpose: 'maskable' })),
    ],
  });
});

test('the catalogue for WhatsApp and Meta says what the product pages say', () => {
  const columns =
    'id,title,description,availability,condition,price,sale_price,link,image_link,additional_image_link,brand,product_type,custom_label_0';
  const text = readExported('/feeds/meta-catalogue.csv').toString();
  expect(parseCsv(text)[0]).toEqual(columns.split(','));
  const rows = parseCsv<Record<string, string>>(text, { columns: true });
  expect(rows.map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id));
  expect(rows.map((row) => row.product_type)).toEqual(catalogue.map((product) => categoryNames(product).join(' > ')));
  for (const row of rows) {
    const { page } = readSource(pathOf(row.link ?? ''));
    const article = productIn(page);
    expect(row.title).toBe(textOf(page, 'h1'));
    const now = `${parsePrice(textOf(article, ':has(> h1) strong'))} PKR`;
    const [before] = article.querySelectorAll('s').map(({ text: old }) => `${parsePrice(old)} PKR`);
    expect([row.price, row.sale_price]).toEqual(before ? [before, now] : [now, '']);
    expect(row).toMatchObject({ condition: 'new', brand: site.brand, description: expect.stringMatching(/\w/) });
    expect(oneLine(article.text)).toContain(productPage.availability[row.availability as ProductEntry['availability']]);
    for (const picture of [row.image_link ?? '', ...(row.additional_image_link ?? '').split(',').filter(Boolean)]) {
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

const visible = (page: HTMLElement) => textOf(page, 'body');
/** The page shows smaller files of the pictures that its data name. */
const withoutWidth = (picture = '') => picture.replace(siteUrl, '').replace(/-\d+\.jpg$/, '');
const pictureNames = (within: HTMLElement) =>
  within.querySelectorAll('picture img').map((picture) => withoutWidth(picture.getAttribute('src')));

function productIn(page: HTMLElement): HTMLElement {
  const article = page.querySelector('main article:has(h1)');
  if (!article) throw new Error('The page shows no product');
  return article;
}

test('structured data refers only to things that some page describes, and claims nothing that no page can show', () => {
  const described = new Set<unknown>();
  const referred = new Set<unknown>();
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    const { '@id': id, ...rest } = value as Thing;
    if (id !== undefined) (Object.keys(rest).length > 0 ? described : referred).add(id);
    Object.values(rest).forEach(walk);
  };
  for (const address of allRoutes) {
    const { data } = readSource(address);
    data.forEach(walk);
    expect(JSON.stringify(data)).not.toMatch(
      /"(?:aggregateRating|review|itemCondition|gtin\w*|mpn|\w*warranty\w*|priceValidUntil)":|BackOrder|SearchAction/i,
    );
  }
  expect([...referred]).toContain(organisation);
  expect([...referred].filter((id) => !described.has(id))).toEqual([]);
});

test('the data of home describes the shop as the page shows it, and the site', () => {
  const { page, things } = readThings('/');
  const shop = things.get('OnlineStore');
  expect(shop?.['@id']).toBe(organisation);
  for (const shown of [shop?.name, shop?.telephone, shop?.email, shop?.description]) expect(visible(page)).toContain(shown);
  const elsewhere = page.querySelectorAll('footer ul a[target="_blank"]').map((link) => link.getAttribute('href'));
  expect([shop?.sameAs, elsewhere]).toEqual([elsewhere, site.social.map(({ href }) => href)]);
  expect(readExported(pathOf(String(shop?.logo))).length).toBeGreaterThan(100);
  expect(things.get('WebSite')?.publisher).toEqual({ '@id': organisation });
});

test('the data of contact describes the workshop with the hours that the page shows', () => {
  const { page, things } = readThings('/contact');
  const store = things.get('Store');
  const { streetAddress, addressLocality } = store?.address as Record<string, string>;
  for (const shown of [store?.name, store?.telephone, store?.email, `${streetAddress}, ${addressLocality}`]) {
    expect(visible(page)).toContain(shown);
  }
  expect(store).toMatchObject({
    parentOrganization: { '@id': organisation },
    openingHoursSpecification: {
      dayOfWeek: site.hours.days,
      opens: site.hours.opens,
      closes: site.hours.closes,
    },
  });
  expect(visible(page)).toContain(site.hours.shown);
  expect(pictureNames(page)).toEqual(expect.arrayContaining((store?.image as string[]).map(withoutWidth)));
});

test('the data of the catalogue lists the cards in their order', () => {
  const { page, things } = readThings('/products');
  const cards = page.querySelectorAll('main article h3 a').map((link, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: oneLine(link.text),
    url: `${siteUrl}${link.getAttribute('href')}`,
  }));
  expect(cards).toHaveLength(catalogue.length);
  expect(things.get('ItemList')).toMatchObject({ numberOfItems: cards.length, itemListElement: cards });
});

for (const { id, name, description } of catalogue) {
  test(`the data of ${name} agrees with its page`, () => {
    const { page, things } = readThings(`/products/${id}`);
    const product = things.get('Product');
    const article = productIn(page);
    expect(product).toMatchObject({ sku: id, url: `${siteUrl}/products/${id}`, name: textOf(page, 'h1') });
    expect(product?.brand).toEqual(name.startsWith(site.brand) ? { '@type': 'Brand', name: site.brand } : undefined);
    expect(oneLine(article.text)).toContain(description);
    const [square, ...pictures] = (product?.image as string[]).map(withoutWidth).toReversed();
    expect(pictureNames(article).slice(0, pictures.length)).toEqual(pictures.toReversed());
    expect(square).toMatch(/-square\.jpg$/);
    const rows = specificationOf(page).filter(([, value]) => !isPlaceholder(value));
    expect(product?.additionalProperty).toEqual(rows.map(([label, value]) => ({ '@type': 'PropertyValue', name: label, value })));

    const [oldPrice] = article.querySelectorAll('s').map(({ text }) => parsePrice(text));
    expect(product?.offers).toMatchObject({
      price: parsePrice(textOf(article, ':has(> h1) strong')),
      priceCurrency: 'PKR',
      seller: { '@id': organisation },
    });
    const { priceSpecification } = product?.offers as Thing;
    if (oldPrice === undefined) expect(priceSpecification).toBeUndefined();
    else expect(priceSpecification).toMatchObject({ priceType: 'https://schema.org/StrikethroughPrice', price: oldPrice });

    const breadcrumbs = page.querySelectorAll('nav[aria-label="Breadcrumb"] li');
    expect(breadcrumbs.map((item) => oneLine(item.text).replace(/ ?\/$/, ''))).toEqual(['Home', 'Products', name]);
    expect(things.get('BreadcrumbList')?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: siteUrl },
      { '@type': 'ListItem', position: 2, name: 'Products', item: `${siteUrl}/products` },
      { '@type': 'ListItem', position: 3, name, item: `${siteUrl}/products/${id}` },
    ]);
  });
}
