import { productPage } from '@/content/product-page';
import { expect, test, untilReady } from '../support/faulty-line-test';
import { watchShifts } from '../support/layout-shifts';
import { allRoutes } from '../support/routes';

/** A frame for each tag: what is cut off where on a line of its own is chance. */
const SLOW = { tagEveryMs: 16 };

/** The pages whose parts stand in another order than in the HTML, or are placed by what comes after them. */
const EXAMPLES = ['/', '/products/51-2v-100ah-lithium-battery'];

/** Nothing follows it, so it would never be shown. What answers before the first scroll stands apart. */
const hiddenIn = (main: Element) =>
  [...main.querySelectorAll(':not([href="#answer"], [href="#answer"] *)')]
    .filter((one) => getComputedStyle(one).visibility === 'hidden')
    .map((one) => one.outerHTML.slice(0, 80));

for (const address of allRoutes) {
  test(
    `${address} moves nothing while its HTML is still being received`,
    { tag: ['@both', ...(EXAMPLES.includes(address) ? [] : ['@full'])] },
    async ({ page, line }) => {
      test.setTimeout(120_000);
      const shifts = await watchShifts(page);
      line.spoil((path) => path === address, SLOW);
      await page.goto(address, { timeout: 90_000 });
      await untilReady(page);
      expect(await shifts()).toEqual([]);
      expect(await page.locator('main').evaluate(hiddenIn), 'what waited for what comes after it').toEqual([]);
    },
  );
}

/** Home is painted without what places the rest of its first screen: the bar's last link, the hero's figures. */
const CUTS = [
  { place: 'bar', holdBefore: '>Contact</a>', part: 'header nav' },
  { place: 'hero', holdBefore: '<dl class="site-width', part: 'main picture' },
];

for (const { place, holdBefore, part } of CUTS) {
  test(`home shows the parts of its ${place} where they stay`, async ({ page, line }) => {
    const shifts = await watchShifts(page);
    line.spoil((path) => path === '/', { holdBefore });
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator(part).first().waitFor({ state: 'attached' });
    await expect(page.locator(part).first()).toBeHidden();
    line.restore();
    await untilReady(page);
    await expect(page.locator(part).first()).toBeVisible();
    expect(await shifts()).toEqual([]);
  });
}

/** Painted with the first field of a row, without the next; with a load, without its number; with words, without their link. */
const HALVES = [
  { address: '/backup-calculator', part: 'select[name=volts]', holdBefore: '>48V</option>' },
  { address: '/backup-calculator', part: 'select[name=fan]', holdBefore: 'name="dcfan"' },
  { address: EXAMPLES[1] ?? '', part: '.product-pictures > p', holdBefore: productPage.drawn.text.slice(-8) },
];

for (const { address, part, holdBefore } of HALVES) {
  test(`${address} shows ${part} where it stays`, { tag: '@both' }, async ({ page, line }) => {
    const shifts = await watchShifts(page);
    line.spoil((path) => path === address, { holdBefore });
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator(part).waitFor({ state: 'visible' });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    line.restore();
    await untilReady(page);
    expect(await shifts()).toEqual([]);
  });
}

test('an address that leads to the answer finds it at its height', { tag: '@phone' }, async ({ page, line }) => {
  line.spoil((path) => path === '/backup-calculator', { holdBefore: 'aria-labelledby="reading"' });
  // Of its box as the parser makes it, before the browser goes to it.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const answer = document.getElementById('answer');
      if (!answer) return;
      Object.assign(window, { firstHeight: answer.offsetHeight });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/backup-calculator?volts=24&household=small#answer', { waitUntil: 'commit' });
  await page.locator('#answer').waitFor({ state: 'attached' });
  line.restore();
  await untilReady(page);
  const height = await page.evaluate(() => (window as unknown as { firstHeight: number }).firstHeight);
  expect(height).toBe(page.viewportSize()?.height);
});
