import { test as plain } from '@playwright/test';
import { products } from '@/content/products';
import { site } from '@/content/site';
import type { Product } from '@/content/types';
import { oneLine, readSource, textOf } from '../support/crawl';
import { expect, test } from '../support/site-test';

const catalogue: readonly Product[] = products;
const [bike, cell, board] = ['12v-6-5ah-self-start-bike-battery', '3-2v-100ah-lfp-cell', '4s-8s-100a-battery-management-system'];

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

plain.describe('in the source, before any script @desktop', () => {
  for (const { id, volts, runs, settings, says } of PACKS) {
    plain(`${id} says what it runs, what it fits, and what not to do`, async ({ request }) => {
      const { page } = await readSource(request, `/products/${id}`);
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
  }

  plain(
    'bike batteries, cells and the management system say what they fit, from their own specification',
    async ({ request }) => {
      for (const { id, guide } of catalogue.filter((product) => product.guide)) {
        const { page } = await readSource(request, `/products/${id}`);
        const listed = ['fits', 'check'].map((section) =>
          page.querySelectorAll(`section[aria-labelledby="${section}"] li`).map(({ text }) => text),
        );
        expect(
          listed.map(({ length }) => length),
          id,
        ).toEqual([guide?.fits.length, guide?.check.length]);
        expect(
          listed.flat().filter((text) => /[{}]|undefined/.test(text)),
          id,
        ).toEqual([]);
        expect(page.querySelectorAll('#runs'), id).toHaveLength(0);
      }
      const textOfPage = async (id = '') =>
        oneLine((await readSource(request, `/products/${id}`)).page.querySelector('main')?.text ?? '');
      expect(await textOfPage(bike)).toContain('More than 14.6V and this battery cuts off');
      expect(await textOfPage(cell)).toContain('no more than 3.65V a cell, which is 14.6V for 4 and 29.2V for 8');
      expect(await textOfPage(board)).toContain('The answer must stay below 100A.');
    },
  );

  plain('each product says how it is ordered, where the seller is, and of what day its price is', async ({ request }) => {
    expect(catalogue).toHaveLength(8);
    for (const { id } of catalogue) {
      const { page } = await readSource(request, `/products/${id}`);
      const ordering = 'section[aria-labelledby="ordering"]';
      expect(page.querySelectorAll(`${ordering} ol > li`), id).toHaveLength(3);
      const { street, city, country } = site.address;
      for (const part of [`${street}, ${city}, ${country}`, site.phones[0], site.hours.shown]) {
        expect(textOf(page, ordering), id).toContain(part);
      }
      expect(page.querySelector(`${ordering} a[href^="tel:"]`)?.getAttribute('href'), id).toBe(
        `tel:${site.phones[0].replaceAll(' ', '')}`,
      );
      expect(textOf(page, 'article:has(h1) .product-name'), id).toContain('Price of 20 November 2026');
      // Facts that only the owner has are not there until he fills them in.
      expect(page.querySelectorAll('.owner-facts'), id).toHaveLength(0);
    }
  });
});

test.describe('to a visitor whose device speaks Arabic', { tag: '@desktop' }, () => {
  test.use({ locale: 'ar-EG', timezoneId: 'Pacific/Kiritimati' });

  test('the day of the price is the same', async ({ visit }) => {
    const page = await visit(`/products/${PACKS[1]?.id}`);
    await expect(page.getByText('Price of 20 November 2026')).toBeVisible();
  });
});

test.describe('the button that prints', { tag: '@desktop' }, () => {
  test('prints the page', async ({ visit }) => {
    const page = await visit(`/products/${cell}`);
    await page.evaluate(() => Object.assign(window, { print: () => document.documentElement.setAttribute('data-printed', '') }));
    await page.getByRole('button', { name: 'Print this sheet' }).click();
    await expect(page.locator('html[data-printed]')).toBeAttached();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is not there', async ({ page }) => {
      await page.goto(`/products/${cell}`);
      await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Print this sheet' })).toBeHidden();
    });
  });
});

test('on a wide screen the offer stays in view beside the page', { tag: '@desktop' }, async ({ visit }) => {
  const page = await visit(`/products/${PACKS[0]?.id}`);
  const article = page.getByRole('article').first();
  const order = article.getByRole('link', { name: 'Order on WhatsApp' });
  for (const part of ['What it runs', 'Fits', 'Specifications', 'How ordering works']) {
    await article.getByRole('heading', { name: part, exact: true }).scrollIntoViewIfNeeded();
    await expect(order, part).toBeInViewport({ ratio: 1 });
    await expect(article.getByText('PKR 78,000', { exact: true }), part).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), part).toBeLessThanOrEqual(0);
  }
  // Gone with the page that it belongs to: it lies over nothing below.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(order).not.toBeInViewport();
});
