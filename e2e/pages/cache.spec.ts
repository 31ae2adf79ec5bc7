import { expect, test } from '@playwright/test';
import { untilHydrated } from '../support/site-test';

// Routing requests, as the other tests do, switches the browser's cache off.
test('a second page takes from the cache what it shares with the first', { tag: '@full' }, async ({ page }) => {
  const open = async (address: string) => {
    await page.goto(address);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    return page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .map(({ name, transferSize }) => ({ file: new URL(name).pathname, transferSize }))
        .filter(({ file }) => /^\/(_next\/static|pictures)\//.test(file)),
    );
  };
  const home = await open('/');
  expect(home.filter(({ transferSize }) => transferSize > 0).length).toBeGreaterThan(10);
  const catalogue = await open('/products');
  const homeAgain = await open('/');

  const known = new Set(home.map(({ file }) => file));
  const shared = catalogue.filter(({ file }) => known.has(file));
  for (const ending of ['.css', '.woff2', '.js']) expect(shared.map(({ file }) => file).join(' ')).toContain(ending);
  expect(shared.filter(({ transferSize }) => transferSize > 0)).toEqual([]);

  expect(homeAgain.filter(({ file }) => file.startsWith('/pictures/')).length).toBeGreaterThan(3);
  expect(homeAgain.filter(({ file, transferSize }) => known.has(file) && transferSize > 0)).toEqual([]);
});
