import type { Page } from '@playwright/test';
import { routes } from '@/content/routes';
import { pack } from '../support/export';
import { expect, hold, test } from '../support/site-test';

for (const address of [...Object.values(routes), pack.path]) {
  // Home has most of what the design has. The other pages are tested in `npm run test:full`.
  const full = address === routes.home ? '' : ' @full';

  // A difference would be seen when the sheet arrives, and most unseen ones, if inherited, make the browser lay out the whole page.
  test(`on ${address} the whole style sheet changes only motion and what a pointer does @desktop${full}`, async ({ page }) => {
    await hold(page, /\/static\/pages\//);
    await page.goto(address);
    // Printed before the sheet comes, a fixed bar would lie on each page.
    await page.emulateMedia({ media: 'print' });
    const fixed = await page.locator('body *').evaluateAll((all) => {
      return all.filter((one) => one.checkVisibility() && getComputedStyle(one).position === 'fixed').map((one) => one.outerHTML);
    });
    expect(fixed).toEqual([]);
    await page.emulateMedia({ media: null });
    const before = await readStyles(page);
    const [, sheet = ''] = /href="([^"]+)"/.exec((await page.locator('body > noscript').textContent()) ?? '') ?? [];
    await page.addStyleTag({ url: sheet });
    // A typeface declared once more lays out the page, too.
    expect((await (await page.request.get(sheet)).text()).match(/@font-face/g)).toBeNull();
    const after = await readStyles(page);
    expect(after).toHaveLength(before.length);
    expect(new Set(after.flatMap((style, index) => style.filter((value) => !before[index]?.includes(value))))).toEqual(new Set());
  });
}

/** The computed styles of all elements and of what stands before and after them, without motion and what a pointer does. */
async function readStyles(page: Page): Promise<string[][]> {
  return page.evaluate(() => {
    // Laid out anew, because Chromium sometimes says 0 for an automatic margin that it has long laid out as 120 px.
    const { style: body } = document.body;
    body.display = 'none';
    void document.body.offsetHeight;
    body.display = '';
    return [...document.querySelectorAll('body, body *')].flatMap((element) =>
      // A picture has such parts only where it failed.
      (element.matches('img') ? [''] : ['', '::before', '::after']).flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return [];
        const seen = [...style].filter(
          (name) =>
            !/^(--|transition|animation|cursor|pointer-events|touch-action|user-select|overflow-anchor|-webkit-tap-highlight-color)/.test(
              name,
            ),
        );
        return [seen.map((name) => `${element.localName}${part} ${name}: ${style.getPropertyValue(name)}`)];
      }),
    );
  });
}
