import type { Page } from '@playwright/test';
import { routes } from '@/content/routes';
import { pack } from '../support/export';
import { watchShifts } from '../support/page-loads';
import { expect, hold, test, untilHydrated } from '../support/site-test';

const TYPEFACE = /\.woff2$/;

for (const address of [...Object.values(routes), pack.path]) {
  // Home has most of what the design sets in the typeface. The other pages are tested in `npm run test:full`.
  const tag = ['@desktop', ...(address === routes.home ? [] : ['@full'])];

  test(`on ${address} the typeface comes after the first picture, is seen, and moves nothing`, { tag }, async ({ page }) => {
    const release = await hold(page, TYPEFACE);
    const asked = page.waitForRequest(TYPEFACE);
    const shifts = await watchShifts(page);
    await page.goto(address);
    await asked;
    expect(await page.evaluate(() => document.readyState)).toBe('complete');
    await untilHydrated(page);
    const before = await page.evaluate(() => document.body.scrollHeight);
    release();
    await untilTypefaceIsThere(page);
    const headings = page.locator('h1, h2, h3').filter({ visible: true });
    const kept = headings.and(page.locator('[style*="--font-archivo"]'));
    expect(await kept.count()).toBeLessThanOrEqual(0.1 * (await headings.count()));
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(before);
    expect(await shifts()).toEqual([]);
  });
}

test('a heading whose words would move to other lines keeps its first font', { tag: '@desktop' }, async ({ page }) => {
  const release = await hold(page, TYPEFACE);
  // As if the typeface came before the browser has reported the first paint.
  await page.addInitScript(() => void (performance.getEntriesByType = () => []));
  await page.goto('/about');
  await untilHydrated(page);
  // Words that just fit in one line, and are wider in the typeface.
  const heading = page.locator('main h2').first();
  await heading.evaluate((element) => {
    element.textContent = 'WhatsApp WhatsApp WhatsApp WhatsApp';
    element.style.cssText = 'width: max-content; font-size: 16px';
    element.style.width = `${element.getBoundingClientRect().width + 1}px`;
  });
  const { height = 0 } = (await heading.boundingBox()) ?? {};
  release();
  await untilTypefaceIsThere(page);
  expect((await heading.boundingBox())?.height).toBe(height);
  await heading.evaluate((element) => element.style.removeProperty('--font-archivo'));
  expect((await heading.boundingBox())?.height).toBeGreaterThan(height);
});

test('a page whose typeface is lost stays as it is, and no script complains', async ({ page, complaints }) => {
  await page.route(TYPEFACE, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => TYPEFACE.test(request.url()));
  await page.goto('/');
  await failed;
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Once: a style sheet that loaded it too would change the font of headings unchecked.
  expect(complaints.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED']);
});

test(
  'the typeface has what the design uses: figures of one width, kerning, one weight and width',
  { tag: '@desktop' },
  async ({ page, visit }) => {
    await visit('/contact');
    await untilTypefaceIsThere(page);
    const widths = await page.evaluate(async () => {
      const file = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))?.name;
      // Under another name, so that no font of the system hides what the file lacks.
      document.fonts.add(await new FontFace('checked', `url(${file})`, { weight: '740', stretch: '110%' }).load());
      const widthOf = (text: string, style: Partial<CSSStyleDeclaration> = {}) => {
        const span = document.body.appendChild(document.createElement('span'));
        span.textContent = text;
        Object.assign(span.style, {
          position: 'absolute',
          fontFamily: 'checked',
          fontSize: '1000px',
          fontVariantNumeric: 'tabular-nums',
          ...style,
        });
        return span.getBoundingClientRect().width;
      };
      return {
        figures: [...'0123456789'].map((figure) => widthOf(figure)),
        kerning: widthOf('AVATAR') / widthOf('AVATAR', { fontKerning: 'none' }),
        instances: ['400', '900'].map((fontWeight) => widthOf('Batteries', { fontWeight, fontSynthesis: 'none' })),
      };
    });
    expect(Math.max(...widths.figures) / Math.min(...widths.figures)).toBeLessThan(1.01);
    expect(widths.kerning).toBeLessThan(0.98);
    expect(new Set(widths.instances).size).toBe(1);
  },
);

async function untilTypefaceIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => family === 'archivo'));
  // Two frames: one for the layout, one for the observer to report its shifts.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
