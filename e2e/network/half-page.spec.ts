import { routes } from '@/content/routes';
import { allRoutes } from '../support/export';
import { expect, test } from '../support/connection';
import { watchShifts } from '../support/page-loads';
import { untilHydrated } from '../support/site-test';

for (const address of allRoutes) {
  // Home has most parts that are placed by what comes after them. The other pages are tested in `npm run test:full`.
  const tag = ['@both', ...(address === routes.home ? [] : ['@full'])];

  test(`${address} moves nothing while its HTML is still being received`, { tag }, async ({ page, connection }) => {
    const shifts = await watchShifts(page);
    connection.disturb(new RegExp(`^${address}$`), 'dripping');
    await page.goto(address);
    await untilHydrated(page);
    expect(await shifts()).toEqual([]);
    // The bar of a product waits for the first scroll on wide screens.
    const parts = page.locator('main :not([aria-live], [role=status], a, a *, .product-bar, .product-bar *)');
    const hidden = await parts.evaluateAll((all) =>
      all.filter((one) => getComputedStyle(one).visibility === 'hidden').map((one) => one.outerHTML.slice(0, 80)),
    );
    expect(hidden, 'parts that still wait for later ones').toEqual([]);
  });
}
