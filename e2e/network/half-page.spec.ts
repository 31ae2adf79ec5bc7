import { allRoutes, pack } from '../support/export';
import { expect, test } from '../support/connection';
import { watchShifts } from '../support/page-loads';
import { untilHydrated } from '../support/site-test';

/** Pages with parts that stand in another order than in the HTML, or are placed by what comes after them. */
const EXAMPLES = ['/', pack.path];

for (const address of allRoutes) {
  const tag = ['@both', ...(EXAMPLES.includes(address) ? [] : ['@full'])];

  test(`${address} moves nothing while its HTML is still being received`, { tag }, async ({ page, connection }) => {
    test.setTimeout(120_000);
    const shifts = await watchShifts(page);
    connection.disturb(new RegExp(`^${address}$`), 'dripping');
    await page.goto(address, { timeout: 90_000 });
    await untilHydrated(page);
    expect(await shifts()).toEqual([]);
    const hidden = await page
      .locator('main :not([aria-live], [role=status])')
      .evaluateAll((all) =>
        all
          .filter((one) => getComputedStyle(one).visibility === 'hidden' && !one.closest('a'))
          .map((one) => one.outerHTML.slice(0, 80)),
      );
    expect(hidden, 'parts that still wait for later ones').toEqual([]);
  });
}

/** Pages cut before a text, with a part that must already be in place, or be hidden while what places it is missing. */
const CUTS = [
  { address: '/', holdBefore: '>Contact</a>', part: 'header nav', hidden: true },
  { address: '/', holdBefore: 'class="finder', part: 'main picture' },
  { address: '/backup-calculator', holdBefore: 'name="dcfan"', part: 'input[name=fan]' },
  { address: pack.path, holdBefore: 'aria-labelledby="specifications"', part: 'main article picture' },
];

for (const { address, holdBefore, part, hidden = false } of CUTS) {
  const tag = address === '/' ? '@desktop' : '@both';

  test(`${address}, cut before ${holdBefore}, does not move ${part} later`, { tag }, async ({ page, connection }) => {
    const shifts = await watchShifts(page);
    connection.disturb(new RegExp(`^${address}$`), { holdBefore });
    await page.goto(address, { waitUntil: 'commit' });
    await page
      .locator(part)
      .first()
      .waitFor({ state: hidden ? 'attached' : 'visible' });
    if (hidden) await expect(page.locator(part).first()).toBeHidden();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    connection.restore();
    await untilHydrated(page);
    await expect(page.locator(part).first()).toBeVisible();
    expect(await shifts()).toEqual([]);
  });
}
