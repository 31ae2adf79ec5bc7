import { pack } from '../support/export';
import { walk, type FocusStop } from '../support/focus';
import { expect, menuButton, test } from '../support/site-test';

// These tests only look, too (`pages/crawl.spec.ts`).
test.use({ reuseContext: true });

/** Their own sticky parts may cover what is focused backwards; of the other pages the header alone may, which is the same on each. */
const WITH_STICKY_PARTS = [pack.path, '/products', '/backup-calculator?household=fridge'];

/** Expects at least `fewest` kinds of stops, and none with a problem. */
function expectNoProblems(stops: FocusStop[], fewest: number): void {
  expect(new Set(stops.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(fewest);
  expect(stops.flatMap(({ problems }) => problems)).toEqual([]);
}

for (const path of [...WITH_STICKY_PARTS, '/', '/contact', '/get-quote']) {
  const sizes = WITH_STICKY_PARTS.includes(path) ? ' @both' : '';
  // A pack's page has a bar at its foot. The other pages are tested in `npm run test:full`.
  const full = path === pack.path ? '' : ' @full';

  test(`on ${path} the focus is in sight, uncovered and ringed${sizes}${full}`, async ({ visit }) => {
    const page = await visit(path);
    const forth = await walk(page, 'Tab');
    // Going backwards, a headless browser wraps around without a stop outside the page.
    const back = WITH_STICKY_PARTS.includes(path) ? await walk(page, 'Shift+Tab', forth.length) : [];
    expectNoProblems([...forth, ...back], 5);
  });
}

test('dialog and menu have strong rings, too @full', async ({ page, visit }) => {
  await visit('/products');
  // By keyboard, because browsers show no ring after a click.
  await page.getByRole('article').first().getByRole('heading', { level: 3 }).getByRole('link').press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
  expectNoProblems(await walk(page, 'Tab', 10), 4);
  await visit('/');
  await menuButton(page).click();
  expectNoProblems(await walk(page, 'Tab', 6), 3);
});
