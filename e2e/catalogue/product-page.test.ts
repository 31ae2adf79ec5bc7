import { expect, test } from '@jest/globals';
import { products } from '@/content/products';
import { site } from '@/content/site';
import type { Product } from '@/content/types';
import { readChatLink } from '../support/chat-text';
import { oneLine, readSource, textOf } from '../support/crawl';

const catalogue: readonly Product[] = products;

/** Of the arithmetic that these sentences come from: the same figures as on the calculator's page. */
const PACKS = [
  {
    id: '12v-100ah-lithium-battery',
    volts: '12',
    runs: {
      '2 fans, 4 lights, router 212 W': 'about 4½ hours (3½ to 5)',
      '4 inverter fans, 6 lights, TV, router 312 W': 'about 3 hours (2½ to 3½)',
      '4 inverter fans, 6 lights, TV, router, fridge 412 W': 'about 2½ hours (2 to 2½)',
      '2 inverter fans, inverter AC (1.5 ton) 1,400 W': 'No: 129 A is over its 100 A. Take 24V.',
    },
    settings: {
      'Boost or absorption': '14.2 to 14.6V',
      Float: '13.4 to 13.8V',
      'Set for tubular': 'Fits up to 14.4V',
      Equalising: 'Off',
    },
    says: '1.28 kWh in place of the lead-acid battery of a 12V UPS: two fans, four lights and the router for 3½ to 5 hours.',
  },
  {
    id: '24v-100ah-lithium-battery',
    volts: '24',
    runs: {
      '2 fans, 4 lights, router 212 W': 'about 8½ hours (7 to 10½)',
      '4 inverter fans, 6 lights, TV, router 312 W': 'about 6 hours (4½ to 7)',
      '2 inverter fans, inverter AC (1.5 ton) 1,400 W': 'about 1½ hours (1 to 1½)',
    },
    settings: { 'Boost or absorption': '28.4 to 29.2V', Float: '26.8 to 27.6V' },
    says: 'four inverter fans, six lights, router and TV for 4½ to 7 hours',
  },
  {
    id: '51-2v-100ah-lithium-battery',
    volts: '48',
    runs: {
      '2 fans, 4 lights, router 212 W': 'about 15½ hours (12½ to 20½)',
      '2 inverter fans, inverter AC (1.5 ton) 1,400 W': 'about 2½ hours (2 to 3)',
    },
    settings: { 'Boost or absorption': '56.8 to 58.4V', Float: '53.6 to 55.2V' },
    says: 'for 2 to 3 hours, an inverter AC',
  },
];

test.each(PACKS)('$id says what it runs, what it fits, and what not to do', ({ id, volts, runs, settings, says }) => {
  const { page } = readSource(`/products/${id}`);
  const rowsOf = (section: string) =>
    Object.fromEntries(
      page
        .querySelectorAll(`section[aria-labelledby="${section}"] tr:has(td)`)
        .map((row) => [textOf(row, 'th'), textOf(row, 'td')]),
    );
  expect(Object.keys(rowsOf('runs'))).toHaveLength(6);
  expect(rowsOf('runs')).toMatchObject(runs);
  expect(rowsOf('fits')).toMatchObject(settings);
  const fits = textOf(page, 'section[aria-labelledby="fits"]');
  expect(fits).toContain(`A ${volts}V UPS or solar inverter.`);
  expect(fits).toContain('Never equalise.');
  expect(oneLine(page.querySelector('main article')?.text ?? '')).toContain(says);
  const calculator = page.querySelectorAll('section[aria-labelledby="runs"] a').map((link) => link.getAttribute('href'));
  expect(calculator).toEqual([`/backup-calculator?volts=${volts}`]);
});

test.each(catalogue.filter(({ guide }) => guide))('$id says what it fits, from its own specification', ({ id, guide }) => {
  const { page } = readSource(`/products/${id}`);
  const listed = ['fits', 'check'].map((section) =>
    page.querySelectorAll(`section[aria-labelledby="${section}"] li`).map(({ text }) => text),
  );
  expect(listed.map(({ length }) => length)).toEqual([guide?.fits.length, guide?.check.length]);
  expect(listed.flat().filter((text) => /[{}]|undefined/.test(text))).toEqual([]);
  expect(page.querySelectorAll('#runs')).toHaveLength(0);
});

test.each([
  ['12v-6-5ah-self-start-bike-battery', 'Above 14.6V this battery switches off'],
  ['3-2v-100ah-lfp-cell', 'no more than 3.65V a cell, which is 14.6V for 4 and 29.2V for 8'],
  ['4s-8s-100a-battery-management-system', 'The answer must stay below 100A.'],
])('%s says: %s', (id, words) => {
  expect(oneLine(readSource(`/products/${id}`).page.querySelector('main')?.text ?? '')).toContain(words);
});

test.each(catalogue)('$id says how it is ordered, where the seller is, and of what day its price is', ({ id }) => {
  const { page } = readSource(`/products/${id}`);
  const ordering = 'section[aria-labelledby="ordering"]';
  expect(page.querySelectorAll(`${ordering} ol > li`)).toHaveLength(3);
  const { street, city, country } = site.address;
  for (const part of [`${street}, ${city}, ${country}`, site.phones[0], site.hours.shown]) {
    expect(textOf(page, ordering)).toContain(part);
  }
  expect(page.querySelector(`${ordering} a[href^="tel:"]`)?.getAttribute('href')).toBe(
    `tel:${site.phones[0].replaceAll(' ', '')}`,
  );
  expect(textOf(page, 'article:has(h1) .product-name')).toContain('Price on 20 November 2026');
  // Facts that only the owner has are not there until he fills them in.
  expect(page.querySelectorAll('.owner-facts')).toHaveLength(0);
});

test('products are ordered at a number of their own', () => {
  expect(site.whatsApp.productOrders).not.toBe(site.whatsApp.business);
});

test('the words of the specification’s life rows', () => {
  const [big, bike] = ['15 years at 8000 cycles', '10 years at 2000 cycles'];
  expect(catalogue.map(({ specs }) => specs.Life ?? null)).toEqual([big, big, big, bike, bike, null, null, null]);
  const explained = catalogue.map(({ id, specs }) => {
    const found = textOf(readSource(`/products/${id}`).page, '.product-specification').match(/A cycle is /g) ?? [];
    return [found.length, specs.Life ? 1 : 0];
  });
  expect(explained.filter(([found, expected]) => found !== expected)).toEqual([]);
});

test.each(catalogue)('$id says once that its pictures are drawn, and on each drawn scene', ({ id, name, images }) => {
  const { page } = readSource(`/products/${id}`);
  const pictures = page.querySelector('.product-pictures');
  const drawn = images.filter((image) => image.drawn);
  expect(pictures?.text.match(/These pictures are illustrations\./g) ?? []).toHaveLength(drawn.length > 0 ? 1 : 0);
  expect(pictures?.text.match(/Illustration(?!s)/g) ?? []).toHaveLength(drawn.filter((image) => image.drawn === 'scene').length);
  const links = pictures?.querySelectorAll('a').map((link) => readChatLink(link.getAttribute('href') ?? ''));
  const text = `Hi! Please send me a photo or a video of the actual ${name} that I would get.`;
  expect(links).toEqual(drawn.length > 0 ? [{ number: site.whatsApp.productOrders, text }] : []);
});
