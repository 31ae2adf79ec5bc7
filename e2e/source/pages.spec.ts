import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import { about } from '@/content/pages/about';
import { contact } from '@/content/pages/contact';
import { chatFormWords } from '@/content/enquiry/enquiry-chat';
import { faq } from '@/content/pages/faq';
import { home } from '@/content/pages/home';
import { cataloguePage } from '@/content/shop/catalogue-page';
import { footerProducts, mainNavigation } from '@/content/navigation';
import { products } from '@/content/shop/products';
import { quote, quotePageForm } from '@/content/enquiry/quote';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { site } from '@/content/site';
import { listPackSettings } from '@/lib/advice/charging-settings';
import { toPack } from '@/lib/advice/packs';
import { productPath } from '@/lib/paths';
import { groupSpecification } from '@/lib/shop/attributes';
import { getFeaturedProducts, getProducts, getRelatedProducts } from '@/lib/shop/catalogue';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { orderText, readChatLink } from '../support/chat';
import {
  allRoutes,
  asSent,
  attributeOf,
  metaOf,
  oneLine,
  readExported,
  readSource,
  siteUrl,
  specificationOf,
  textOf,
} from '../support/export';

/* What the HTML of each page holds before and without scripts. */

/** What a server sends before it waits for an acknowledgement: ten segments of 1,460 bytes (RFC 6928), less its headers. */
const FIRST_ROUND_TRIP = 14_600 - 700;

const catalogue = getProducts();
const sources = new Map(allRoutes.map((path) => [path, readSource(path).page]));
const sourceOf = (path: string) => sources.get(path) ?? readSource(path).page;
const linksIn = (page: HTMLElement, region: string) =>
  page.querySelectorAll(`${region} a`).map((link) => [oneLine(link.text), link.getAttribute('href')]);

test('each page has its text, and the same words for searches and chats', () => {
  for (const [path, page] of sources) {
    const text = textOf(page, 'main');
    expect(textOf(page, 'h1')).toMatch(/\w{3}/);
    expect(text.length, path).toBeGreaterThan(300);
    expect(text, path).not.toMatch(/undefined|NaN|\[object|\{[\w ]+\}/);
    const canonical = path === '/' ? siteUrl : siteUrl + path;
    expect(page.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute('href'))).toEqual([canonical]);
    expect(['title', 'description', 'url'].map((name) => metaOf(page, `og:${name}`))).toEqual([
      textOf(page, 'head title'),
      metaOf(page, 'description'),
      canonical,
    ]);
    expect(metaOf(page, 'robots'), path).toBeUndefined();
    expect(page.querySelector('html')?.getAttribute('lang')).toBe('en-PK');
  }
});

test('the page for unknown addresses asks not to be indexed, and has no address', () => {
  const { page, data } = readSource('/404');
  expect(metaOf(page, 'robots')).toContain('noindex');
  expect([page.querySelectorAll('link[rel="canonical"]').length, metaOf(page, 'og:url'), data]).toEqual([0, undefined, []]);
});

test('chats of a product go to the number for orders, all others to that for questions', () => {
  for (const [path, page] of sources) {
    // A link that shares a page has no number: the visitor chooses the recipient.
    for (const link of page.querySelectorAll('a[href*="wa.me"]:not([href^="https://wa.me/?"])')) {
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', expect.stringMatching(/\bnoopener\b/)]);
      const { number, text } = readChatLink(link.getAttribute('href'));
      const isOfProduct = products.some(({ name }) => text?.includes(` ${name}`));
      expect(number, `${path}: ${text}`).toBe(isOfProduct ? chatNumbers.orders : chatNumbers.questions);
    }
  }
});

test('bar and footer lead where they say, and the bar marks the page', () => {
  const links = mainNavigation.map(({ label, href }) => [label, href]);
  for (const [path, page] of sources) {
    expect(linksIn(page, 'header nav[aria-label="Main"]')).toEqual(links);
    const marks = page.querySelectorAll('header nav[aria-label="Main"] a').map((link) => link.getAttribute('aria-current'));
    // A product's page belongs to Products.
    const isPart = (href?: string) => href === '/products' && path.startsWith('/products/');
    expect(marks, path).toEqual(links.map(([, href]) => (href === path ? 'page' : isPart(href) ? 'true' : undefined)));
  }
  const page = sourceOf('/about');
  expect(linksIn(page, 'footer nav[aria-label="Products"]').map(([label]) => label)).toEqual(
    footerProducts.map(({ label }) => label),
  );
  expect(linksIn(page, 'footer nav[aria-label="Quick Links"]')).toEqual(links);
  expect(linksIn(page, 'header')).toEqual(
    expect.arrayContaining([
      [site.brand, '/'],
      ['Get Quote', '/get-quote'],
    ]),
  );
  expect(linksIn(page, 'footer')).toEqual(
    expect.arrayContaining([
      [site.phones[0], `tel:${site.phones[0].replaceAll(' ', '')}`],
      [site.emails[0], `mailto:${site.emails[0]}`],
      ['WhatsApp Order', `https://wa.me/${chatNumbers.questions}`],
      ...site.social.map(({ name, href }) => [name, href]),
    ]),
  );
  for (const text of [site.blurb, `${site.address.street}, ${site.address.city}`]) expect(textOf(page, 'footer')).toContain(text);
});

/** Fields that are not prose (picture names), are shown by scripts (toasts), or are meant for another catalogue. */
const NO_PROSE = /^(?:id|picture|drawn|href|packs|part|sent|message|.*[tT]opic)$/;

/** Every text of a piece of content, but for those that the site fills in. */
function proseOf(content: unknown, field = ''): string[] {
  if (NO_PROSE.test(field)) return [];
  if (typeof content === 'string') return content.includes('{') ? [] : [oneLine(content)];
  return Object.entries(content ?? {}).flatMap(([name, inner]) => proseOf(inner, name));
}

test('the pages hold every text of their content', () => {
  const { homePacks, others, button } = home.featured;
  const areHomePacks = getFeaturedProducts().every(({ subcategory }) => subcategory === cataloguePage.comparison.subcategory);
  const featured = { ...(areHomePacks ? homePacks : others), button };
  for (const [path, content] of Object.entries({
    '/': [{ ...home, featured }, faq],
    '/about': about,
    '/contact': [contact, chatFormWords.labels, chatFormWords.batteryTypes, chatFormWords.button],
    '/get-quote': [quote, quotePageForm.labels, quotePageForm.button],
  })) {
    const page = sourceOf(path);
    const alts = page.querySelectorAll('main img').map((image) => image.getAttribute('alt'));
    const shown = `${textOf(page, 'main')} ${alts.join(' ')}`;
    expect(proseOf(content).filter((text) => !shown.includes(text))).toEqual([]);
  }
});

const required = '';
/** The specified labels and attributes of each field. */
const FIELDS: Record<string, [label: string, field: Record<string, string>][]> = {
  '/get-quote': [
    ['Full Name', { name: 'user_name', type: 'text', required, autocomplete: 'name' }],
    ['Email Address', { name: 'user_email', type: 'email', required, autocomplete: 'email', inputmode: 'email' }],
    ['Phone Number (Optional)', { name: 'user_phone', type: 'tel', autocomplete: 'tel', inputmode: 'tel' }],
    ['Subject', { name: 'subject', type: 'text', required }],
    ['Project Details', { name: 'message', required, rows: '6' }],
  ],
  '/contact': [
    ['Full Name', { name: 'name', type: 'text', required, autocomplete: 'name' }],
    ['Email Address', { name: 'email', type: 'email', required, autocomplete: 'email', inputmode: 'email' }],
    ['Phone Number (Optional)', { name: 'phone', type: 'tel', autocomplete: 'tel', inputmode: 'tel' }],
    ['Company (Optional)', { name: 'company', type: 'text', autocomplete: 'organization' }],
    ['Battery Type', { name: 'batteryType', required }],
    ['Quantity (Optional)', { name: 'quantity', type: 'text', inputmode: 'numeric' }],
    ['Additional Details (Optional)', { name: 'message', rows: '4' }],
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
      const told = READ.map((name) => [name, attributeOf(field, name)]).filter(([, value]) => value !== undefined);
      return [label.text, Object.fromEntries(told)];
    });
    expect(found).toEqual(fields);
  }
  const options = sourceOf('/contact').querySelectorAll('select[name="batteryType"] option');
  const [empty, ...types] = options.map((option) => [option.text, option.getAttribute('value'), option.hasAttribute('selected')]);
  expect(empty).toEqual([chatFormWords.batteryTypePrompt, '', false]);
  expect(types).toEqual(chatFormWords.batteryTypes.map((type) => [type, expect.stringMatching(/./), false]));
});

test('the cards have the names and prices of the content, their text, a link to their page and an order link', () => {
  const cards = sourceOf('/products').querySelectorAll('main article');
  expect(cards).toHaveLength(catalogue.length);
  for (const [index, { id, name, summary, description, price, oldPrice }] of catalogue.entries()) {
    const card = cards[index] as HTMLElement;
    expect([textOf(card, 'h3'), textOf(card, 'strong'), card.querySelector('s')?.text]).toEqual([name, price, oldPrice]);
    expect(card.querySelector('h3 a')?.getAttribute('href')).toBe(productPath(id));
    expect(oneLine(card.text)).toContain(summary ?? description);
    // A screen reader must not give the old price as the price.
    expect(oneLine(card.text)).toContain(oldPrice ? `Now ${price}, was ${oldPrice}` : price);
    const order = readChatLink(card.querySelector('a[href^="https://wa.me/"]')?.getAttribute('href'));
    expect(order).toEqual({ number: chatNumbers.orders, text: orderText(name) });
  }
});

test('a product’s page holds all that a buyer needs', () => {
  for (const product of catalogue) {
    const { name, price, oldPrice, guide, opened, images } = product;
    const page = sourceOf(productPath(product.id));
    const article = page.querySelector('main article:has(h1)') as HTMLElement;
    expect([textOf(page, 'h1'), article.querySelector('strong')?.text]).toEqual([name, price]);
    expect(article.querySelectorAll('s').map(({ text }) => text)).toEqual(oldPrice ? [oldPrice] : []);
    expect(specificationOf(page)).toEqual(groupSpecification(product).flatMap(({ rows }) => rows));
    const chats = article.querySelectorAll('a[href^="https://wa.me/"]').map((link) => link.getAttribute('href') ?? '');
    // One beside the pictures, one in the bar.
    expect(chats.filter((chat) => chat.endsWith(`=${encodeURIComponent(orderText(name))}`))).toHaveLength(2);
    expect(article.querySelectorAll('picture img').map((image) => image.getAttribute('alt'))).toEqual(
      [...images, ...(opened ? [opened] : [])].map(({ alt }) => alt),
    );
    expect(page.querySelectorAll('section[aria-labelledby="check"] li')).toHaveLength(guide?.check.length ?? 0);
    const related = page.querySelectorAll('section[aria-labelledby="related"] li a').map((link) => link.getAttribute('href'));
    expect(related).toEqual(getRelatedProducts(product, 3).map(({ id }) => productPath(id)));
    const pack = toPack(product);
    if (!pack) continue;
    const { lead, settings, warnings, cautions } = listPackSettings(pack, product.specs);
    for (const words of [lead, ...settings.rows.flat(), ...warnings, ...cautions]) expect(textOf(page, 'main')).toContain(words);
  }
});

test('every page is sent in one round trip', () => {
  const pages = readdirSync(exportFolder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const sizes = pages.map((file) => [file, asSent(readExported(`/${file}`)).length] as const);
  expect(sizes.filter(([, size]) => size > FIRST_ROUND_TRIP)).toEqual([]);
  expect(pages.length).toBeGreaterThan(allRoutes.length);
});

test('no script holds the catalogue', () => {
  const scripts =
    readExported('/sw.js')
      .toString()
      .match(/\/_next\/static\/chunks\/[^"]+\.js/g) ?? [];
  expect(scripts.length).toBeGreaterThan(5);
  const texts = scripts.map((file) => readExported(file).toString()).join('\n');
  expect(products.filter(({ description }) => texts.includes(description))).toEqual([]);
});
