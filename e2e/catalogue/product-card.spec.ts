import type { CDPSession, Locator, Page } from '@playwright/test';
import { products } from '@/content/products';
import { expect, test } from '../support/site-test';

const cards = (page: Page) => page.getByRole('article');
const carousel = (card: Locator) => card.getByRole('region', { name: /^Pictures of / });
const shownPicture = (card: Locator) => carousel(card).getByRole('group', { name: /^\d of \d$/ });

async function openFirstCard(visit: (path: string) => Promise<Page>): Promise<Locator> {
  const card = cards(await visit('/products')).first();
  await card.scrollIntoViewIfNeeded();
  return card;
}

test('each order button says what is ordered; a summary is cut to two lines', { tag: '@phone' }, async ({ visit }) => {
  const page = await visit('/products');
  for (const { name } of products) {
    await expect(
      page.getByRole('article', { name, exact: true }).getByRole('link', { name: 'Order' }),
    ).toHaveAccessibleDescription(`${name} Opens in a new tab`);
  }
  const lines = await page.locator('article .line-clamp-2').evaluateAll((texts) =>
    texts.map((text) => {
      text.textContent = 'Sealed, and no water to top up. '.repeat(4);
      const height = parseFloat(getComputedStyle(text).lineHeight);
      return [Math.round(text.clientHeight / height), text.scrollHeight > text.clientHeight];
    }),
  );
  expect(lines).toEqual(products.map(() => [2, true]));
});

for (const [how, tag, act] of [
  ['scrolled', '@phone', (page) => page.evaluate(() => window.scrollBy(0, 100))],
  ['pointed at', [], (page) => cards(page).nth(1).hover()],
] as [string, string[] | string, (page: Page) => Promise<unknown>][]) {
  test(`the dialog’s code comes once a card is ${how}, and not before`, { tag }, async ({ visit }) => {
    const page = await visit('/products');
    const scripts: string[] = [];
    page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await act(page);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });
}

test.describe('the carousel', () => {
  test('begins at the first picture and goes round at both ends; each card turns by itself', async ({ visit }) => {
    const card = await openFirstCard(visit);
    const images = products[0]?.images ?? [];
    const drawn = carousel(card).locator('picture');
    const note = carousel(card).getByText('Illustration', { exact: true }).filter({ visible: true });
    const steps: [turned: string, at: number, loaded: number][] = [
      ['Next picture', 2, 2],
      ['Next picture', 3, 3],
      ['Next picture', 1, 3],
      ['Previous picture', 3, 3],
      ['Previous picture', 2, 3],
      ['Show picture 1 of 3', 1, 3],
      ['Show picture 3 of 3', 3, 3],
    ];
    await expect(shownPicture(card)).toHaveAccessibleName('1 of 3');
    await expect(drawn).toHaveCount(1);
    for (const [turned, at, loaded] of steps) {
      await card.getByRole('button', { name: turned }).click();
      await expect(shownPicture(card)).toHaveCount(1);
      await expect(shownPicture(card)).toHaveAccessibleName(`${at} of 3`);
      await expect(carousel(card).getByRole('img')).toHaveAttribute('alt', images[at - 1]?.alt ?? 'missing');
      await expect(carousel(card).getByRole('button', { disabled: true })).toHaveAccessibleName(`Show picture ${at} of 3`);
      await expect(note).toHaveCount(images[at - 1]?.drawn === 'scene' ? 1 : 0);
      await expect(drawn).toHaveCount(loaded);
    }
    await expect(shownPicture(cards(card.page()).nth(1))).toHaveAccessibleName('1 of 3');
    await expect(card.page()).toHaveURL('/products');
  });

  test('has its arrows and dots below the picture, in sight without a mouse', { tag: '@phone' }, async ({ visit }) => {
    const card = await openFirstCard(visit);
    const picture = await carousel(card).locator('picture').first().boundingBox();
    const controls = await carousel(card).getByRole('button').all();
    expect(controls).toHaveLength(5);
    for (const control of controls) {
      expect((await control.boundingBox())?.y).toBeGreaterThanOrEqual((picture?.y ?? NaN) + (picture?.height ?? NaN));
      expect(await control.evaluate((element) => element.checkVisibility({ opacityProperty: true }))).toBe(true);
    }
  });

  test(
    'turns by a swipe of one finger, not by a short one and not by two, which zoom',
    { tag: '@phone' },
    async ({ visit, context }) => {
      const card = await openFirstCard(visit);
      const page = card.page();
      const touch = await context.newCDPSession(page);
      const box = await carousel(card).boundingBox();
      if (!box) throw new Error('The carousel has no place on the page');
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 3 };
      const expectAt = (name: string) => expect(shownPicture(card)).toHaveAccessibleName(name);

      await swipe(touch, middle, -150);
      await expectAt('2 of 3');
      await swipe(touch, middle, 150);
      await expectAt('1 of 3');
      await swipe(touch, middle, 150);
      await expectAt('3 of 3');
      await swipe(touch, middle, -30);
      await expectAt('3 of 3');
      await swipe(touch, middle, -150, 2);
      await page.waitForTimeout(300);
      await expectAt('3 of 3');
      expect(await page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1);
      await expect(page).toHaveURL('/products');
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  );
});

/** A finger that touches, moves sideways and lifts; a second one that touches with it stays where it is. */
async function swipe(touch: CDPSession, { x, y }: { x: number; y: number }, distance: number, fingers = 1): Promise<void> {
  const rest = fingers === 2 ? [{ x: x + 20, y, id: 1 }] : [];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y, id: 0 }, ...rest] });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const touchPoints = [{ x: x + distance * part, y, id: 0 }, ...rest];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
