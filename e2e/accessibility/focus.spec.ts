import type { Page } from '@playwright/test';
import { pack } from '../support/export';
import { focusStop, focusStrength, walk, type FocusStop } from '../support/focus';
import { expect, menuButton, test } from '../support/site-test';

const PAGES = [pack.path, '/products', '/', '/contact', '/get-quote', '/backup-calculator?household=fridge'];

for (const path of PAGES) {
  // A pack's page has a bar at its foot. The others are tested in `npm run test:full`.
  const full = path === pack.path ? '' : ' @full';

  test(`on ${path} the focus is in sight, uncovered and ringed, forwards and backwards @both${full}`, async ({ visit }) => {
    const page = await visit(path);
    const forth = await walk(page, 'Tab');
    // Going backwards, a headless browser wraps around without a stop outside the page, and meets the calculator's bar elsewhere.
    const back = await walk(page, 'Shift+Tab', forth.length);
    const namesOf = (stops: FocusStop[]) => stops.filter(({ isInBar }) => !isInBar).map(({ name }) => name);
    const order = namesOf(forth).toReversed();
    expect(namesOf(back)).toEqual(order.slice(0, namesOf(back).length));
    expect(forth.length).toBeGreaterThan(15);
    expect([...forth, ...back].flatMap(({ problems }) => problems)).toEqual([]);
  });

  test(`on ${path} the ring of each kind of control is strong @desktop @full`, async ({ page, visit }) => {
    await visit(path);
    await expectStrongRings(page, { fewest: 5 });
  });
}

test('dialog and menu have strong rings, too @full', async ({ page, visit }) => {
  await visit('/products');
  // By keyboard, because browsers show no ring after a click.
  await page.getByRole('article').first().getByRole('heading', { level: 3 }).getByRole('link').press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
  await expectStrongRings(page, { fewest: 4, most: 10 });
  await visit('/');
  await menuButton(page).click();
  await expectStrongRings(page, { fewest: 3, most: 6 });
});

/** Tabs on and measures the ring of each kind of control once, with and without forced colours. */
async function expectStrongRings(page: Page, { fewest, most = 150 }: { fewest: number; most?: number }): Promise<void> {
  const seen = new Set<string>();
  const weak: string[] = [];
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press('Tab');
    const stop: FocusStop | null = await focusStop(page);
    if (!stop) break;
    if (seen.has(stop.kind)) continue;
    seen.add(stop.kind);
    for (const forcedColors of ['active', 'none'] as const) {
      await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
      const strength = await focusStrength(page);
      if (strength < 1) weak.push(`${stop.name}, forced colours ${forcedColors}: ${strength.toFixed(2)}`);
    }
  }
  expect(seen.size).toBeGreaterThanOrEqual(fewest);
  expect(weak).toEqual([]);
}
