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
