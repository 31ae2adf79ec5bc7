import type { Page } from '@playwright/test';
import { focusStop, focusStrength } from '../support/focus';
import type { FocusStop } from '../support/focus';
import { expect, test, untilDialogWhole } from '../support/site-test';

const PAGES = [
  '/',
  '/products',
  '/contact',
  '/get-quote',
  '/products/24v-100ah-lithium-battery',
  '/backup-calculator?household=fridge',
];
/** With nearly every kind of control; the other pages are walked in the long run. */
const EXAMPLES = ['/products'];
const MOST_STOPS = 150;

/** Tabs on until the focus leaves the page, or over so many stops; what it meets. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most = MOST_STOPS): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  while (stops.length < most) {
    await page.keyboard.press(key);
    const stop = await focusStop(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** Measures the ring of what has the focus, once for each kind of control. */
async function checkRing(
  page: Page,
  { name, kind }: FocusStop,
  { seen, weak }: { seen: Set<string>; weak: string[] },
): Promise<void> {
  if (seen.has(kind)) return;
  seen.add(kind);
  for (const forcedColors of ['active', 'none'] as const) {
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
    const outline = (await focusStop(page))?.outline ?? 0;
    const strength = await focusStrength(page);
    if (outline < 3 || strength < 1) {
      weak.push(`${name}, forced colours ${forcedColors}: outline ${outline}, strength ${strength.toFixed(2)}`);
    }
  }
}

for (const path of PAGES) {
  const long = EXAMPLES.includes(path) ? [] : ['@full'];

  test(
    `on ${path} the focus is never under the bar nor out of sight, both ways`,
    { tag: ['@both', ...long] },
    async ({ visit }) => {
      const page = await visit(path);
      const forth = await walk(page, 'Tab');
      // Going back, a browser without a bar of its own goes round without a stop outside.
      const back = await walk(page, 'Shift+Tab', forth.length);
      expect(back.map(({ name }) => name)).toEqual(forth.map(({ name }) => name).toReversed());
      expect(forth.length).toBeGreaterThan(15);
      expect(forth.length).toBeLessThan(MOST_STOPS);
      expect([...forth, ...back].filter(({ inView, covered }) => inView === 0 || covered.length > 0)).toEqual([]);
    },
  );

  test(
    `on ${path} each kind of control shows its focus strongly, in forced colours too`,
    { tag: '@full' },
    async ({ page, visit }) => {
      await visit(path);
      const seen = new Set<string>();
      const weak: string[] = [];
      for (let stops = 0; stops < MOST_STOPS; stops += 1) {
        await page.keyboard.press('Tab');
        const stop = await focusStop(page);
        if (!stop) break;
        await checkRing(page, stop, { seen, weak });
      }
      expect(seen.size).toBeGreaterThan(5);
      expect(weak).toEqual([]);
    },
  );
}

test('dialog and menu show the focus strongly, in forced colours too', { tag: '@full' }, async ({ page, visit }) => {
  test.slow();
  const seen = new Set<string>();
  const weak: string[] = [];
  await visit('/products');
  // By keyboard: a browser shows no ring to those who click.
  await page.getByRole('article').first().getByRole('heading', { level: 3 }).getByRole('link').press('Enter');
  await untilDialogWhole(page);
  for (let stop = await focusStop(page), first = stop?.name; stop;) {
    await checkRing(page, { ...stop, kind: `dialog ${stop.kind}` }, { seen, weak });
    await page.keyboard.press('Tab');
    stop = await focusStop(page);
    if (stop?.name === first) break;
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  for (let stop = 0; stop < 5; stop += 1) {
    await page.keyboard.press('Tab');
    const inMenu = await focusStop(page);
    if (inMenu) await checkRing(page, inMenu, { seen, weak });
  }
  expect(seen.size).toBeGreaterThan(5);
  expect(weak).toEqual([]);
});
