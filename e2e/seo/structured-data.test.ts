import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { HTMLElement } from 'node-html-parser';
import { products } from '@/content/products';
import type { Product } from '@/content/types';
import { isPlaceholder } from '@/lib/check/placeholder';
import { parsePrice } from '@/lib/shop/price';
import { projectRoot } from '@/scripts/support/paths.mjs';
import { oneLine, pathOf, readExported, readSource, siteUrl, specificationOf, textOf } from '../support/crawl';
import { allRoutes } from '../support/routes';

/** What the tests read of a block; the types themselves are checked as a whole. */
interface Thing {
  [property: string]: unknown;
  '@type': string;
  '@id'?: string;
}
interface Block {
  '@context': string;
  '@graph': Thing[];
}

const organisation = `${siteUrl}/#organization`;
const catalogue: readonly Product[] = products;

function readBlock(address: string): { page: HTMLElement; things: Map<string, Thing> } {
  const { page, blocks } = readSource(address);
  expect(blocks).toHaveLength(1);
  const { '@context': context, '@graph': graph } = blocks[0] as Block;
  expect(context).toBe('https://schema.org');
  return { page, things: new Map(graph.map((thing) => [thing['@type'], thing])) };
}

/** Text of a page that a visitor can read. */
const visible = (page: HTMLElement) => oneLine(page.querySelector('body')?.text ?? '');

test('every block is what the types of schema.org allow', () => {
  const all = allRoutes.flatMap((address) => readSource(address).blocks);
  expect(all.length).toBeGreaterThan(catalogue.length);
  const folder = path.join(projectRoot, '.cache', 'structured-data');
  mkdirSync(folder, { recursive: true });
  const compilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    module: 'esnext',
    moduleResolution: 'bundler',
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const write = (name: string, block: string, value: string) =>
    writeFileSync(
      path.join(folder, name),
      `import type { Graph } from 'schema-dts';\nexport const ${block}: Graph[] = ${value};\n`,
    );
  write('blocks.ts', 'blocks', JSON.stringify(all, null, 1));
  // Were the types not found, this one would be right, too.
  write('wrong.ts', 'wrong', JSON.stringify([{ '@context': 'https://schema.org', '@graph': [{ '@type': 'Offer', prize: 1 }] }]));
  const compiler = path.join(projectRoot, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '--pretty', 'false', '--project', folder], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stdout).toMatch(/^\S*wrong\.ts\(.*prize.* does not exist/);
  expect(stdout.trim().split(/\n(?! )/)).toHaveLength(1);
}, 60_000);

test('every reference leads to something that a page describes', () => {
  const described = new Set<unknown>();
  const referred = new Set<unknown>();
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    const { '@id': id, ...rest } = value as Record<string, unknown>;
    if (id !== undefined) (Object.keys(rest).length > 0 ? described : referred).add(id);
    Object.values(rest).forEach(walk);
  };
  for (const address of allRoutes) readSource(address).blocks.forEach(walk);
  expect([...referred]).toContain(organisation);
  expect([...referred].filter((id) => !described.has(id))).toEqual([]);
});

test('nothing is claimed that no page can show', () => {
  for (const address of allRoutes) {
    const { blocks } = readSource(address);
    expect(JSON.stringify(blocks)).not.toMatch(
      /aggregateRating|"review|itemCondition|BackOrder|gtin|"mpn|warranty"|priceValidUntil|SearchAction/i,
    );
  }
});

test('home describes the shop, the site and the six questions as they stand there', () => {
  const { page, things } = readBlock('/');
  expect([...things.keys()]).toEqual(['OnlineStore', 'WebSite', 'FAQPage']);
  const shop = things.get('OnlineStore');
  expect(shop?.['@id']).toBe(organisation);
  for (const shown of [shop?.name, shop?.telephone, shop?.email, shop?.description]) expect(visible(page)).toContain(shown);
  const elsewhere = page.querySelectorAll('footer ul a[target="_blank"]').map((link) => link.getAttribute('href'));
  expect(shop?.sameAs).toEqual(elsewhere);
  expect(elsewhere).toHaveLength(3);
  expect(String(shop?.logo)).toMatch(/\.(?:png|jpg|svg)$/);
  expect(readExported(pathOf(String(shop?.logo))).length).toBeGreaterThan(100);

  const questions = page.querySelectorAll('main details').map((item) => [textOf(item, 'summary'), textOf(item, 'p')]);
  expect(questions).toHaveLength(6);
  const asked = things.get('FAQPage')?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(asked.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(questions);
});

test('contact describes the workshop with the hours that it shows', () => {
  const { page, things } = readBlock('/contact');
  const store = things.get('Store');
  expect(store?.parentOrganization).toEqual({ '@id': organisation });
  const { streetAddress, addressLocality } = store?.address as Record<string, string>;
  for (const shown of [store?.name, store?.telephone, store?.email, `${streetAddress}, ${addressLocality}`]) {
    expect(visible(page)).toContain(shown);
  }
  expect(visible(page)).toContain('Saturday - Thrusday: 10:00 AM - 8:00 PM');
  expect(store?.openingHoursSpecification).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    opens: '10:00',
    closes: '20:00',
  });
  const shown = page.querySelectorAll('main img').map((picture) => picture.getAttribute('src'));
  expect(shown).toEqual(expect.arrayContaining((store?.image as string[]).map(pathOf)));
});

test('the catalogue lists the cards in the order in which they stand', () => {
  const { page, things } = readBlock('/products');
  const cards = page.querySelectorAll('main article h3 a').map((link, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: oneLine(link.text),
    url: `${siteUrl}${link.getAttribute('href')}`,
  }));
  expect(cards).toHaveLength(catalogue.length);
  expect(things.get('ItemList')).toMatchObject({ numberOfItems: cards.length, itemListElement: cards });
  expect(things.get('BreadcrumbList')?.itemListElement).toMatchObject([
    { position: 1, item: siteUrl },
    { position: 2, item: `${siteUrl}/products` },
  ]);
});

test.each(catalogue.map((product) => [product.name, product] as const))(
  'the data of %s is what its page shows',
  (name, { id, description }) => {
    const { page, things } = readBlock(`/products/${id}`);
    const product = things.get('Product');
    const article = page.querySelector('main article:has(h1)');
    if (!product || !article) throw new Error('The page has no product, or no data of one');

    expect(product).toMatchObject({
      sku: id,
      url: `${siteUrl}/products/${id}`,
    });
    expect(product.brand).toEqual(name.startsWith('Alpha Ampere') ? { '@type': 'Brand', name: 'Alpha Ampere' } : undefined);
    expect(product.name).toBe(textOf(page, 'h1'));
    expect(oneLine(article.text)).toContain(description);
    const shown = article.querySelectorAll('picture img').map((picture) => picture.getAttribute('src'));
    expect((product.image as string[]).map(pathOf)).toEqual(shown);
    const rows = specificationOf(page).filter(([, value]) => !isPlaceholder(value));
    expect(rows.length).toBeGreaterThan(3);
    expect(product.additionalProperty).toEqual(rows.map(([label, value]) => ({ '@type': 'PropertyValue', name: label, value })));

    const offer = product.offers as Record<string, unknown>;
    const [oldPrice] = article.querySelectorAll('s').map(({ text }) => parsePrice(text));
    expect(offer).toMatchObject({
      price: parsePrice(textOf(article, 'strong')),
      priceCurrency: 'PKR',
      seller: { '@id': organisation },
    });
    expect(offer).not.toHaveProperty('priceType');
    expect(offer.priceSpecification).toEqual(
      oldPrice === undefined
        ? undefined
        : {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            price: oldPrice,
            priceCurrency: 'PKR',
          },
    );
    expect(offer.availability).toBeUndefined();

    const breadcrumbs = page
      .querySelectorAll('nav[aria-label="Breadcrumb"] li')
      .map((item) => oneLine(item.text).replace(/ ?\/$/, ''));
    const steps = things.get('BreadcrumbList')?.itemListElement as { name: string }[];
    expect(steps.map((step) => step.name)).toEqual(breadcrumbs);
    expect(breadcrumbs).toEqual(['Home', 'Products', name]);
  },
);
