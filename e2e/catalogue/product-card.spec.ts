import type { CDPSession, Locator, Page } from '@playwright/test';
import { products } from '@/content/products';
import { site } from '@/content/site';
import type { Product } from '@/content/types';
import { expectChatLink } from '../support/chat-link';
import { orderText } from '../support/chat-text';
import { expect, test, untilDialogWhole } from '../support/site-test';

const catalogue: readonly Product[] = products;

/** As the specification has them: name, price, old price. */
const SPECIFIED: [name: RegExp, price: string, oldPrice: string | null][] = [
  [/^Alpha Ampere 51\.2V 100Ah Lithium Battery$/, 'PKR 229,000', 'PKR 245,000'],
  [/^Alpha Ampere 24V 100Ah Lithium Battery$/, 'PKR 139,000', 'PKR 149,000'],
  [/^Alpha Ampere 12V 100Ah Lithium Battery$/, 'PKR 78,000', 'PKR 85,000'],
  [/12V 6\.5Ah self-start bike battery/i, 'PKR 6,200', 'PKR 7,000'],
  [/12V 2\.5Ah kick-start bike battery/i, 'PKR 4,300', 'PKR 5,000'],
  [/3\.2V 100Ah LFP cell/i, 'PKR 9,500', null],
  [/3\.2V 27Ah LFP cell/i, 'PKR 3,500', null],
  [/4S-8S 100A battery management system/i, 'PKR 13,500', null],
];

const cards = (page: Page) => page.getByRole('article');
const carousel = (card: Locator) => card.getByRole('region', { name: /^Pictures of / });
const shownPicture = (card: Locator) => carousel(card).getByRole('group', { name: /^\d of \d$/ });

async function openFirstCard(visit: (path: string) => Promise<Page>): Promise<Locator> {
  const card = cards(await visit('/products')).first();
  await card.scrollIntoViewIfNeeded();
  return card;
}

test('eight cards: name, prices, description, order button', async ({ visit }) => {
  const page = await visit('/products');
  await expect(cards(page)).toHaveCount(8);
  for (const [index, [name, price, oldPrice]] of SPECIFIED.entries()) {
    const card = cards(page).nth(index);
    const product = catalogue[index];
    const heading = card.getByRole('heading', { level: 3 });
    await expect(heading).toHaveText(name);
    await expect(card.getByText(price, { exact: true })).toBeVisible();
    await expect(card.locator('s')).toHaveText(oldPrice === null ? [] : [oldPrice]);
    if (product?.summary) await expect(card.getByText(product.summary)).toBeVisible();
    await expectChatLink(
      card.getByRole('link', { name: 'Order on WhatsApp' }),
      site.whatsApp.productOrders,
      orderText((await heading.textContent()) ?? ''),
    );
    const named = page.getByRole('article', { name: product?.name, exact: true });
    await expect(named.getByRole('link', { name: 'Order on WhatsApp' })).toHaveAccessibleDescription(
      `${product?.name} Opens in a new tab`,
    );
  }
  const line = await cards(page)
    .first()
    .locator('s')
    .evaluate((element) => getComputedStyle(element).textDecorationLine);
  expect(line).toBe('line-through');
});

test('a short line that is long after all is clipped to two lines', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit('/products');
  const lines = await page.locator('article .line-clamp-2').evaluateAll((texts) =>
    texts.map((text) => {
      text.textContent = 'Sealed, and no water to top up. '.repeat(4);
      const height = parseFloat(getComputedStyle(text).lineHeight);
      return { shown: Math.round(text.clientHeight / height), whole: Math.round(text.scrollHeight / height) };
    }),
  );
  expect(lines).toHaveLength(8);
  expect(new Set(lines.map(({ shown }) => shown))).toEqual(new Set([2]));
  // Else nothing was there to clip.
  expect(Math.min(...lines.map(({ whole }) => whole))).toBeGreaterThan(2);
});

test('the dialog’s file is on its way before the click', async ({ visit }) => {
  const page = await visit('/products');
  // Each is received first, and then taken from the cache by its script element: one address, two requests.
  const asked = new Set<string>();
  page.on('request', (request) => request.url().endsWith('.js') && asked.add(request.url()));
  const card = cards(page).nth(1);
  await card.hover();
  await expect.poll(() => asked.size).toBeGreaterThan(0);
  const ahead = [...asked];
  await card.getByRole('heading').getByRole('link').click();
  await untilDialogWhole(page);
  expect([...asked]).toEqual(ahead);
});

test('the dialog’s file comes in a quiet moment once the page is scrolled', { tag: '@phone' }, async ({ visit }) => {
  const page = await visit('/products');
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await page.evaluate(() => window.scrollBy(0, 100));
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test.describe('the carousel', () => {
  test('begins at the first picture and goes round at both ends', async ({ visit }) => {
    const card = await openFirstCard(visit);
    const next = card.getByRole('button', { name: 'Next picture' });
    const previous = card.getByRole('button', { name: 'Previous picture' });
    const expectAt = async (name: string) => {
      await expect(shownPicture(card)).toHaveCount(1);
      await expect(shownPicture(card)).toHaveAccessibleName(name);
    };

    await expectAt('1 of 3');
    const drawn = carousel(card).locator('picture');
    await expect(drawn).toHaveCount(1);
    await expect(carousel(card).getByRole('img')).toHaveAttribute('alt', catalogue[0]?.images[0]?.alt ?? 'missing');
    for (const name of ['2 of 3', '3 of 3', '1 of 3']) {
      await next.click();
      await expectAt(name);
      await expect(drawn).toHaveCount(name === '2 of 3' ? 2 : 3);
    }
    for (const name of ['3 of 3', '2 of 3', '1 of 3']) {
      await previous.click();
      await expectAt(name);
    }
    await expect(card.page().getByRole('dialog')).toBeHidden();
    await expect(card.page()).toHaveURL('/products');
  });

  test('has a dot for each picture, turns by keyboard and keeps the focus; each card turns by itself', async ({ visit }) => {
    const card = await openFirstCard(visit);
    const dots = card.getByRole('group', { name: 'Choose a picture' }).getByRole('button');
    await expect(dots).toHaveCount(3);
    for (const at of [3, 1, 2]) {
      await card.getByRole('button', { name: `Show picture ${at} of 3` }).click();
      await expect(shownPicture(card)).toHaveAccessibleName(`${at} of 3`);
      await expect(carousel(card).getByRole('img')).toHaveAttribute('alt', catalogue[0]?.images[at - 1]?.alt ?? 'missing');
      const current = await dots.evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-disabled') === 'true'));
      expect(current).toEqual([1, 2, 3].map((one) => one === at));
    }
    const next = card.getByRole('button', { name: 'Next picture' });
    await next.focus();
    await card.page().keyboard.press('Enter');
    await expect(shownPicture(card)).toHaveAccessibleName('3 of 3');
    await expect(next).toBeFocused();
    await expect(shownPicture(cards(card.page()).nth(1))).toHaveAccessibleName('1 of 3');
  });

  test('has its arrows and dots below the picture, in sight without a mouse; a drawn scene says that it is', async ({
    visit,
  }) => {
    const card = await openFirstCard(visit);
    const picture = await carousel(card).locator('picture').first().boundingBox();
    const controls = await carousel(card).getByRole('button').all();
    expect(controls).toHaveLength(5);
    for (const control of controls) {
      const box = await control.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((picture?.y ?? NaN) + (picture?.height ?? NaN));
      expect(await control.evaluate((element) => element.checkVisibility({ opacityProperty: true }))).toBe(true);
    }

    const note = carousel(card).getByText('Illustration', { exact: true });
    for (const [index, { drawn }] of (catalogue[0]?.images ?? []).entries()) {
      await expect(shownPicture(card)).toHaveAccessibleName(`${index + 1} of 3`);
      await expect(note.filter({ visible: true })).toHaveCount(drawn === 'scene' ? 1 : 0);
      await card.getByRole('button', { name: 'Next picture' }).click();
    }
  });

  test('turns by a swipe both ways, and a short one turns nothing', { tag: '@phone' }, async ({ visit, context }) => {
    const card = await openFirstCard(visit);
    const page = card.page();
    const touch = await context.newCDPSession(page);
    const box = await carousel(card).boundingBox();
    if (!box) throw new Error('The carousel has no place on the page');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 3 };

    await swipe(touch, middle, -150);
    await expect(shownPicture(card)).toHaveAccessibleName('2 of 3');
    await swipe(touch, middle, 150);
    await expect(shownPicture(card)).toHaveAccessibleName('1 of 3');
    await swipe(touch, middle, 150);
    await expect(shownPicture(card)).toHaveAccessibleName('3 of 3');
    await swipe(touch, middle, -30);
    await expect(shownPicture(card)).toHaveAccessibleName('3 of 3');
    await expect(page).toHaveURL('/products');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

/** A finger that touches, moves sideways and lifts. */
async function swipe(touch: CDPSession, { x, y }: { x: number; y: number }, distance: number): Promise<void> {
  const steps = [0.25, 0.5, 0.75, 1].map((part) => ({ x: x + distance * part, y }));
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (const point of steps) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
