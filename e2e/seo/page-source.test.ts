import { describe, expect, test } from '@jest/globals';
import { about } from '@/content/about';
import { contact } from '@/content/contact';
import { faq } from '@/content/faq';
import { home } from '@/content/home';
import { products } from '@/content/products';
import { chatFormWords } from '@/content/enquiry-chat';
import { quote, quotePageForm } from '@/content/quote';
import { searchEntries } from '@/content/search';
import { site } from '@/content/site';
import type { Product } from '@/content/types';
import { fill } from '@/lib/fill';
import { readChatLink, orderText } from '../support/chat-text';
import { metaOf, oneLine, readExported, readSitemap, readSource, siteUrl, specificationOf, textOf } from '../support/crawl';
import { allRoutes } from '../support/routes';

const catalogue: readonly Product[] = products;
const sources = new Map(allRoutes.map((path) => [path, readSource(path).page]));
const sourceOf = (path: string) => sources.get(path) ?? readSource(path).page;
const mainOf = (path: string) => oneLine(sourceOf(path).querySelector('main')?.text ?? '');

test('the sitemap names every page of the content and no other', () => {
  expect(
    readSitemap()
      .map(({ path }) => path)
      .sort(),
  ).toEqual([...allRoutes].sort());
});

describe.each(allRoutes)('%s', (path) => {
  const page = sourceOf(path);

  test('says what it is without scripts', () => {
    expect(textOf(page, 'h1')).toMatch(/\w{3}/);
    expect(mainOf(path).length).toBeGreaterThan(300);
    expect(mainOf(path)).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
    // The specification's spelling, on the page that it speaks of.
    expect(page.text.includes('Thrusday')).toBe(path === '/contact');
  });

  test('has complete metadata of its own', () => {
    const title = textOf(page, 'head title');
    const description = metaOf(page, 'description');
    const canonical = path === '/' ? siteUrl : `${siteUrl}${path}`;
    expect(description?.length).toBeGreaterThan(50);
    expect(page.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute('href'))).toEqual([canonical]);
    for (const prefix of ['og', 'twitter']) {
      expect(metaOf(page, `${prefix}:title`)).toBe(title);
      expect(metaOf(page, `${prefix}:description`)).toBe(description);
    }
    expect(metaOf(page, 'og:url')).toBe(canonical);
    expect(metaOf(page, 'og:locale')).toBe('en_PK');
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
    expect(metaOf(page, 'theme-color')).toMatch(/^#[\da-f]{6}$/);
    expect(metaOf(page, 'robots')).toBeUndefined();
    expect(page.querySelector('html')?.getAttribute('lang')).toBe('en-PK');
  });

  test('links chats by whole addresses, products to their own number and all else to the business', () => {
    const links = page.querySelectorAll('a[href*="wa.me"]');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', expect.stringMatching(/\bnoopener\b/)]);
      const { number, text } = readChatLink(link.getAttribute('href') ?? '');
      // Orders, and photographs of what would be ordered.
      const isOfProduct = catalogue.some(({ name }) => text?.includes(` ${name}`));
      expect([text, number]).toEqual([text, isOfProduct ? site.whatsApp.productOrders : site.whatsApp.business]);
    }
  });
});

test('no two pages share a title, a description or a share picture', () => {
  const pages = allRoutes.map(sourceOf);
  for (const read of [
    (page: (typeof pages)[number]) => textOf(page, 'head title'),
    (page: (typeof pages)[number]) => metaOf(page, 'description'),
    (page: (typeof pages)[number]) => metaOf(page, 'og:image'),
  ]) {
    expect(new Set(pages.map(read)).size).toBe(allRoutes.length);
  }
});

test('titles and descriptions are those of the content folder', () => {
  for (const [path, { title, description }] of Object.entries(searchEntries)) {
    expect([textOf(sourceOf(path), 'head title'), metaOf(sourceOf(path), 'description')]).toEqual([title, description]);
  }
});

test('the catalogue’s title holds its heading, and some description its range', () => {
  const page = sourceOf('/products');
  expect(textOf(page, 'head title').toLowerCase()).toContain(textOf(page, 'h1').toLowerCase());
  const descriptions = allRoutes.map((path) => metaOf(sourceOf(path), 'description') ?? '');
  expect(descriptions.some((text) => text.includes('12V to 48V') && text.includes('10kW to 20kW'))).toBe(true);
});

/** Every text of a piece of content, but for what isn't prose, as picture names, and what stands for another catalogue. */
function proseOf(content: unknown, field = ''): string[] {
  // Toasts are shown by scripts.
  if (field === 'sent') return [];
  if (typeof content === 'string') {
    return /^(?:picture|phonePicture|drawn|.*[tT]opic|message|other(?:Title|Lead))$/.test(field) ? [] : [oneLine(content)];
  }
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, inner]) => proseOf(inner, name));
}

test.each([
  ['/', [home, faq]],
  ['/about', about],
  ['/contact', [contact, chatFormWords.labels, chatFormWords.batteryTypes, chatFormWords.button]],
  ['/get-quote', [quote, quotePageForm.labels, quotePageForm.button]],
] as const)('on %s all copy can be read', (path, content) => {
  const alts = sourceOf(path)
    .querySelectorAll('main img')
    .map((image) => image.getAttribute('alt'));
  const shown = `${mainOf(path)} ${alts.join(' ')}`;
  const texts = proseOf(content);
  expect(texts.length).toBeGreaterThan(8);
  expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
});

test.each(catalogue.map((product) => [product.name, product] as const))(
  'the page of %s holds all that a buyer needs without scripts',
  (name, product) => {
    const page = sourceOf(`/products/${product.id}`);
    const article = 'main article:has(h1)';
    expect(textOf(page, 'h1')).toBe(name);
    expect(textOf(page, `${article} strong`)).toBe(product.price);
    expect(page.querySelectorAll(`${article} s`).map(({ text }) => text)).toEqual(product.oldPrice ? [product.oldPrice] : []);
    expect(specificationOf(page)).toEqual(Object.entries(product.specs));
    expect(metaOf(page, 'description')).toContain(fill(product.searchDescription ?? '{price}', { name, price: product.price }));
    expect(metaOf(page, 'description')).toContain(product.price);

    const chats = page.querySelectorAll(`${article} a[href^="https://wa.me/"]`).map((link) => link.getAttribute('href') ?? '');
    const orders = chats.map(readChatLink).filter(({ text }) => text === orderText(name));
    expect(orders).toEqual([{ number: site.whatsApp.productOrders, text: orderText(name) }]);

    const pictures = page.querySelectorAll(`${article} picture img`);
    expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(product.images.map(({ alt }) => alt));
    for (const picture of pictures) expect(readExported(picture.getAttribute('src') ?? '').length).toBeGreaterThan(0);
  },
);

test('the catalogue has every product with its price, its words and its order link without scripts', () => {
  const cards = sourceOf('/products').querySelectorAll('main article');
  expect(
    cards.map((card) => ({
      href: card.querySelector('h3 a')?.getAttribute('href'),
      name: textOf(card, 'h3 a'),
      price: textOf(card, 'strong'),
      order: readChatLink(card.querySelector('a[href^="https://wa.me/"]')?.getAttribute('href') ?? ''),
    })),
  ).toEqual(
    catalogue.map(({ id, name, price }) => ({
      href: `/products/${id}`,
      name,
      price,
      order: { number: site.whatsApp.productOrders, text: orderText(name) },
    })),
  );
  for (const [index, { oldPrice, summary, description }] of catalogue.entries()) {
    expect(oneLine(cards[index]?.text ?? '')).toContain(oldPrice ?? '');
    expect(oneLine(cards[index]?.text ?? '')).toContain(summary ?? description);
  }
});

test('the page for unknown addresses is not listed, and claims the address of no page', () => {
  const { page, blocks } = readSource('/404');
  expect(metaOf(page, 'robots')).toContain('noindex');
  expect(page.querySelectorAll('link[rel="canonical"]')).toHaveLength(0);
  expect(metaOf(page, 'og:url')).toBeUndefined();
  expect(blocks).toEqual([]);
});
