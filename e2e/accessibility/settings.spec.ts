import { routes } from '@/content/routes';
import type { Page } from '@playwright/test';
import { sendButton } from '../support/enquiry';
import { pack } from '../support/export';
import { cutOffTexts, expectNoSidewaysScroll, openOwnStyles, TEXT_CHANGES } from '../support/layout';
import { expect, openModal, scrollTo, test } from '../support/site-test';

/* Settings that visitors choose on their devices. */

/** Tested in every run, the others in `npm run test:full`. */
const EXAMPLE = routes.products;
const PAGES = [...Object.values(routes), `${routes.backupCalculator}?household=fridge`, pack.path];
/** 1280 x 1024 at 400 %, and a phone on its side. */
const SMALL_WINDOWS = [
  [320, 256],
  [844, 390],
] as const;

const openProduct = async (page: Page) => {
  await page.getByRole('article', { name: pack.name }).getByRole('link', { name: pack.name }).click();
  await expect(page.getByRole('dialog').getByRole('term').first()).toBeVisible();
  return page.getByRole('dialog');
};

for (const path of PAGES) {
  const full = path === EXAMPLE ? '' : ' @full';

  test(`${path} with other text or in small windows: nothing is lost or covered @desktop${full}`, async ({ page, visit }) => {
    await visit(path);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNothingLost(page, `${width} px`);
    }
    for (const [width, height] of SMALL_WINDOWS) {
      const what = `in a window of ${width} by ${height}`;
      await page.setViewportSize({ width, height });
      await expectNoSidewaysScroll(page, what);
      await scrollTo(page, 0);
      await expect.poll(() => isHeadingCovered(page), { message: what }).toBe(false);
      await scrollTo(page, 600);
      await expect.poll(() => shareOfScreenTaken(page), { message: what }).toBeLessThan(0.25);
    }
  });
}

test('dialog and modal in the smallest window can be read, ordered from and sent', async ({ page, visit }) => {
  const [[width, height]] = SMALL_WINDOWS;
  await page.setViewportSize({ width, height });
  await visit('/products');
  const dialog = await openProduct(page);
  await expectNoSidewaysScroll(page, 'the dialog');
  for (const part of [
    dialog.getByRole('img').first(),
    dialog.getByRole('definition').last(),
    dialog.getByRole('link', { name: 'Order on WhatsApp' }),
  ]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 0.6 });
  }
  await expectNothingLost(page, 'the dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await scrollTo(page, 0);
  const modal = await openModal(page);
  await expectNoSidewaysScroll(page, 'the modal');
  await sendButton(modal).click();
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
  // Of each row one stands out.
  for (const [row, at] of [
    [page.getByRole('group', { name: 'Product categories' }).getByRole('button'), 0],
    [page.getByRole('navigation', { name: 'Main' }).getByRole('link'), 1],
    [page.getByRole('article', { name: pack.name }).locator('[aria-hidden] > span'), 0],
  ] as const) {
    const all = await row.evaluateAll(looks);
    expect(all.filter((one) => one !== all[1 - at])).toEqual([all[at]]);
  }
  const dialog = await openProduct(page);
  await expect(dialog).toHaveCSS('border-width', '2px');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  const durations = await page
    .locator('*')
    .evaluateAll((all) => all.map((one) => [getComputedStyle(one).transitionDuration, getComputedStyle(one).animationDuration]));
  expect(new Set(durations.flat())).toEqual(new Set(['0s']));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

async function expectNothingLost(page: Page, where: string): Promise<void> {
  const before = await cutOffTexts(page);
  const setStyles = await openOwnStyles(page);
  for (const [what, styles] of Object.entries(TEXT_CHANGES)) {
    await setStyles(styles);
    await expectNoSidewaysScroll(page, `${where}, ${what}`);
    expect(await cutOffTexts(page), `${where}, ${what}`).toEqual(before);
  }
  await setStyles('');
}

/** Whether something covers the beginning of the main heading. */
function isHeadingCovered(page: Page): Promise<boolean> {
  return page.locator('h1').evaluate((element) => {
    const { left, top, width } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + Math.min(40, width / 2), top + 6);
    return hit !== null && !element.contains(hit);
  });
}

/** The share of the screen's height that fixed and sticky parts take. */
function shareOfScreenTaken(page: Page): Promise<number> {
  return page.locator('body *').evaluateAll((elements) => {
    const rows = new Set<number>();
    for (const element of elements) {
      const { position, visibility } = getComputedStyle(element);
      const { top, bottom, width } = element.getBoundingClientRect();
      if (!['fixed', 'sticky'].includes(position) || visibility !== 'visible' || width < innerWidth / 2) continue;
      for (let row = Math.max(0, Math.ceil(top)); row < Math.min(innerHeight, bottom); row += 1) rows.add(row);
    }
    return rows.size / innerHeight;
  });
}
