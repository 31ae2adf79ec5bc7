import type { Page } from '@playwright/test';
import { cataloguePage } from '@/content/catalogue-page';
import { PAGE_SIZE } from '@/lib/catalogue-pages';
import { readSitemap } from '../support/crawl';
import {
  all,
  buildLargeCatalogue,
  cards,
  choose,
  COUNT,
  expectHardlyHeavier,
  expectPlace,
  followLinks,
  headings,
  LAST_PAGE,
  namesOf,
  openMarked,
  packs,
  pageLinks,
  solar,
  status,
  toPage,
  watchSteps,
  type LargeCatalogue,
} from '../support/large-catalogue';
import { calculatorRoute, fixedRoutes } from '../support/routes';
import { expect, test, untilHydrated } from '../support/site-test';
import { watchViolations } from '../support/violations';

const MINUTES = 60_000;

let large: LargeCatalogue;

test.describe.configure({ mode: 'serial', timeout: 10 * MINUTES });

test.beforeAll(async () => {
  // The time of the tests is not the hook's: it builds a site.
  test.setTimeout(10 * MINUTES);
  large = await buildLargeCatalogue();
});

test.afterAll(() => large.close());

const open = (page: Page, address: string) => openMarked(page, large.url + address);
const expectAt = (page: Page, some: typeof all, number: number, address: string) =>
  expectPlace(page, some, number, large.url + address);

test('a page of it weighs hardly more than that of eight products', () => expectHardlyHeavier(large.folder));

test('plain links lead to every page and every product', () => {
  const { pages, found } = followLinks(large.folder);
  expect(pages.size).toBe(LAST_PAGE);
  expect(new Set(pages.values()).size).toBe(LAST_PAGE);
  expect([...found].toSorted()).toEqual(all.map(({ id }) => `/products/${id}`).toSorted());
  const listed = readSitemap(large.folder).map((entry) => entry.path);
  expect(listed.filter((one) => one === '/products' || one.startsWith('/products/page/'))).toEqual([...pages.keys()].toSorted());
});

test('no page of it breaks a rule of the review', () => {
  const { status: code, stdout } = large.run('review', '--json', '--export', large.folder);
  const { pages, problems } = JSON.parse(stdout) as { pages: unknown[]; problems: { hint: boolean }[] };
  // Those of the catalogue stand for /products.
  const others = [...fixedRoutes, calculatorRoute].filter((path) => path !== '/products');
  expect(pages.length).toBe(others.length + LAST_PAGE + COUNT);
  expect(problems.filter(({ hint }) => !hint)).toEqual([]);
  expect(code).toBe(0);
});

test('filter and pages change the cards in place; the address keeps the place', async ({ page }) => {
  const violations = await watchViolations(page);
  await open(page, '/products');
  await expectAt(page, all, 1, '/products');
  await choose(page, 'LiFePO4 Solar Batteries');
  await expectAt(page, solar, 1, '/products?category=solar-batteries');
  await toPage(page, 'Next').click();
  await expectAt(page, solar, 2, '/products?category=solar-batteries&page=2');
  await choose(page, 'UPS & Solar Batteries');
  await expectAt(page, packs, 1, '/products?category=solar-batteries&sub=ups%26solar-batteries');
  await page.goBack();
  await expectAt(page, solar, 2, '/products?category=solar-batteries&page=2');
  await choose(page, 'All Products');
  await expectAt(page, all, 1, '/products');
  await toPage(page, String(LAST_PAGE)).click();
  await expectAt(page, all, LAST_PAGE, `/products/page/${LAST_PAGE}`);
  await expect(toPage(page, String(LAST_PAGE))).toHaveAttribute('aria-current', 'page');
  await expect(toPage(page, 'Next')).toHaveCount(0);

  await page.reload();
  await untilHydrated(page);
  await expect(headings(page)).toHaveText(namesOf(all, LAST_PAGE));
  await page.goto(`${large.url}/products?category=solar-batteries&page=2`);
  await expect(headings(page)).toHaveText(namesOf(solar, 2));
  await page.goto(`${large.url}/products?category=solar-batteries&page=999`);
  await expect(headings(page)).toHaveText(namesOf(solar, Math.ceil(solar.length / PAGE_SIZE)));
  expect(violations).toEqual([]);
});

test('page and count are said before the new cards come', async ({ page }) => {
  await open(page, '/products');
  await toPage(page, '2').click();
  await expectAt(page, all, 2, '/products/page/2');
  await page.goBack();
  await expectAt(page, all, 1, '/products');
  const steps = await watchSteps(page);
  await toPage(page, '2').click();
  await expectAt(page, all, 2, '/products/page/2');
  expect((await steps.jsonValue()).map((step) => [step.includes('text-muted'), step.includes('card-grid')])).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('an empty category says so at once, without a file', async ({ page }) => {
  await page.route('**/catalogue/**', (route) => route.abort());
  await open(page, '/products/page/2');
  await choose(page, 'Beyond Batteries');
  await expect(page.getByText(cataloguePage.empty.title)).toBeVisible();
  await expect(status(page)).toHaveText('0 products in Beyond Batteries');
  await expect(cards(page)).toHaveCount(0);
  await expect(pageLinks(page)).toHaveCount(0);
});

test('a page entered by its own address filters as well; links of the layout lead back to the first', async ({ page }) => {
  await open(page, '/products/page/3');
  await expectAt(page, all, 3, '/products/page/3');
  await choose(page, 'Electric Vehicles');
  await expect(headings(page)).toHaveText(
    namesOf(
      all.filter(({ category }) => category === 'electric-batteries'),
      1,
    ),
  );
  await page.goBack();
  await expectAt(page, all, 3, '/products/page/3');
  await toPage(page, '2').click();
  await expectAt(page, all, 2, '/products/page/2');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
  await expectAt(page, all, 1, '/products');
});

test('a card from a file is the card of the HTML, and opens its product', async ({ page }) => {
  const [first] = solar;
  if (!first) throw new Error('There is no product to test with');
  const card = cards(page).filter({ hasText: first.name });
  await open(page, '/products');
  const inPage = await card.evaluate((element) => element.outerHTML);
  await choose(page, 'LiFePO4 Solar Batteries');
  await expectAt(page, solar, 1, '/products?category=solar-batteries');
  expect(await card.evaluate((element) => element.outerHTML)).toBe(inPage);

  await card.getByRole('link', { name: first.name, exact: true }).click();
  await expect(page.getByRole('dialog', { name: first.name })).toBeVisible();
  await expect(page).toHaveURL(`${large.url}/products/${first.id}`);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAt(page, solar, 1, '/products?category=solar-batteries');
});

test('on a phone, cards out of sight are not drawn, and keep about their room', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/products');
  const last = cards(page).last();
  const isDrawn = () => last.evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true }));
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await isDrawn()).toBe(false);
  const before = await height();
  for (const card of await cards(page).all()) await card.scrollIntoViewIfNeeded();
  expect(await isDrawn()).toBe(true);
  // Else the scroll bar would jump, and Back lead to another card.
  expect(Math.abs((await height()) / before - 1)).toBeLessThan(0.03);
});

test('a file is asked for when the finger is down, and the last cards stand still until it is there', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/catalogue/solar-batteries/1.json', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/products');
  const button = page.getByRole('button', { name: 'LiFePO4 Solar Batteries' });
  // As on a phone: a press gives no focus, which asks for the file as well.
  await button.evaluate((element) => element.addEventListener('mousedown', (event) => event.preventDefault()));
  await button.hover();
  const asked = page.waitForRequest('**/catalogue/solar-batteries/1.json', { timeout: 15_000 });
  await page.mouse.down();
  await asked;
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await page.mouse.up();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const list = page.getByRole('main').locator('ul[aria-busy]');
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await expect(list).toHaveAttribute('inert', '');
  await expect(list.locator('h3')).toHaveText(namesOf(all, 1));
  release();
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expectAt(page, solar, 1, '/products?category=solar-batteries');
});

test('a file that can’t be fetched: words, the choice kept, another try; links lead to whole pages', async ({
  page,
  complaints,
}) => {
  await open(page, '/products');
  await page.route('**/catalogue/**', (route) => route.abort());
  await choose(page, 'LiFePO4 Solar Batteries');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(cataloguePage.failure.title);
  await expect(page).toHaveURL(`${large.url}/products?category=solar-batteries`);
  await expect(page.getByRole('button', { name: 'LiFePO4 Solar Batteries' })).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveCount(0);

  await page.unroute('**/catalogue/**');
  await alert.getByRole('button', { name: cataloguePage.failure.button }).click();
  await expectAt(page, solar, 1, '/products?category=solar-batteries');
  await expect(alert).toHaveCount(0);

  await choose(page, 'All Products');
  await page.route('**/catalogue/**', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  await toPage(page, '2').focus();
  await lost;
  await toPage(page, '2').click();
  await expect(headings(page)).toHaveText(namesOf(all, 2));
  await expect(page).toHaveURL(`${large.url}/products/page/2`);

  expect(complaints.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
  complaints.length = 0;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the links turn the pages', async ({ page }) => {
    await page.goto(`${large.url}/products`);
    await toPage(page, 'Next').click();
    await expect(headings(page)).toHaveText(namesOf(all, 2));
    await toPage(page, 'Previous').click();
    await expect(page).toHaveURL(`${large.url}/products`);
    await expect(headings(page)).toHaveText(namesOf(all, 1));
  });
});
