import { readContrasts } from '../support/contrasts';
import { expect, test, untilDialogWhole } from '../support/site-test';

const PRODUCT = 'Alpha Ampere 51.2V 100Ah Lithium Battery';

test.describe('what visitors ask their device for', () => {
  test('asked for less motion, nothing moves', async ({ page, visit }) => {
    const moving = () =>
      page.evaluate(() =>
        document.getAnimations().map((animation) => (animation as CSSTransition).transitionProperty ?? 'animation'),
      );
    const openAndClose = async () => {
      await visit('/products');
      await page.getByRole('article', { name: PRODUCT }).getByRole('link', { name: PRODUCT }).click();
      await untilDialogWhole(page);
      const opening = await moving();
      await page.keyboard.press('Escape');
      await page.getByRole('article').first().hover();
      return [...opening, ...(await moving())];
    };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await openAndClose()).toEqual([]);
    const durations = await page.evaluate(() => {
      const times = [...document.querySelectorAll('*')].map((element) => getComputedStyle(element));
      return [
        ...new Set(
          times.flatMap(({ transitionDuration, animationDuration, scrollBehavior }) => [
            transitionDuration,
            animationDuration,
            scrollBehavior,
          ]),
        ),
      ];
    });
    expect(durations.toSorted()).toEqual(['0s', 'auto']);
  });

  // A transition takes a slow phone a layer and several frames before the first of them is seen.
  test('what a finger taps changes at once', { tag: '@phone' }, async ({ page, visit }) => {
    for (const path of ['/', '/products', '/contact', '/backup-calculator']) {
      await visit(path);
      const controls = page.locator(':is(button, summary, .control, .field):visible, :is(button, summary) svg:visible');
      const durations = await controls.evaluateAll((all) => all.map((one) => getComputedStyle(one).transitionDuration));
      expect(durations.length, path).toBeGreaterThan(4);
      expect(new Set(durations), path).toEqual(new Set(['0s']));
    }
  });

  test('asked for more contrast, no word is grey and every edge is strong', { tag: '@full' }, async ({ page, visit }) => {
    await page.emulateMedia({ contrast: 'more' });
    for (const path of ['/', '/products', '/get-quote']) {
      await visit(path);
      const { weakest, edge } = await readContrasts(page);
      expect(weakest, path).toBeGreaterThan(8);
      expect(edge, path).toBeGreaterThan(3);
    }
    await page.emulateMedia({ contrast: 'no-preference' });
    // Else the setting changed nothing.
    expect((await readContrasts(page)).weakest).toBeLessThan(8);
  });

  test('in forced colours what is chosen, current and on top still shows', async ({ page, visit }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visit('/products');
    const main = page.getByRole('main');
    const look = (element: Element) => {
      const { backgroundColor, borderColor, borderWidth, textDecorationLine } = getComputedStyle(element);
      return [backgroundColor, borderColor, borderWidth, textDecorationLine].join(' ');
    };
    const looks = (elements: Element[]) =>
      elements.map((element) => {
        const { backgroundColor, borderBottomColor, textDecorationLine } = getComputedStyle(element);
        return [backgroundColor, borderBottomColor, textDecorationLine].join(' ');
      });
    const filter = await main.getByRole('group', { name: 'Product categories' }).getByRole('button').evaluateAll(looks);
    expect(filter.filter((one) => one !== filter[1])).toEqual([filter[0]]);
    const bar = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').evaluateAll(looks);
    expect(bar.filter((one) => one !== bar[0])).toEqual([bar[1]]);
    const dots = await page.getByRole('group', { name: 'Choose a picture' }).first().locator('span').evaluateAll(looks);
    expect(dots.filter((one) => one !== dots[1])).toEqual([dots[0]]);
    await page.getByRole('article', { name: PRODUCT }).getByRole('link', { name: PRODUCT }).click();
    expect(await page.getByRole('dialog').evaluate(look)).toMatch(/ 2px /);
  });
});
