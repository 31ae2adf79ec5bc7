import { routes } from '@/content/routes';
import { pack } from '../support/export';
import { expect, hold, test } from '../support/site-test';

// These tests only look, too (`pages/crawl.spec.ts`).
test.use({ reuseContext: true });

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
    const before = await page.evaluateHandle(readStyles);
    const [, sheet = ''] = /href="([^"]+)"/.exec((await page.locator('body > noscript').textContent()) ?? '') ?? [];
    await page.addStyleTag({ url: sheet });
    // A typeface declared once more lays out the page, too. From `:has() *` each change that :has() may hear of restyles it.
    expect((await (await page.request.get(sheet)).text()).match(/@font-face|:has\([^{},]*\) \*/g)).toBeNull();
    const after = await page.evaluateHandle(readStyles);
    // The styles are compared in the page, because they are 40 MB.
    const changed = await after.evaluate(
      (now, old) => now.flatMap((style, at) => style.filter((value, index) => value !== old[at]?.[index])),
      before,
    );
    expect(new Set(changed)).toEqual(new Set());
    expect(await after.evaluate((now, old) => now.length - old.length, before)).toBe(0);
  });
}

/** The computed styles of all elements and of what stands before and after them, without motion and what a pointer does. */
function readStyles(): string[][] {
  // The page is laid out anew, because Chromium sometimes says 0 for an automatic margin that it has long laid out as 120 px.
  const { style: body } = document.body;
  body.display = 'none';
  void document.body.offsetHeight;
  body.display = '';
  const unseen =
    /^(--|transition|animation|cursor|pointer-events|touch-action|user-select|overflow-anchor|-webkit-tap-highlight-color)/;
  const names = [...getComputedStyle(document.body)].filter((name) => !unseen.test(name));
  return [...document.querySelectorAll('body, body *')].flatMap((element) =>
    // A picture has `::before` and `::after` only where it failed.
    (element.matches('img') ? [''] : ['', '::before', '::after']).flatMap((part) => {
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') return [];
      return [names.map((name) => `${element.localName}${part} ${name}: ${style.getPropertyValue(name)}`)];
    }),
  );
}
