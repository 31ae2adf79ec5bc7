import type { CDPSession, Locator } from '@playwright/test';
import { firstProduct, pack } from '../support/export';
import { boxOf, cardOf, expect, stylesOf, test } from '../support/site-test';

type Place = { x: number; y: number };

const { name: NAME, images } = firstProduct;
const COUNT = images.length;

const carousel = (card: Locator) => card.getByRole('region', { name: /^Pictures of / });

/** Expects one picture of the carousel to be shown, under its number. */
const expectShown = (card: Locator, place: number, count = COUNT) =>
  expect(carousel(card).getByRole('group', { name: /^\d of \d$/ })).toHaveAccessibleName(`${place} of ${count}`);

test('a carousel goes round, a summary is cut, an order opens a chat @browsers', async ({ visit, chats }) => {
  const page = await visit('/products');
  const card = cardOf(page, NAME);
  const loaded = carousel(card).locator('picture');
  await expectShown(card, 1);
  await expect(loaded).toHaveCount(1);
  for (const [turned, at] of [
    ...images.map((_, turns) => ['Next picture', ((turns + 1) % COUNT) + 1] as const),
    ['Previous picture', COUNT],
  ] as const) {
    await card.getByRole('button', { name: turned }).click();
    await expectShown(card, at);
    await expect(carousel(card).getByRole('img')).toHaveAttribute('alt', images[at - 1]?.alt ?? 'missing');
  }
  await expect(loaded).toHaveCount(COUNT);
  // Of the dots the last one alone is filled.
  const dots = await stylesOf(carousel(card).locator('button + span > span'), 'background-color');
  expect(dots.filter((dot) => dot !== dots[0])).toEqual([dots.at(-1)]);
  await expect(card.locator('> *').first(), 'a magnifier without a pointer').toHaveCSS('display', 'none', { pseudo: 'after' });
  await expectShown(cardOf(page), 1, pack.images.length);

  // The buttons stand below the picture and are visible without a mouse.
  const { bottom } = await boxOf(loaded.last());
  for (const control of await carousel(card).getByRole('button').all()) {
    // To a hundredth of a pixel, because Firefox computes the same edge twice with other roundings.
    expect((await boxOf(control)).top - bottom).toBeGreaterThan(-0.01);
    expect(await control.evaluate((element) => element.checkVisibility({ opacityProperty: true }))).toBe(true);
  }

  const lines = await card.getByText(firstProduct.summary ?? firstProduct.description).evaluate((text) => {
    text.textContent = 'Sealed, and no water to top up. '.repeat(4);
    return Math.round(text.clientHeight / parseFloat(getComputedStyle(text).lineHeight));
  });
  expect(lines).toBe(2);
  await cardOf(page).getByRole('link', { name: 'Order on WhatsApp' }).click();
  await expect.poll(() => chats.length).toBe(1);
  // A dialog would change the address.
  await expect(page).toHaveURL('/products');
});

test('one finger turns the carousel, and Enter then opens the card; two fingers zoom', async ({ page, visit, context }) => {
  await visit('/products');
  const card = cardOf(page, NAME);
  await card.scrollIntoViewIfNeeded();
  const touch = await context.newCDPSession(page);
  const { x, y, width, height } = await boxOf(carousel(card));
  const middle = { x: x + width / 2, y: y + height / 3 };
  for (const [distance, shown] of [
    [-150, 2],
    [150, 1],
    [-30, 1],
  ] as const) {
    await swipe(touch, middle, distance);
    await expectShown(card, shown);
  }
  await expect(page).toHaveURL('/products');
  await swipe(touch, middle, -150);
  await card.getByRole('link', { name: NAME }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  await swipe(touch, middle, -150, [{ ...middle, x: middle.x + 20 }]);
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1);
  await expectShown(card, 2);
  await expect(page.getByRole('dialog')).toBeHidden();
});

/** One finger touches, moves sideways and lifts. Others touch with it and stay in place. */
async function swipe(touch: CDPSession, { x, y }: Place, distance: number, others: Place[] = []): Promise<void> {
  const rest = others.map((place, index) => ({ ...place, id: index + 1 }));
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y, id: 0 }, ...rest] });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const touchPoints = [{ x: x + distance * part, y, id: 0 }, ...rest];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
