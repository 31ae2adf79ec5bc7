import { readdirSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import { backup } from '@/content/advice/backup';
import { about } from '@/content/pages/about';
import { contact } from '@/content/pages/contact';
import { chatFormWords } from '@/content/enquiry/enquiry-chat';
import { faq } from '@/content/pages/faq';
import { home } from '@/content/pages/home';
import { cataloguePage } from '@/content/shop/catalogue-page';
import { footerProducts, mainNavigation } from '@/content/navigation';
import { products } from '@/content/shop/products';
import { quote, quotePageForm } from '@/content/enquiry/quote';
import { searchEntries } from '@/content/search';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { site } from '@/content/site';
import { chargerSettings, listPrograms, settingsMessage } from '@/lib/advice/charging-settings';
import { getFeaturedProducts } from '@/lib/shop/catalogue';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { readChatLink } from '../support/chat';
import { allRoutes, asSent, attributeOf, metaOf, oneLine, readExported, readSource, siteUrl, textOf } from '../support/export';
import { expect, test } from '../support/site-test';

/** What a server sends before it waits for an acknowledgement: ten segments of 1,460 bytes (RFC 6928), less its headers. */
const FIRST_ROUND_TRIP = 14_600 - 700;

const LINKS = mainNavigation.map(({ label, href }) => [label, href]);

const sources = new Map(allRoutes.map((path) => [path, readSource(path).page]));
const sourceOf = (path: string) => sources.get(path) ?? readSource(path).page;
const linksIn = (page: HTMLElement, region: string) =>
  page.querySelectorAll(`${region} a`).map((link) => [oneLine(link.text), link.getAttribute('href')]);
const hrefOf = (page: HTMLElement, region: string, name: string) => linksIn(page, region).find(([text]) => text === name)?.[1];

for (const path of allRoutes) {
  test(`${path} has its text, metadata and chat links without scripts`, () => {
    const page = sourceOf(path);
    const text = textOf(page, 'main');
    expect(textOf(page, 'h1')).toMatch(/\w{3}/);
    expect(text.length).toBeGreaterThan(300);
    expect(text).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
    expect(page.text.includes(site.hours.shown)).toBe(path === '/contact');

    const title = textOf(page, 'head title');
    const description = metaOf(page, 'description');
    const canonical = path === '/' ? siteUrl : `${siteUrl}${path}`;
    expect(page.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute('href'))).toEqual([canonical]);
    for (const prefix of ['og', 'twitter']) {
      expect([metaOf(page, `${prefix}:title`), metaOf(page, `${prefix}:description`)]).toEqual([title, description]);
    }
    expect(metaOf(page, 'og:url')).toBe(canonical);
    expect(metaOf(page, 'og:locale')).toBe('en_GB');
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
    expect(metaOf(page, 'viewport')).toBeDefined();
    expect(metaOf(page, 'theme-color')).toMatch(/^#[\da-f]{6}$/);
    expect(metaOf(page, 'robots')).toBeUndefined();
    expect(page.querySelector('html')?.getAttribute('lang')).toBe('en-PK');

    for (const link of page.querySelectorAll('a[href*="wa.me"]')) {
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', expect.stringMatching(/\bnoopener\b/)]);
      // A link that shares a page has no number: the visitor chooses the recipient.
      if (link.getAttribute('href')?.startsWith('https://wa.me/?')) continue;
      const chat = readChatLink(link.getAttribute('href'));
      // Orders, and requests for a photo of the product.
      const isOfProduct = products.some(({ name }) => chat.text?.includes(` ${name}`));
      expect(chat.number, chat.text ?? '').toBe(isOfProduct ? chatNumbers.orders : chatNumbers.questions);
    }
  });

  test(`${path} has bar and footer as specified`, () => {
    const page = sourceOf(path);
    expect(hrefOf(page, 'header', site.brand)).toBe('/');
    expect(hrefOf(page, 'header', 'Get Quote')).toBe('/get-quote');
    expect(linksIn(page, 'header nav[aria-label="Main"]')).toEqual(LINKS);
    const marks = page.querySelectorAll('header nav[aria-label="Main"] a').map((link) => link.getAttribute('aria-current'));
    // A product's page belongs to Products.
    const mark = (href?: string) =>
      href === path ? 'page' : href === '/products' && path.startsWith('/products/') ? 'true' : undefined;
    expect(marks).toEqual(LINKS.map(([, href]) => mark(href)));

    const footer = textOf(page, 'footer');
    for (const text of [site.blurb, `${site.address.street}, ${site.address.city}`]) expect(footer).toContain(text);
    expect(linksIn(page, 'footer nav[aria-label="Products"]')).toEqual(footerProducts.map(({ label }) => [label, '/products']));
    expect(linksIn(page, 'footer nav[aria-label="Quick Links"]')).toEqual(LINKS);
    const [phone] = site.phones;
    const [email] = site.emails;
    expect(hrefOf(page, 'footer', phone)).toBe(`tel:${phone.replaceAll(' ', '')}`);
    expect(hrefOf(page, 'footer', email)).toBe(`mailto:${email}`);
    expect(hrefOf(page, 'footer', 'WhatsApp Order')).toBe(`https://wa.me/${chatNumbers.questions}`);
    for (const { name, href } of site.social) expect(hrefOf(page, 'footer', name)).toBe(href);
  });
}

test('no two pages share a title or a description', () => {
  for (const read of [(page: HTMLElement) => textOf(page, 'head title'), (page: HTMLElement) => metaOf(page, 'description')]) {
    expect(new Set(allRoutes.map((path) => read(sourceOf(path)))).size).toBe(allRoutes.length);
  }
});

test('titles and descriptions are those of the content folder; some description names the range', () => {
  for (const [path, { title, description }] of Object.entries(searchEntries)) {
    expect([textOf(sourceOf(path), 'head title'), metaOf(sourceOf(path), 'description')]).toEqual([title, description]);
  }
  const catalogue = sourceOf('/products');
  expect(textOf(catalogue, 'head title').toLowerCase()).toContain(textOf(catalogue, 'h1').toLowerCase());
  const descriptions = allRoutes.map((path) => metaOf(sourceOf(path), 'description') ?? '');
  expect(descriptions.some((text) => text.includes('12V to 48V') && text.includes('10kW to 20kW'))).toBe(true);
});

/** Fields that are not prose (picture names), are shown by scripts (toasts), or are meant for another catalogue. */
const NO_PROSE = /^(?:id|picture|drawn|href|packs|part|sent|message|.*[tT]opic)$/;

/** Every text of a piece of content. */
function proseOf(content: unknown, field = ''): string[] {
  if (NO_PROSE.test(field)) return [];
  if (typeof content === 'string') return [oneLine(content)];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, inner]) => proseOf(inner, name));
}

const { title, lead, otherTitle, otherLead, button } = home.featured;
const areHomePacks = getFeaturedProducts().every(({ subcategory }) => subcategory === cataloguePage.comparison.subcategory);
const featured = { ...(areHomePacks ? { title, lead } : { title: otherTitle, lead: otherLead }), button };

for (const [path, content] of Object.entries({
  '/': [{ ...home, featured }, faq],
  '/about': about,
  '/contact': [contact, chatFormWords.labels, chatFormWords.batteryTypes, chatFormWords.button],
  '/get-quote': [quote, quotePageForm.labels, quotePageForm.button],
})) {
  test(`${path} holds every text of its content`, () => {
    const page = sourceOf(path);
    const alts = page.querySelectorAll('main img').map((image) => image.getAttribute('alt'));
    const shown = `${textOf(page, 'main')} ${alts.join(' ')}`;
    // Texts that the site fills in are looked for where they are made.
    expect(proseOf(content).filter((text) => !text.includes('{') && !shown.includes(text))).toEqual([]);
  });
}

test('on the page about us each figure stands beside its label', () => {
  const page = sourceOf('/about');
  const figures = page
    .querySelectorAll('main dl > div')
    .map((pair) => [pair.querySelector('dd')?.text, pair.querySelector('dt')?.text]);
  expect(figures.slice(0, 4)).toEqual(about.stats.map(({ number, label }) => [number, label]));
});

test('the inverter settings are those of each voltage, on the page and in the messages', () => {
  const page = sourceOf('/inverter-settings');
  const cellsOf = (section: string) =>
    page
      .querySelectorAll(`[aria-labelledby="${section}"] [role="row"]`)
      .map((row) => row.querySelectorAll('[role="cell"]').map(({ text }) => text));
  const systems = backup.systemVolts.map((volts) => ({ ...chargerSettings(volts), programs: listPrograms(volts) }));
  expect(cellsOf('table')).toEqual([
    [],
    systems.map(({ charge }) => charge),
    systems.map(({ float }) => float),
    systems.map(({ lowCutOff }) => lowCutOff),
  ]);
  const programs = listPrograms(12);
  expect(cellsOf('programs')).toEqual([[], ...programs.map((_, row) => systems.map((one) => one.programs[row]?.value))]);
  const heads = page.querySelectorAll('[aria-labelledby="programs"] [role="rowheader"]').map(({ text }) => text);
  expect(heads).toEqual(programs.map((one) => `${one.setting} ${one.programs}`));
  const messages = page
    .querySelectorAll('[aria-labelledby="table"] a')
    .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
  const address = `${siteUrl}/inverter-settings`;
  expect(messages).toEqual(backup.systemVolts.map((volts) => `https://wa.me/?text=${settingsMessage(volts, address)}`));
});

test('the page for unknown addresses asks not to be indexed, and has no canonical address', () => {
  const { page, data } = readSource('/404');
  expect(metaOf(page, 'robots')).toContain('noindex');
  expect(page.querySelectorAll('link[rel="canonical"]')).toHaveLength(0);
  expect([metaOf(page, 'og:url'), data]).toEqual([undefined, []]);
});

const required = '';
/** The label and the attributes of each field. */
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

for (const [address, fields] of Object.entries(FIELDS)) {
  test(`${address} has the specified fields`, () => {
    const page = sourceOf(address);
    const labels = page.querySelectorAll('main form label').filter((label) => !label.closest('[aria-hidden="true"]'));
    const found = labels.map((label) => {
      const field = page.querySelector(`[id="${label.getAttribute('for')}"]`);
      const told = READ.map((name) => [name, attributeOf(field, name)]).filter(([, value]) => value !== undefined);
      return [label.text, Object.fromEntries(told)];
    });
    expect(found).toEqual(fields);
  });
}

test('the battery types are those of the content, and none is chosen', () => {
  const options = sourceOf('/contact').querySelectorAll('select[name="batteryType"] option');
  const [empty, ...types] = options.map((option) => [option.text, option.getAttribute('value'), option.hasAttribute('selected')]);
  expect(empty).toEqual([chatFormWords.batteryTypePrompt, '', false]);
  expect(types).toEqual(chatFormWords.batteryTypes.map((type) => [type, expect.stringMatching(/./), false]));
});

test('every page is sent in one round trip', () => {
  const pages = readdirSync(exportFolder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const sizes = pages.map((file) => [file, asSent(readExported(`/${file}`)).length] as const);
  expect(sizes.filter(([, size]) => size > FIRST_ROUND_TRIP)).toEqual([]);
  expect(pages.length).toBeGreaterThan(allRoutes.length);
});

test('three pages lead to the calculator', () => {
  for (const address of ['/', '/products', '/get-quote']) {
    expect(
      sourceOf(address).querySelectorAll('main a[href^="/backup-calculator"], main form[action^="/backup-calculator"]').length,
      address,
    ).toBeGreaterThan(0);
  }
});

test('no script holds the catalogue', () => {
  const worker = readExported('/sw.js').toString();
  const scripts = worker.match(/\/_next\/static\/chunks\/[^"]+\.js/g) ?? [];
  expect(scripts.length).toBeGreaterThan(5);
  const texts = scripts.map((file) => readExported(file).toString()).join('\n');
  expect(products.filter(({ description }) => texts.includes(description))).toEqual([]);
});
