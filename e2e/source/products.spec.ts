import { drawnNote } from '@/content/controls';
import { productPage } from '@/content/shop/product-page';
import { chatMessages } from '@/content/enquiry/chat-messages';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { site } from '@/content/site';
import { listPackSettings } from '@/lib/advice/charging-settings';
import { toPack } from '@/lib/advice/packs';
import { fill } from '@/lib/format/fill';
import { formatLongDate } from '@/lib/format/long-date';
import { productPath } from '@/lib/paths';
import { getProducts, getRelatedProducts } from '@/lib/shop/catalogue';
import { groupSpecification } from '@/lib/shop/attributes';
import { orderText, readChatLink } from '../support/chat';
import { metaOf, oneLine, readSource, specificationOf, textOf } from '../support/export';
import { expect, test } from '../support/site-test';

const catalogue = getProducts();
const ARTICLE = 'main article:has(h1)';

test('the cards have the names and prices of the content, their text, a link to their page and an order link', () => {
  const cards = readSource('/products').page.querySelectorAll('main article');
  expect(cards).toHaveLength(catalogue.length);
  for (const [index, { id, name, summary, description, price, oldPrice }] of catalogue.entries()) {
    const card = cards[index];
    if (!card) throw new Error(`The catalogue has no card for ${id}`);
    expect([textOf(card, 'h3'), textOf(card, 'strong'), card.querySelector('s')?.text]).toEqual([name, price, oldPrice]);
    expect(card.querySelector('h3 a')?.getAttribute('href')).toBe(`/products/${id}`);
    expect(oneLine(card.text)).toContain(summary ?? description);
    // A screen reader must not give the old price as the price.
    expect(oneLine(card.text)).toContain(oldPrice ? `Now ${price}, was ${oldPrice}` : price);
    const order = readChatLink(card.querySelector('a[href^="https://wa.me/"]')?.getAttribute('href'));
    expect(order).toEqual({ number: chatNumbers.orders, text: orderText(name) });
  }
  expect(textOf(readSource('/contact').page, 'main')).toContain(chatNumbers.orders);
});

test('the packs are compared in the order of their cards', () => {
  const heads = readSource('/products').page.querySelectorAll('[role="columnheader"] a[href^="/products/"]');
  const compared = heads.map((link) => link.getAttribute('href'));
  expect(compared.length).toBeGreaterThan(1);
  expect(compared).toEqual(catalogue.map(({ id }) => productPath(id)).filter((path) => compared.includes(path)));
});

for (const product of catalogue) {
  const { id, name, price, oldPrice, priceDate, images, guide } = product;

  test(`the page of ${name} holds all that a buyer needs`, () => {
    const { page } = readSource(`/products/${id}`);
    expect(textOf(page, 'h1')).toBe(name);
    expect(textOf(page, `${ARTICLE} :has(> h1) strong`)).toBe(price);
    expect(page.querySelectorAll(`${ARTICLE} s`).map(({ text }) => text)).toEqual(oldPrice ? [oldPrice] : []);
    if (priceDate) expect(textOf(page, ARTICLE)).toContain(fill(productPage.priceOf, { date: formatLongDate(priceDate) }));
    expect(specificationOf(page)).toEqual(groupSpecification(product).flatMap(({ rows }) => rows));
    expect(metaOf(page, 'description')).toContain(fill(product.searchDescription ?? '{price}', { name, price }));
    expect(metaOf(page, 'description')).toContain(price);

    const chats = page
      // Not those that share a text with somebody of the visitor's choice.
      .querySelectorAll(`${ARTICLE} a[href^="https://wa.me/"]:not([href^="https://wa.me/?"])`)
      .map((link) => readChatLink(link.getAttribute('href')));
    // One beside the pictures, one in the bar.
    expect(chats.filter(({ text }) => text === orderText(name))).toHaveLength(2);
    const { opened } = product;
    expect(page.querySelectorAll(`${ARTICLE} picture img`).map((image) => image.getAttribute('alt'))).toEqual(
      [...images, ...(opened ? [opened] : [])].map(({ alt }) => alt),
    );
    expect(page.querySelectorAll('section[aria-labelledby="opened"] ol li')).toHaveLength(opened?.parts.length ?? 0);
    // The page says once that its pictures are drawn.
    const drawn = images.filter((image) => image.drawn);
    const text = textOf(page, ARTICLE);
    expect(text.split(drawnNote)).toHaveLength(drawn.length > 0 ? 2 : 1);
    const photo = fill(chatMessages.photo, { item: name });
    expect(chats.filter((chat) => chat.text === photo)).toHaveLength(drawn.length > 0 ? 1 : 0);

    const { street, city, country } = site.address;
    for (const part of [`${street}, ${city}, ${country}`, site.phones[0], site.hours.inSentences]) {
      expect(textOf(page, 'section[aria-labelledby="ordering"]')).toContain(part);
    }
    expect(text.split(productPage.lifeNote)).toHaveLength(product.life ? 2 : 1);

    const listed = ['fits', 'check'].map((section) => page.querySelectorAll(`section[aria-labelledby="${section}"] li`).length);
    if (guide) expect(listed).toEqual([guide.fits.length, guide.check.length]);
    const related = page.querySelectorAll('section[aria-labelledby="related"] li a').map((link) => link.getAttribute('href'));
    expect(related).toEqual(getRelatedProducts(product, 3).map((other) => productPath(other.id)));
  });
}

for (const product of catalogue) {
  const pack = toPack(product);
  if (!pack) continue;
  test(`the page of ${product.name} says what it fits, and what not to do`, () => {
    const { page } = readSource(productPath(product.id));
    const rowsOf = (section: string) =>
      page.querySelectorAll(`section[aria-labelledby="${section}"] :is(tr, [role="row"])`).map(({ text }) => oneLine(text));
    const { lead, settings, warnings, cautions } = listPackSettings(pack, product.specs);
    expect(rowsOf('fits')).toEqual(settings.rows.map((row) => row.join('')));
    for (const words of [lead, ...warnings, ...cautions]) {
      expect(textOf(page, 'section[aria-labelledby="fits"]')).toContain(words);
    }
    const calculator = page.querySelectorAll('section[aria-labelledby="runs"] a').map((link) => link.getAttribute('href'));
    expect(calculator).toEqual([`/backup-calculator?volts=${pack.systemVolts}`]);
  });
}
