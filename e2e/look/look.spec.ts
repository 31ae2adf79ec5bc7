import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page, ViewportSize } from '@playwright/test';
import { routes } from '@/content/routes';
import { productPath } from '@/lib/paths';
import { allProducts } from '@/lib/shop/catalogue';
import { pressSend } from '../support/enquiry';
import { pack } from '../support/export';
import { expect, menuButton, openModal, openProduct, test, untilTypeface } from '../support/site-test';

type Size = ViewportSize & { media?: 'print'; contrast?: 'more' };

const PHONE: Size = { width: 360, height: 800 };
const PAPER: Size = { width: 718, height: 1047, media: 'print' };
const WIDE: Size = { width: 1280, height: 800 };
/** A phone, a sheet of A4, and a desktop. */
const COMMON = [PHONE, PAPER, WIDE];
/** The common sizes, a phone on its side that has room for two columns, and a tablet asked for more contrast. */
const ALL: Size[] = [PHONE, PAPER, { width: 768, height: 420 }, { width: 1024, height: 800, contrast: 'more' }, WIDE];

/** A product that is no pack. */
const part = allProducts.find(({ suitability }) => suitability);
/** One page of each kind, and the sizes in which it is looked at. */
const PAGES: Record<string, Size[]> = {
  ...Object.fromEntries([...Object.values(routes), '/no-such-page'].map((path) => [path, COMMON])),
  ...Object.fromEntries([routes.home, routes.products, routes.backupCalculator, pack.path].map((path) => [path, ALL])),
  ...(part && { [productPath(part.id)]: COMMON }),
  '/products?category=beyond-batteries': [PHONE],
  '/backup-calculator?household=ac&volts=12': [PHONE, WIDE],
  '/check-a-battery?nominalVolts=12.8&ampereHours=100&watts=300&hours=2': [PHONE],
  '/products#dialog': COMMON,
  '/about#menu': [PHONE],
  '/contact#modal': [PHONE, WIDE],
  '/get-quote#refused': [PHONE],
};
/** What a visitor does on a page, until it shows. */
const STEPS: Record<string, (page: Page) => Promise<unknown>> = {
  '/products#dialog': (page) => openProduct(page),
  '/about#menu': async (page) => {
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveAccessibleName('Close');
  },
  '/contact#modal': openModal,
  '/get-quote#refused': async (page) => {
    await pressSend(page);
    await expect(page.locator('[aria-invalid=true]:focus')).toBeInViewport();
  },
};
const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const LOOK = readFileSync(`${FOLDER}look.css`, 'utf8');
/** Limits for what moves: a button moved by 4 px changes 300 pixels this much, bolder letters of another machine at most 150. */
const PLACES = { threshold: 0.2, maxDiffPixels: 200 };
/** Limits for colours: another `ink` or `volt` changes all its places a little, bolder letters only 0.4 % of a page. */
const COLOURS = { threshold: 0.03, maxDiffPixelRatio: 0.006 };
const YEAR_OF_THE_PICTURES = new Date('2026-11-20T12:00:00+05:00');

// `bypassCSP`, because Playwright hides the caret with a style that the site's policy blocks.
// Half size evens out how machines draw letters, but not what moved or changed colour.
test.use({ bypassCSP: true, deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } });

test('each kind of page looks as it did, on screens and on paper @full', async ({ page, visit, complaints }) => {
  test.setTimeout(500_000);
  await page.clock.setFixedTime(YEAR_OF_THE_PICTURES);
  const names = new Set<string>();
  for (const [path, sizes] of Object.entries(PAGES)) {
    await page.setViewportSize(sizes[0] ?? PHONE);
    await page.emulateMedia({ media: null, contrast: null });
    await visit(path);
    await STEPS[path]?.(page);
    await untilTypeface(page);
    // A dialog or menu lies over the page only where the window is.
    const picture = { fullPage: !STEPS[path], style: LOOK, animations: 'disabled' } as const;
    for (const { media = null, contrast = null, ...size } of sizes) {
      await page.setViewportSize(size);
      await page.emulateMedia({ media, contrast });
      const name = `${path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'}-${media ?? size.width}.png`;
      names.add(name);
      const shot = await page.screenshot(picture);
      for (const limits of [PLACES, COLOURS]) expect.soft(shot, path).toMatchSnapshot(name, limits);
    }
  }
  const kept = readdirSync(FOLDER).filter((file) => file.endsWith('.png'));
  expect.soft(kept.toSorted(), 'the pictures that are kept').toEqual([...names].toSorted());
  // The browser logs the 404 of the missing page.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});
