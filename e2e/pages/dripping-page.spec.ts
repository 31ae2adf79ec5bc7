import { expect, test, untilReady } from '../support/faulty-line-test';
import { watchShifts } from '../support/layout-shifts';
import { allRoutes } from '../support/routes';

/** A kilobyte of compressed HTML at a time: each page is painted several times before it is whole. */
const SLOW = { bytesPerSecond: 4000 };

/** The pages whose parts stand in another order than in the HTML, or are placed by what comes after them. */
const EXAMPLES = ['/', '/products/51-2v-100ah-lithium-battery'];

for (const address of allRoutes) {
  test(
    `${address} moves nothing while its HTML is still being received`,
    { tag: ['@both', ...(EXAMPLES.includes(address) ? [] : ['@full'])] },
    async ({ page, line }) => {
      const shifts = await watchShifts(page);
      line.spoil((path) => path === address, SLOW);
      await page.goto(address);
      await untilReady(page);
      expect(await shifts()).toEqual([]);
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
