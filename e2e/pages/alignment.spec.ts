import type { Locator, Page } from '@playwright/test';
import { expect, test, untilDialogWhole } from '../support/site-test';

/** What stands on one line, and what is in sight where it is needed, at the widths where it once was not. */

const edges = (all: Locator) =>
  all.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left: Math.round(left), right: Math.round(right), top: Math.round(top), bottom: Math.round(bottom) };
    }),
  );

const setWidth = (page: Page, width: number, height = 844) => page.setViewportSize({ width, height });

test('home: tiles, closing buttons, and what fills a gap between the cards', async ({ page, visit }) => {
  await setWidth(page, 390);
  await visit('/');
  const tiles = page.getByRole('region', { name: 'Products and Services' }).getByRole('listitem');
  const pictures = await edges(tiles.locator('picture'));
  expect(pictures[1]?.bottom).toBe(pictures[2]?.bottom);
  const closing = await edges(page.getByRole('region', { name: 'Ready to Power Up?' }).getByRole('link'));
  expect(new Set(closing.map(({ left, right }) => right - left)).size).toBe(1);

  const offer = page.getByRole('link', { name: /Another voltage or size/ });
  await expect(offer).toBeHidden();
  await setWidth(page, 768, 1024);
  await expect(offer).toBeVisible();
  await expect(page.getByRole('link', { name: 'View All Products & Services' })).toBeVisible();
  await setWidth(page, 1280);
  await expect(offer).toBeHidden();

  await setWidth(page, 320);
  const [line] = await tiles
    .getByText('Motorcycle Batteries')
    .evaluateAll((titles) =>
      titles.map((title) => title.getBoundingClientRect().height / parseFloat(getComputedStyle(title).lineHeight)),
    );
  expect(Math.round(line ?? 0)).toBe(2);
});

test('cards: figures keep apart, and their short lines are whole', async ({ page, visit }) => {
  await visit('/products');
  for (const width of [1280, 1024, 768, 390, 360]) {
    await setWidth(page, width);
    const near = await page.locator('article dl').evaluateAll((lists) =>
      lists.flatMap((list) => {
        const boxes = [...list.querySelectorAll('dd')].map((value) => {
          const range = document.createRange();
          range.selectNodeContents(value);
          return range.getBoundingClientRect();
        });
        return boxes.slice(1).filter((box, index) => {
          const before = boxes[index];
          return before && before.top === box.top && box.left - before.right < 12;
        });
      }),
    );
    expect(near, `${width} px`).toEqual([]);
    const cut = await page
      .locator('article .line-clamp-2')
      .evaluateAll((texts) => texts.filter((text) => text.scrollHeight > text.clientHeight + 1).map((text) => text.textContent));
    expect(cut, `${width} px`).toEqual([]);
  }
});

test('tables: values on one left edge; the packs side by side all in view', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/products/24v-100ah-lithium-battery');
  const values = page.getByRole('region', { name: 'Specifications' }).locator('td');
  const starts = await values.evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return Math.round(range.getClientRects()[0]?.left ?? 0);
    }),
  );
  expect(starts.length).toBeGreaterThan(6);
  expect(new Set(starts).size).toBe(1);

  await visit('/products');
  for (const width of [390, 320]) {
    await setWidth(page, width);
    const cells = await edges(page.getByRole('region', { name: /packs compared/ }).getByRole('cell'));
    expect(cells.length).toBeGreaterThan(9);
    expect(cells.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
  }
});

test('on a phone on its side a product opens with price and order button in sight', async ({ page, visit }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await visit('/products');
  await page.getByRole('article').first().getByRole('link').first().click();
  await untilDialogWhole(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('PKR 229,000')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('link', { name: 'Order on WhatsApp' })).toBeInViewport({ ratio: 1 });
});

test('the open menu says how to close it, and has WhatsApp and a number', { tag: '@phone' }, async ({ visit }) => {
  const page = await visit('/');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Menu' }).tap();
  await expect(header.getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'WhatsApp Order' })).toBeInViewport();
  const number = header.getByRole('link', { name: /^\+92/ });
  await expect(number).toHaveAttribute('href', /^tel:\+92\d+$/);
  // No more of it than it holds.
  const [menu] = await edges(page.locator('#site-menu'));
  const [last] = await edges(number);
  expect((menu?.bottom ?? 0) - (last?.bottom ?? 0)).toBeLessThan(48);
});

test(
  'contact: one rule, every number and address a link, support before the form',
  { tag: '@phone' },
  async ({ page, visit }) => {
    await visit('/contact');
    const main = page.getByRole('main');
    await expect(main.locator('a[href^="tel:"]')).toHaveCount(2);
    await expect(main.locator('a[href^="mailto:"]')).toHaveCount(2);
    await expect(main.getByRole('link', { name: 'Faisalabad Road, Okara, Pakistan' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Alpha%20Ampere/,
    );
    const [support] = await edges(main.getByRole('region', { name: 'Instant Support' }));
    const [form] = await edges(main.locator('form'));
    expect(support?.bottom).toBeLessThan(form?.top ?? 0);
    const [icon] = await edges(page.getByRole('contentinfo').getByRole('link', { name: 'Facebook' }).locator('svg'));
    expect(icon?.left).toBe(16);

    await setWidth(page, 1280);
    const cards = await edges(main.getByRole('list').first().getByRole('listitem'));
    expect(cards.slice(1).map(({ left }, index) => left - (cards[index]?.right ?? 0))).toEqual([0, 0, 0]);
  },
);

test('a refused form shows one message, its own', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/get-quote');
  await page.evaluate(() =>
    document.addEventListener('invalid', (event) => setTimeout(() => (document.title = String(event.defaultPrevented))), true),
  );
  await page.getByRole('button', { name: 'Send Quote Request' }).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  // The browser's bubble is not shown for an event that was prevented.
  await expect(page).toHaveTitle('true');
  expect(await page.locator('main form').evaluate((form: HTMLFormElement) => form.noValidate)).toBe(false);
});

test('fields beside each other stay in line when one of them is refused', async ({ page, visit }) => {
  await visit('/contact');
  const form = page.getByRole('main').locator('form');
  await form.getByRole('button').click();
  await expect(form.getByText('Choose a battery type.')).toBeVisible();
  for (const pair of [
    ['Full Name', 'Email Address'],
    ['Battery Type', 'Quantity'],
  ]) {
    const [first, second] = await Promise.all(pair.map((label) => edges(form.getByLabel(label))));
    expect(second?.[0]?.top, pair.join()).toBe(first?.[0]?.top);
  }
});
