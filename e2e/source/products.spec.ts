import { products } from '@/content/shop/products';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { site } from '@/content/site';
import type { ProductEntry } from '@/content/types';
import { fill } from '@/lib/format/fill';
import { orderText, readChatLink } from '../support/chat';
import { metaOf, oneLine, readSource, specificationOf, textOf } from '../support/export';
import { expect, test } from '../support/site-test';

const catalogue: readonly ProductEntry[] = products;
const ARTICLE = 'main article:has(h1)';

test('the cards have the specified names and prices, their text, a link to their page and an order link', () => {
  const cards = readSource('/products').page.querySelectorAll('main article');
  expect(cards.map((card) => [textOf(card, 'h3'), textOf(card, 'strong'), card.querySelector('s')?.text])).toEqual([
    ['Alpha Ampere 51.2V 100Ah Lithium Battery', 'PKR 229,000', 'PKR 245,000'],
    ['Alpha Ampere 24V 100Ah Lithium Battery', 'PKR 139,000', 'PKR 149,000'],
    ['Alpha Ampere 12V 100Ah Lithium Battery', 'PKR 78,000', 'PKR 85,000'],
    [expect.stringMatching(/12V 6\.5Ah self-start bike battery/i), 'PKR 6,200', 'PKR 7,000'],
    [expect.stringMatching(/12V 2\.5Ah kick-start bike battery/i), 'PKR 4,300', 'PKR 5,000'],
    ['3.2V 100Ah LFP Cell', 'PKR 9,500', undefined],
    ['3.2V 27Ah LFP Cell', 'PKR 3,500', undefined],
    ['4S-8S 100A Battery Management System', 'PKR 13,500', undefined],
  ]);
  for (const [index, { id, name, summary, description, oldPrice }] of catalogue.entries()) {
    const card = cards[index];
    if (!card) throw new Error(`The catalogue has no card for ${id}`);
    expect(card.querySelector('h3 a')?.getAttribute('href')).toBe(`/products/${id}`);
    expect(oneLine(card.text)).toContain(summary ?? description);
    // A screen reader must not give the old price as the price.
    expect(oneLine(card.text)).toMatch(oldPrice ? /Now PKR [\d,]+, was PKR [\d,]+/ : /PKR/);
    const order = readChatLink(card.querySelector('a[href^="https://wa.me/"]')?.getAttribute('href'));
    expect(order).toEqual({ number: chatNumbers.orders, text: orderText(name) });
  }
  expect(chatNumbers.orders).not.toBe(chatNumbers.questions);
  expect(textOf(readSource('/contact').page, 'main')).toContain(chatNumbers.orders);
});

test('the packs are compared from the smallest to the largest', () => {
  const heads = readSource('/products').page.querySelectorAll('[role="columnheader"] a[href^="/products/"]');
  expect(heads.map((link) => link.getAttribute('href'))).toEqual([
    '/products/12v-100ah-lithium-battery',
    '/products/24v-100ah-lithium-battery',
    '/products/51-2v-100ah-lithium-battery',
  ]);
});

for (const product of catalogue) {
  const { id, name, price, oldPrice, specs, images, guide } = product;

  test(`the page of ${name} holds all that a buyer needs`, () => {
    const { page } = readSource(`/products/${id}`);
    expect(textOf(page, 'h1')).toBe(name);
    expect(textOf(page, `${ARTICLE} :has(> h1) strong`)).toBe(price);
    expect(page.querySelectorAll(`${ARTICLE} s`).map(({ text }) => text)).toEqual(oldPrice ? [oldPrice] : []);
    expect(textOf(page, ARTICLE)).toContain('Price on 20 November 2026');
    expect(specificationOf(page)).toEqual(Object.entries(specs));
    expect(metaOf(page, 'description')).toContain(fill(product.searchDescription ?? '{price}', { name, price }));
    expect(metaOf(page, 'description')).toContain(price);

    const chats = page
      .querySelectorAll(`${ARTICLE} a[href^="https://wa.me/"]`)
      .map((link) => readChatLink(link.getAttribute('href')));
    // One beside the pictures, one in the bar.
    expect(chats.filter(({ text }) => text === orderText(name))).toHaveLength(2);
    const { opened } = product;
    expect(page.querySelectorAll(`${ARTICLE} picture img`).map((image) => image.getAttribute('alt'))).toEqual(
      [...images, ...(opened ? [opened] : [])].map(({ alt }) => alt),
    );
    expect(page.querySelectorAll('section[aria-labelledby="opened"] ol li')).toHaveLength(opened?.parts.length ?? 0);
    // The page says once that its pictures are drawn, and marks each drawn scene.
    const drawn = images.filter((image) => image.drawn);
    const text = textOf(page, ARTICLE);
    expect(text.match(/These pictures are illustrations\./g) ?? []).toHaveLength(drawn.length > 0 ? 1 : 0);
    expect(text.match(/Illustration(?!s)/g) ?? []).toHaveLength(
      drawn.filter((image) => image.drawn === 'scene').length + (opened ? 1 : 0),
    );
    const photo = `Hi! Please send me a photo or a video of the actual ${name} that I would get.`;
    expect(chats.filter((chat) => chat.text === photo)).toHaveLength(drawn.length > 0 ? 1 : 0);

    const { street, city, country } = site.address;
    for (const part of [`${street}, ${city}, ${country}`, site.phones[0], site.hours.inSentences]) {
      expect(textOf(page, 'section[aria-labelledby="ordering"]')).toContain(part);
    }
    // Facts that only the owner knows are not shown before they are filled in.
    expect(text).not.toContain('Fitting and purchase');
    expect(text.match(/A cycle is /g) ?? []).toHaveLength(specs.Life ? 1 : 0);
    expect(specs.Life ?? 'none').toMatch(id.includes('bike') ? '10 years at 2000 cycles' : /^(15 years at 8000 cycles|none)$/);

    const listed = ['fits', 'check'].map((section) => page.querySelectorAll(`section[aria-labelledby="${section}"] li`).length);
    if (guide) expect(listed).toEqual([guide.fits.length, guide.check.length]);
    const related = page.querySelectorAll('section[aria-labelledby="related"] h3 a').map((link) => link.getAttribute('href'));
    expect(new Set([...related, `/products/${id}`]).size).toBe(4);
  });
}

for (const [id, volts, fans, airConditioner, boost, cutOff] of [
  ['12v-100ah-lithium-battery', 12, 'about 4½ hours (3½ to 5)', 'No: 129 A is over its 100 A.', '14.0 to 14.4V', '12.0V'],
  ['24v-100ah-lithium-battery', 24, 'about 8½ hours (6½ to 10½)', 'about 1½ hours (1 to 1½)', '28.0 to 28.8V', '24.0V'],
  ['51-2v-100ah-lithium-battery', 48, 'about 15½ hours (12 to 20½)', 'about 2½ hours (2 to 3)', '56.0 to 57.6V', '48.0V'],
] as const) {
  test(`${id} says what it runs, what it fits, and what not to do`, () => {
    const { page } = readSource(`/products/${id}`);
    const valueOf = (section: string, label: string) => {
      const rows = page.querySelectorAll(`section[aria-labelledby="${section}"] :is(tr, [role="row"])`);
      return oneLine(rows.find((row) => row.text.startsWith(label))?.text ?? '');
    };
    expect(valueOf('runs', '2 fans, 4 lights, router')).toContain(fans);
    expect(valueOf('runs', '2 inverter fans, inverter AC')).toContain(airConditioner);
    expect(valueOf('fits', 'Boost, bulk or absorption')).toContain(boost);
    expect(valueOf('fits', 'Low battery cut-off')).toContain(cutOff);
    const fits = textOf(page, 'section[aria-labelledby="fits"]');
    for (const words of [`A ${volts}V UPS or solar inverter.`, 'Never equalise.']) expect(fits).toContain(words);
    const calculator = page.querySelectorAll('section[aria-labelledby="runs"] a').map((link) => link.getAttribute('href'));
    expect(calculator).toEqual([`/backup-calculator?volts=${volts}`]);
  });
}
