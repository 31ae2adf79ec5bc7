import { allRoutes, pack } from '../support/export';
import { expect, test } from '../support/connection';
import { watchShifts } from '../support/page-loads';
import { untilHydrated } from '../support/site-test';

/** Pages with parts that stand in another order than in the HTML, or are placed by what comes after them. */
const EXAMPLES = ['/', pack.path];

for (const address of allRoutes) {
  const tag = ['@both', ...(EXAMPLES.includes(address) ? [] : ['@full'])];

  test(`${address} moves nothing while its HTML is still being received`, { tag }, async ({ page, connection }) => {
    const shifts = await watchShifts(page);
    connection.disturb(new RegExp(`^${address}$`), 'dripping');
    await page.goto(address);
    await untilHydrated(page);
    expect(await shifts()).toEqual([]);
    // The bar of a product waits for the first scroll on wide screens.
    const hidden = await page
      .locator('main :not([aria-live], [role=status])')
      .evaluateAll((all) =>
        all
          .filter((one) => getComputedStyle(one).visibility === 'hidden' && !one.closest('a, .product-bar'))
          .map((one) => one.outerHTML.slice(0, 80)),
      );
    expect(hidden, 'parts that still wait for later ones').toEqual([]);
  });
}
