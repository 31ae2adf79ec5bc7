import { expect, test } from '@jest/globals';
import { products } from '@/content/products';
import { site } from '@/content/site';
import { readChatLink } from '../support/chat-text';
import { oneLine, readSource, textOf } from '../support/crawl';

test.each([
  ['12v-100ah-lithium-battery', 12, 'about 4½ hours (3½ to 5)', 'No: 129 A is over its 100 A.', '14.0 to 14.4V', '12.0V'],
  ['24v-100ah-lithium-battery', 24, 'about 8½ hours (7 to 10½)', 'about 1½ hours (1 to 1½)', '28.0 to 28.8V', '24.0V'],
  ['51-2v-100ah-lithium-battery', 48, 'about 15½ hours (12½ to 20½)', 'about 2½ hours (2 to 3)', '56.0 to 57.6V', '48.0V'],
])('%s says what it runs, what it fits, and what not to do', (id, volts, fans, airConditioner, boost, cutOff) => {
  const { page } = readSource(`/products/${id}`);
  const valueOf = (section: string, label: string) =>
    oneLine(
      page.querySelectorAll(`section[aria-labelledby="${section}"] tr`).find((row) => row.text.startsWith(label))?.text ?? '',
    );
  expect(page.querySelectorAll('section[aria-labelledby="runs"] tr:has(td)')).toHaveLength(6);
  expect(valueOf('runs', '2 fans, 4 lights, router')).toContain(fans);
  expect(valueOf('runs', '2 inverter fans, inverter AC')).toContain(airConditioner);
  expect(valueOf('fits', 'Boost, bulk or absorption')).toContain(boost);
  expect(valueOf('fits', 'Low battery cut-off')).toContain(cutOff);
  expect(valueOf('fits', 'Equalising')).toContain('Off');
  const fits = textOf(page, 'section[aria-labelledby="fits"]');
  expect(fits).toContain(`A ${volts}V UPS or solar inverter.`);
  expect(fits).toContain('Never equalise.');
  const calculator = page.querySelectorAll('section[aria-labelledby="runs"] a').map((link) => link.getAttribute('href'));
  expect(calculator).toEqual([`/backup-calculator?volts=${volts}`]);
});

test.each(products.filter(({ guide }) => guide))('$id says what it fits, from its own specification', ({ id, guide }) => {
  const { page } = readSource(`/products/${id}`);
  const listed = ['fits', 'check'].map((section) =>
    page.querySelectorAll(`section[aria-labelledby="${section}"] li`).map(({ text }) => text),
  );
  expect(listed.map(({ length }) => length)).toEqual([guide?.fits.length, guide?.check.length]);
  expect(listed.flat().filter((text) => /[{}]|undefined/.test(text))).toEqual([]);
  expect(page.querySelectorAll('#runs')).toHaveLength(0);
});

test.each([
  ['12v-6-5ah-self-start-bike-battery', 'Above 14.6V this battery protects itself and charging stops'],
  ['3-2v-100ah-lfp-cell', 'no more than 3.65V a cell, which is 14.6V for 4 and 29.2V for 8'],
  ['4s-8s-100a-battery-management-system', 'divide its watts by 0.85'],
  ['4s-8s-100a-battery-management-system', 'Aim below 80A; 100A is the limit.'],
  ['4s-8s-100a-battery-management-system', 'Send a photo of what you are building.'],
  ['12v-100ah-lithium-battery', 'Send a photo of your UPS, inverter or old battery.'],
])('%s says: %s', (id, words) => {
  expect(oneLine(readSource(`/products/${id}`).page.querySelector('main')?.text ?? '')).toContain(words);
});

test.each(products)('$id says how it is ordered, where the seller is, and of what day its price is', ({ id }) => {
  const { page } = readSource(`/products/${id}`);
  const ordering = 'section[aria-labelledby="ordering"]';
  expect(page.querySelectorAll(`${ordering} ol > li`)).toHaveLength(3);
  const { street, city, country } = site.address;
  for (const part of [`${street}, ${city}, ${country}`, site.phones[0], site.hours.inSentences]) {
    expect(textOf(page, ordering)).toContain(part);
  }
  expect(page.querySelector(`${ordering} a[href^="tel:"]`)?.getAttribute('href')).toBe(
    `tel:${site.phones[0].replaceAll(' ', '')}`,
  );
  expect(textOf(page, 'article:has(h1) .product-name')).toContain('Price on 20 November 2026');
  // Facts that only the owner has are not there until he fills them in.
  expect(textOf(page, '.product-specification')).not.toContain('Fitting and purchase');
});

test('products are ordered at a number of their own', () => {
  expect(site.whatsApp.productOrders).not.toBe(site.whatsApp.business);
});

test('the cards of the catalogue have the names and prices of the specification', () => {
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
});

test.each(products)('$id explains its life, if it has one, and shows three others below itself', ({ id, specs }) => {
  const { page } = readSource(`/products/${id}`);
  const explained = textOf(page, '.product-specification').match(/A cycle is /g) ?? [];
  expect(specs.Life ?? 'none').toMatch(id.includes('bike') ? '10 years at 2000 cycles' : /^(15 years at 8000 cycles|none)$/);
  expect(explained).toHaveLength(specs.Life ? 1 : 0);
  const related = page
    .querySelectorAll('section[aria-labelledby="related"] article h3 a')
    .map((link) => link.getAttribute('href'));
  expect(new Set(related).size).toBe(3);
  expect(related).not.toContain(`/products/${id}`);
});

test.each(products)('$id says once that its pictures are drawn, and on each drawn scene', ({ id, name, images }) => {
  const { page } = readSource(`/products/${id}`);
  const pictures = page.querySelector('.product-pictures');
  const drawn = images.filter((image) => image.drawn);
  expect(pictures?.text.match(/These pictures are illustrations\./g) ?? []).toHaveLength(drawn.length > 0 ? 1 : 0);
  expect(pictures?.text.match(/Illustration(?!s)/g) ?? []).toHaveLength(drawn.filter((image) => image.drawn === 'scene').length);
  const links = pictures?.querySelectorAll('a').map((link) => readChatLink(link.getAttribute('href') ?? ''));
  const text = `Hi! Please send me a photo or a video of the actual ${name} that I would get.`;
  expect(links).toEqual(drawn.length > 0 ? [{ number: site.whatsApp.productOrders, text }] : []);
});
