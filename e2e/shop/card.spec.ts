import type { CDPSession, Locator } from '@playwright/test';
import { products } from '@/content/shop/products';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { orderText } from '../support/chat';
import { firstProduct, pack } from '../support/export';
import { expect, menuButton, test } from '../support/site-test';

const carousel = (card: Locator) => card.getByRole('region', { name: /^Pictures of / });
const shownPicture = (card: Locator) => carousel(card).getByRole('group', { name: /^\d of \d$/ });

test(
  'menu, Products and Order lead from home to a filled-in order for a battery',
  { tag: '@browsers' },
  async ({ visit, context, chats }) => {
    const page = await visit('/');
    await menuButton(page).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Products' }).click();
    await expect(page).toHaveURL('/products');
    const opened = context.waitForEvent('page');
    await page.getByRole('article', { name: pack.name }).getByRole('link', { name: 'Order on WhatsApp' }).click();
    await (await opened).waitForURL(/^https:\/\/wa\.me\//);
    expect(chats).toEqual([{ number: chatNumbers.orders, text: orderText(pack.name) }]);
  },
);

test('each order button says what is ordered; a summary is cut to two lines', async ({ visit }) => {
  const page = await visit('/products');
  for (const { name } of products) {
    const order = page.getByRole('article', { name, exact: true }).getByRole('link', { name: 'Order' });
    await expect(order).toHaveAccessibleDescription(`${name} Opens in a new tab`);
  }
  const lines = await page.getByText(firstProduct.summary ?? firstProduct.description).evaluate((text) => {
    text.textContent = 'Sealed, and no water to top up. '.repeat(4);
    return Math.round(text.clientHeight / parseFloat(getComputedStyle(text).lineHeight));
  });
  expect(lines).toBe(2);
});

test('the carousel goes round at both ends; each card turns by itself', { tag: '@browsers' }, async ({ visit }) => {
  const page = await visit('/products');
  const { name, images } = firstProduct;
  const count = images.length;
  const card = page.getByRole('article', { name, exact: true });
  const note = carousel(card).getByText('Illustration', { exact: true }).filter({ visible: true });
  const loaded = carousel(card).locator('picture');
  await expect(shownPicture(card)).toHaveAccessibleName(`1 of ${count}`);
  await expect(loaded).toHaveCount(1);
  for (const [turned, at] of [
    ...images.map((_, turns) => ['Next picture', ((turns + 1) % count) + 1] as const),
    ['Previous picture', count],
    ['Previous picture', count - 1],
    [`Show picture 1 of ${count}`, 1],
    [`Show picture ${count} of ${count}`, count],
  ] as const) {
    await card.getByRole('button', { name: turned }).click();
    await expect(shownPicture(card)).toHaveAccessibleName(`${at} of ${count}`);
    const image = images[at - 1];
    await expect(carousel(card).getByRole('img')).toHaveAttribute('alt', image?.alt ?? 'missing');
    await expect(carousel(card).getByRole('button', { disabled: true })).toHaveAccessibleName(`Show picture ${at} of ${count}`);
    await expect(note).toHaveCount(image?.drawn === 'scene' ? 1 : 0);
  }
  await expect(loaded).toHaveCount(count);
  // Of the dots the last one alone is filled.
  const dots = await carousel(card)
    .getByRole('group', { name: 'Choose a picture' })
    .locator('span')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(dots.filter((dot) => dot !== dots[0])).toEqual([dots.at(-1)]);
  await expect(shownPicture(page.getByRole('article', { name: pack.name }))).toHaveAccessibleName(`1 of ${pack.images.length}`);
  await expect(page).toHaveURL('/products');

  // The buttons stand below the picture and are visible without a mouse.
  const picture = await loaded.last().boundingBox();
  for (const control of await carousel(card).getByRole('button').all()) {
    // To a hundredth of a pixel, because Firefox computes the same edge twice with other roundings.
    const gap = ((await control.boundingBox())?.y ?? NaN) - (picture?.y ?? NaN) - (picture?.height ?? NaN);
    expect(gap).toBeGreaterThan(-0.01);
    expect(await control.evaluate((element) => element.checkVisibility({ opacityProperty: true }))).toBe(true);
  }
});

test('a swipe of one finger turns the carousel; a short one does not, and two fingers zoom', async ({ page, visit, context }) => {
  await visit('/products');
  const card = page.getByRole('article', { name: firstProduct.name, exact: true });
  const count = firstProduct.images.length;
  await card.scrollIntoViewIfNeeded();
  const touch = await context.newCDPSession(page);
  const box = await carousel(card).boundingBox();
  if (!box) throw new Error('The carousel has no place on the page');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 3 };
  for (const [distance, shown, fingers] of [
    [-150, 2, 1],
    [150, 1, 1],
    [150, count, 1],
    [-30, count, 1],
    [-150, count, 2],
  ] as const) {
    await swipe(touch, middle, distance, fingers);
    if (fingers === 2) await page.waitForTimeout(300);
    await expect(shownPicture(card)).toHaveAccessibleName(`${shown} of ${count}`);
  }
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1);
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('after a swipe Enter opens the card', async ({ page, visit, context }) => {
  await visit('/products');
  const card = page.getByRole('article', { name: firstProduct.name, exact: true });
  const { x = 0, y = 0, width = 0, height = 0 } = (await carousel(card).boundingBox()) ?? {};
  await swipe(await context.newCDPSession(page), { x: x + width / 2, y: y + height / 3 }, -150, 1);
  await expect(shownPicture(card)).toHaveAccessibleName(/^2 of/);
  await card.getByRole('link', { name: firstProduct.name }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

/** One finger touches, moves sideways and lifts. A second one, if there is one, touches with it and stays in place. */
async function swipe(touch: CDPSession, { x, y }: { x: number; y: number }, distance: number, fingers: number): Promise<void> {
  const rest = fingers === 2 ? [{ x: x + 20, y, id: 1 }] : [];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y, id: 0 }, ...rest] });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const touchPoints = [{ x: x + distance * part, y, id: 0 }, ...rest];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
