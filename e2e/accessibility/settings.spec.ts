import { expect } from '@playwright/test';
import { pressSend } from '../support/enquiry';
import { expectAllFits, expectTextCanChange } from '../support/layout';
import { cardOf, categoryButton, escapeFrom, openModal, openProduct, scrollTo, stylesOf, test } from '../support/site-test';

/* Settings that visitors choose on their devices. */

test('dialog and modal in the smallest window can be read, ordered from and sent', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit('/products');
  const dialog = await openProduct(page);
  await expectTextCanChange(page);
  for (const part of [
    dialog.getByRole('img').first(),
    dialog.getByRole('definition').last(),
    dialog.getByRole('link', { name: 'Order on WhatsApp' }),
  ]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 0.6 });
  }
  await escapeFrom(dialog);
  await scrollTo(page, 0);
  const modal = await openModal(page);
  await expectAllFits(page, 'the modal');
  await pressSend(modal);
  await expect(modal.getByLabel('Name', { exact: true })).toBeInViewport({ ratio: 0.9 });
});

test('with less motion nothing moves; in forced colours what is chosen or current stands out @desktop', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await visit('/products');
  const looks = (elements: Element[]) =>
    elements.map((element) => {
      const { backgroundColor, borderBottomColor, textDecorationLine } = getComputedStyle(element);
      return [backgroundColor, borderBottomColor, textDecorationLine].join(' ');
    });
  // In each row the chosen or current item stands out.
  for (const [row, at] of [
    [categoryButton(page), 0],
    [page.getByRole('navigation', { name: 'Main' }).getByRole('link'), 1],
    [cardOf(page).locator('[aria-hidden] > span'), 0],
  ] as const) {
    const all = await row.evaluateAll(looks);
    expect(all.filter((one) => one !== all[1 - at])).toEqual([all[at]]);
  }
  const isReadable = (one: HTMLElement) => {
    const { color } = getComputedStyle(one);
    one.style.color = 'HighlightText';
    return color === getComputedStyle(one).color;
  };
  expect(await categoryButton(page).first().evaluate(isReadable), 'the chosen words on their ground').toBe(true);
  const dialog = await openProduct(page);
  await expect(dialog).toHaveCSS('border-width', '2px');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  for (const motion of ['transition-duration', 'animation-duration']) {
    expect(new Set(await stylesOf(page.locator('*'), motion)), motion).toEqual(new Set(['0s']));
  }
  await escapeFrom(dialog);
  await visit('/backup-calculator');
  const [text = 'missing'] = await stylesOf(page.locator('body'), 'color');
  await expect(page.getByText(/^you asked for/), 'the scale of the hours').toHaveCSS('fill', text);
});
