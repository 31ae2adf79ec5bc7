import { expect, test } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import { finder } from '@/content/advice/battery-finder';
import { chatFormWords } from '@/content/enquiry/chat-form';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { mainNavigation } from '@/content/navigation';
import { notFoundPage } from '@/content/pages/error-pages';
import { notFoundTitle } from '@/content/search';
import { productPage } from '@/content/shop/product-page';
import { products } from '@/content/shop/products';
import { site } from '@/content/site';
import { listPackNotes } from '@/lib/advice/charging-settings';
import { toPack } from '@/lib/advice/packs';
import { questionChatUrl, orderChatUrl } from '@/lib/enquiry/whatsapp';
import { formatPrice } from '@/lib/format/texts';
import { householdPath, productPath } from '@/lib/paths';
import { allProducts, getRelatedProducts } from '@/lib/shop/catalogue';
import { specificationRows } from '@/lib/shop/product';
import { drawQrCode } from '@/lib/shop/qr-code';
import { oneLine } from '@/scripts/review/read-site';
import { listPages } from '@/scripts/support/list-files';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { orderText } from '../support/enquiry';
import { allRoutes, attributesOf, metaOf, readSource, readText, siteUrl, textOf, textsOf, weightOf } from '../support/export';
import { moreCards } from '../support/weight';

/* What the HTML of each page holds before and without scripts. */

/** What a server sends before it waits for an acknowledgement: ten segments of 1,460 bytes (RFC 6928), less its headers. */
const FIRST_ROUND_TRIP = 14_600 - 700;

const sourceOf = (address: string) => readSource(address).page;

/** The structured data of a page, by type. */
function thingsOf(address: string): Record<string, Record<string, unknown> | undefined> {
  const [block, ...others] = readSource(address).data as { '@context': string; '@graph': { '@type': string }[] }[];
  expect([block?.['@context'], others]).toEqual(['https://schema.org', []]);
  return Object.fromEntries(block?.['@graph'].map((thing) => [thing['@type'], { ...thing }]) ?? []);
}

test('each page has its text', () => {
  for (const address of [...allRoutes, householdPath(finder.defaultHousehold)]) {
    const page = sourceOf(address);
    const text = textOf(page, 'main');
    expect(textOf(page, 'h1')).toMatch(/\w{3}/);
    expect(text.length, address).toBeGreaterThan(300);
    expect(text, address).not.toMatch(/undefined|NaN|\[object|\{[\w ]+\}/);
    expect(page.querySelector('html')?.getAttribute('lang')).toBe('en-PK');
    // What is printed as a sheet has its address on it; a guide also sends it on.
    const own = siteUrl + address;
    for (const sheet of page.querySelectorAll('.sheet')) expect(sheet.text).toContain(own);
    if (page.querySelector('.guide')) expect(attributesOf(page, '.guide a', 'href').join()).toContain(encodeURIComponent(own));
    const crumbs = page.querySelectorAll('nav[aria-label="Breadcrumb"] li').map((crumb) => {
      const path = crumb.querySelector('a')?.getAttribute('href') ?? address;
      return { name: oneLine(crumb.text).replace(/ ?\/$/, ''), item: path === '/' ? siteUrl : siteUrl + path };
    });
    const here = attributesOf(page, '[aria-label="Breadcrumb"] li', 'aria-current').filter(Boolean);
    expect(here, address).toEqual(crumbs.length > 0 ? ['page'] : []);
    const read = page.querySelectorAll('svg:not([role=img], .hidden)').filter((svg) => !svg.closest('[aria-hidden=true]'));
    expect(read.map(String), 'drawings that are read aloud').toEqual([]);
    if (crumbs.length > 0) expect(thingsOf(address).BreadcrumbList?.itemListElement).toMatchObject(crumbs);
  }
});

test('the data of home name the shop, of contact the workshop, of the catalogue its products; the 404 page has links alone', () => {
  expect(thingsOf('/')).toMatchObject({ OnlineStore: {}, WebSite: {} });
  expect(thingsOf('/products')).toMatchObject({ ItemList: { numberOfItems: allProducts.length } });
  expect(thingsOf('/contact')).toMatchObject({ Store: {} });
  const { page, data } = readSource('/404');
  expect([textOf(page, 'title'), textOf(page, 'h1')]).toEqual([notFoundTitle, notFoundPage.title]);
  expect(attributesOf(page, 'main a', 'href')).toEqual(['/products', '/', questionChatUrl()]);
  expect([page.querySelectorAll('link[rel="canonical"]').length, metaOf(page, 'og:url'), data]).toEqual([0, undefined, []]);
});

test('a link that is the name of a product leads to it', () => {
  for (const file of listPages(exportFolder)) {
    for (const link of readSource(file).page.querySelectorAll('a')) {
      const words = oneLine(link.text);
      const named = products.filter(({ name, shortName }) => words === name || words === shortName);
      if (named.length > 0) {
        expect(
          named.map(({ id }) => productPath(id)),
          file,
        ).toContain(link.getAttribute('href'));
      }
    }
  }
});

test('each page has its policy; links to other sites open a new tab and say so; chats go to the right number', () => {
  for (const address of [...allRoutes, '/404']) {
    const page = sourceOf(address);
    // Each page has one inline script; rewrite-page.test.ts has the rest word by word.
    expect(attributesOf(page, 'meta[http-equiv="Content-Security-Policy"]', 'content'), address).toEqual([
      expect.stringMatching(
        /^default-src 'none'; script-src 'self' 'sha256-[^';]+'; style-src 'self'[^;]*; .*; trusted-types default$/,
      ),
    ]);
    expect([metaOf(page, 'viewport'), metaOf(page, 'theme-color')]).toEqual(['width=device-width, initial-scale=1', '#12161c']);
    for (const { attrs } of page.querySelectorAll('a[target="_blank"], a[href^="http"]')) {
      const { href = '', 'aria-describedby': ids = '' } = attrs;
      expect(attrs, address).toMatchObject({ target: '_blank', rel: expect.stringMatching(/\bnoopener\b/) });
      const notes = ids.split(' ').map((id) => page.getElementById(id)?.text);
      expect(notes, `${address}: ${href}`).toContain('Opens in a new tab');
      if (!href.includes('wa.me')) continue;
      const text = decodeURIComponent(href);
      expect(text, 'an address in a message is whole').not.toMatch(/\s\/\w/);
      // A link that shares a page has no number: the visitor chooses the recipient.
      if (href.startsWith('https://wa.me/?')) continue;
      const isOfProduct = products.some(({ name }) => text.includes(` ${name}`));
      expect(href.split('?')[0], text).toBe(`https://wa.me/${isOfProduct ? chatNumbers.orders : chatNumbers.questions}`);
    }
  }
});

test('the footer leads where it says', () => {
  const footer = sourceOf('/about').querySelector('footer') as HTMLElement;
  const linksIn = (place: string) =>
    footer.querySelectorAll(place).map((link) => [oneLine(link.text), link.getAttribute('href')]);
  expect(linksIn('nav[aria-label="Quick Links"] a')).toEqual(mainNavigation.map(({ label, href }) => [label, href]));
  expect(linksIn('a')).toEqual(
    expect.arrayContaining([
      ...site.social.map(({ name, href }) => [name, href]),
      [site.phones[0], `tel:${site.phones[0].replaceAll(' ', '')}`],
      [site.emails[0], `mailto:${site.emails[0]}`],
      ['WhatsApp Order', `https://wa.me/${chatNumbers.questions}`],
    ]),
  );
  for (const text of [site.blurb, `${site.address.street}, ${site.address.city}`]) expect(oneLine(footer.text)).toContain(text);
});

/** The specified labels and attributes of each field. */
const FIELDS = {
  '/get-quote': [
    'Full Name: name=user_name type=text required autocomplete=name',
    'Email Address: name=user_email type=email required autocomplete=email inputmode=email',
    'Phone Number (Optional): name=user_phone type=tel autocomplete=tel inputmode=tel',
    'Subject: name=subject type=text required',
    'Project Details: name=message required rows=6',
  ],
  '/contact': [
    'Full Name: name=name type=text required autocomplete=name',
    'Email Address: name=email type=email required autocomplete=email inputmode=email',
    'Phone Number (Optional): name=phone type=tel autocomplete=tel inputmode=tel',
    'Company (Optional): name=company type=text autocomplete=organization',
    'Battery Type: name=batteryType required',
    'Quantity (Optional): name=quantity type=text inputmode=numeric',
    'Additional Details (Optional): name=message rows=4',
  ],
};
/** Bounds and length limits are read, too, because the specification has none. */
const READ = ['name', 'type', 'required', 'autocomplete', 'inputmode', 'rows', 'min', 'max', 'minlength', 'maxlength', 'pattern'];

test('the forms have the specified fields', () => {
  for (const [address, fields] of Object.entries(FIELDS)) {
    const page = sourceOf(address);
    const labels = page.querySelectorAll('main form label').filter((label) => !label.closest('[aria-hidden="true"]'));
    const found = labels.map((label) => {
      const field = page.querySelector(`[id="${label.getAttribute('for')}"]`);
      const told = READ.filter((name) => field?.hasAttribute(name)).map((name) => `${name}=${field?.getAttribute(name)}`);
      return `${label.text}: ${told.join(' ').replace('required=', 'required')}`;
    });
    expect(found).toEqual(fields);
  }
  const options = sourceOf('/contact').querySelectorAll('select[name="batteryType"] option');
  const [empty, ...types] = options.map((option) => [option.text, option.getAttribute('value'), option.hasAttribute('selected')]);
  expect(empty).toEqual([chatFormWords.batteryTypePrompt, '', false]);
  expect(types).toEqual(chatFormWords.batteryTypes.map((type) => [type, expect.stringMatching(/./), false]));
});

test('the cards have the text and prices of the content, and say whose order their button is', () => {
  const page = sourceOf('/products');
  const cards = page.querySelectorAll('main article');
  for (const [index, { name, summary, description, price, oldPrice }] of allProducts.entries()) {
    const card = cards[index] as HTMLElement;
    const [now, was] = [formatPrice(price), oldPrice && formatPrice(oldPrice)];
    expect([textOf(card, 'h3'), textOf(card, 'strong'), card.querySelector('s')?.text]).toEqual([name, now, was]);
    expect(oneLine(card.text)).toContain(summary ?? description);
    // A screen reader must not give the old price as the price.
    expect(oneLine(card.text)).toContain(was ? `Now ${now}, was ${was}` : now);
    const order = card.querySelector('a[href^="https://wa.me/"]');
    expect(order?.getAttribute('href')).toBe(orderChatUrl(orderText(name)));
    const described = order?.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => oneLine(page.getElementById(id)?.text ?? ''))).toContain(name);
  }
});

/** The file of a picture that is not another site's. */
const fileOf = (src = '') => expect.stringMatching(src.startsWith('https:') ? '' : `^/pictures/${src}-[\\da-f]{8}-\\d+\\.jpg$`);

test('a product’s page, and what it says to search engines, hold all that a buyer needs', () => {
  for (const product of allProducts) {
    const { id, name, price, oldPrice, suitability, opened, images } = product;
    const page = sourceOf(productPath(id));
    const article = page.querySelector('main article:has(h1)') as HTMLElement;
    expect([textOf(page, 'h1'), article.querySelector('strong')?.text]).toEqual([name, formatPrice(price)]);
    const marks = mainNavigation.map(({ href }) => (href === '/products' ? 'true' : undefined));
    expect(attributesOf(page, 'header nav[aria-label="Main"] a', 'aria-current')).toEqual(marks);
    expect(article.querySelectorAll('s').map(({ text }) => text)).toEqual(oldPrice ? [formatPrice(oldPrice)] : []);
    expect(textsOf(page, 'section[aria-labelledby="specifications"] :is(dt, dd)')).toEqual(specificationRows(product).flat());
    // One order button stands beside the pictures, one in the bar.
    expect(article.querySelectorAll(`a[href$="?text=${encodeURIComponent(orderText(name))}"]`)).toHaveLength(2);
    const pictures = [...images, ...(opened ? [opened] : [])];
    expect(attributesOf(article, 'picture img', 'alt')).toEqual(pictures.map(({ alt }) => alt));
    const main = textOf(page, 'main');
    for (const part of opened?.parts ?? []) expect(main).toContain(productPage.opened.names[part]);
    // The texts of the suitability between their braces, which unit tests check.
    for (const told of Object.values(suitability ?? {})
      .flat()
      .join('{}')
      .split(/\{.*?\}/)) {
      expect(main).toContain(oneLine(told));
    }
    const related = getRelatedProducts(product);
    const besides = 'section[aria-labelledby="related"] li';
    expect(attributesOf(page, `${besides} a`, 'href')).toEqual(related.map((other) => productPath(other.id)));
    expect(attributesOf(page, `${besides} img`, 'src')).toEqual(related.map((other) => fileOf(other.images[0]?.src)));
    const code = page.querySelector('img[alt="Scan to order on WhatsApp"]')?.getAttribute('src') ?? '';
    // lib/shop tests that a phone can read the code.
    expect(readText(code)).toBe(drawQrCode(orderChatUrl(orderText(name))));
    const pack = toPack(product);
    if (pack) {
      const { lead, notes } = listPackNotes(pack, product.specs);
      for (const part of [lead, ...notes]) expect(main).toContain(part);
    }

    expect(thingsOf(productPath(id)).Product).toMatchObject({ sku: id, name });
    const crumbs = textsOf(page, 'nav[aria-label="Breadcrumb"] li').map((crumb) => crumb.replace(/ ?\/$/, ''));
    expect(crumbs).toEqual(['Home', 'Products', name]);
  }
});

test('every page is sent in one round trip', () => {
  const pages = listPages(exportFolder);
  const sizes = pages.map((file) => [file, weightOf(`/${file}`)] as const);
  expect(sizes.filter(([file, size]) => size > FIRST_ROUND_TRIP + (file.startsWith('products') ? moreCards : 0))).toEqual([]);
  expect(pages.length).toBeGreaterThan(allRoutes.length);
});
