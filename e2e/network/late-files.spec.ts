import type { Page, Route } from '@playwright/test';
import { about } from '@/content/pages/about';
import { contact } from '@/content/pages/contact';
import { categories } from '@/content/shop/categories';
import { products } from '@/content/shop/products';
import { LIMIT_MS } from '@/lib/browser/timeout';
import { expect, passLimit, stopClock, test } from '../support/connection';
import { pack } from '../support/export';
import {
  goBack,
  categoryButton,
  expectSameDocument,
  follow,
  footerLink,
  hold,
  untilIdle,
  isSameDocument,
  markDocument,
  SCRIPTS,
  statusOf,
  untilHydrated,
} from '../support/site-test';

/*
 * Each file that a tap needs is late, in each way. A tap shows a sign at once; after the limit the page does what it would do
 * without scripts.
 */

const contactLink = (page: Page) => footerLink(page, 'Contact');
const productLink = (page: Page) => page.getByRole('link', { name: pack.name }).first();

const CONTACT = { from: '/about', button: contactLink, sign: 'html[data-navigating]', to: '/contact' };
const LATE_FILES = {
  'a product dialog’s code hangs': {
    fault: 'hang',
    from: '/products',
    files: SCRIPTS,
    button: productLink,
    sign: 'article [aria-busy="true"]',
    to: pack.path,
  },
  'a link’s payload hangs': { ...CONTACT, fault: 'hang', files: /\/contact\.txt/ },
  'half a link’s payload comes': { ...CONTACT, fault: 'half', files: /\/contact\.txt/ },
  'a script of a link’s page is lost': { ...CONTACT, fault: 'lost', files: SCRIPTS },
} as const;

for (const [what, { fault, from, files, button, sign, to }] of Object.entries(LATE_FILES)) {
  test(`${what}: a sign at once, then ${to} as a document`, async ({ visit, connection }) => {
    const page = await visit(from);
    const before = await page.title();
    connection.disturb(files, fault);
    const asked = page.waitForRequest(files);
    const hasSign = await button(page).evaluate(async (element, selector) => {
      (element as HTMLElement).click();
      await new Promise(requestAnimationFrame);
      return document.querySelector(selector) !== null;
    }, sign);
    expect(hasSign).toBe(true);
    await asked;
    // A lost file is noticed at once.
    if (fault !== 'lost') await passLimit(page);
    await expect(page).toHaveURL(new RegExp(`${to}\\??$`));
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).not.toHaveTitle(before);
    expect(await isSameDocument(page)).toBe(false);
    connection.restore();
    await page.waitForLoadState();
    await goBack(page, from);
  });
}

test('a page that comes after the limit, before its document, has one entry', async ({ visit, connection }) => {
  const page = await visit('/about');
  connection.disturb(/^\/contact\.txt/, 'hang');
  const documents: Route[] = [];
  await page.route('**/contact', (route) => void documents.push(route));
  await contactLink(page).click();
  await passLimit(page);
  await expect.poll(() => documents.length).toBe(1);
  connection.restore();
  // The document is asked for once more, in the router's entry.
  await expect.poll(() => documents.length).toBe(2);
  await page.unroute('**/contact');
  // The first request has been cancelled by the second, and can't be continued.
  await Promise.all(documents.map((route) => route.continue().catch(() => {})));
  // Waits in the page: polling from here fails while the page is left.
  await page.waitForFunction(() => !('markOfTest' in window));
  await page.waitForLoadState();
  await goBack(page, '/about');
});

test('of two links on a slow line the last one counts, and is announced until its page comes', async ({ visit, connection }) => {
  const page = await visit('/products');
  const announced = statusOf(page, 'Opening the page');
  connection.disturb(/^\/(about|contact)\.txt/, 'hang');
  await stopClock(page);
  await footerLink(page, 'About Us').click();
  await page.clock.runFor(LIMIT_MS / 2);
  await contactLink(page).click();
  await page.clock.runFor(LIMIT_MS / 2);
  await expect(page).toHaveURL('/products');
  await expect(announced).toBeAttached();
  connection.restore();
  await expect(page).toHaveURL('/contact');
  await expect(announced).toHaveCount(0);
});

test('Back after a reload loads the document only where its payload or the scripts are late', async ({ visit, connection }) => {
  const page = await visit('/about');
  const heading = page.getByRole('heading', { level: 1, name: about.hero.title });
  const reloadContact = async () => {
    await follow(page, 'Contact', '/contact');
    await page.reload();
    await untilHydrated(page);
  };
  await reloadContact();
  await markDocument(page);
  await page.goBack();
  await expect(heading).toBeVisible();
  await passLimit(page);
  // Time for a load to begin.
  await page.waitForTimeout(300);
  await expectSameDocument(page);

  await reloadContact();
  connection.disturb(/^\/about\.txt/, 'hang');
  await stopClock(page);
  const navigating = page.locator('html[data-navigating]');
  await page.evaluate(() => history.back());
  await expect(navigating).toBeAttached();
  // Forward again, nothing is waited for.
  await page.evaluate(() => history.forward());
  await expect(navigating).toHaveCount(0);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/about');
  await expect(navigating).toBeAttached();
  await passLimit(page);
  await expect(heading).toBeVisible();
  await page.clock.resume();

  await untilHydrated(page);
  await follow(page, 'Contact', '/contact');
  // A route holds the scripts back, which keeps the browser from taking them out of its cache.
  await hold(page);
  await page.reload({ waitUntil: 'commit' });
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/about');
  await expect(heading).toBeVisible();
});

test('a page that a slow phone shows at the limit is not loaded again', async ({ visit }) => {
  const page = await visit('/about');
  await page.evaluate((limit) => {
    const { setTimeout: wait } = window;
    const { pushState } = history;
    const due: (() => void)[] = [];
    window.setTimeout = Object.assign((run: () => void, milliseconds?: number) => {
      if (milliseconds === limit) due.push(run);
      return wait(run, milliseconds);
    }, wait);
    // The router writes the address when it shows the page, and drawing it may take until after the limit.
    history.pushState = (...entry) => {
      pushState.apply(history, entry);
      for (const run of due) run();
    };
  }, LIMIT_MS);
  await contactLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: contact.hero.title })).toBeVisible();
  await goBack(page, '/about');
  await expectSameDocument(page);
});

for (const fault of ['lost', 'hang'] as const) {
  test(`scripts of the page, ${fault}: a tap after the limit reloads it, once`, async ({ page, connection }) => {
    await page.clock.install();
    connection.disturb(SCRIPTS, fault);
    await page.goto('/products');
    const tap = async () => {
      await categoryButton(page, categories[1].name).click();
      await passLimit(page);
    };
    await markDocument(page);
    // At the first or the second tap: files that are known to be lost are not waited for.
    await expect(async () => {
      await tap();
      expect(await isSameDocument(page)).toBe(false);
    }).toPass();
    // Nothing is loaded a second time.
    await page.waitForLoadState();
    await markDocument(page);
    await tap();
    await tap();
    await expectSameDocument(page);
    await untilIdle(page);
  });
}

test('scripts of the page, hang, with something typed: the page is not reloaded', async ({ openUnhydrated }) => {
  const page = await openUnhydrated('/backup-calculator');
  await page.getByText('Charger and losses').click();
  await page.getByLabel('Charger, in amps').fill('20');
  await markDocument(page);
  for (let taps = 0; taps < 3; taps += 1) {
    await page.getByRole('main').locator('button[type=button]').first().click();
    await passLimit(page);
  }
  await expectSameDocument(page);
  await expect(page.getByLabel('Charger, in amps')).toHaveValue('20');
});

test('after late hydration later taps work; until then all products show', async ({ openUnhydrated, connection }) => {
  const page = await openUnhydrated(`/products?category=${categories[1].id}`);
  await expect(page.getByRole('article')).toHaveCount(0);
  await categoryButton(page, 'All Products').click();
  await passLimit(page);
  await expect(page.getByRole('article')).toHaveCount(products.length);
  connection.restore();
  await untilHydrated(page);
  await expect(statusOf(page, `in ${categories[1].name}`)).toBeVisible();
  await categoryButton(page, 'All Products').click();
  await expect(statusOf(page, /^[1-9]\d* products?$/)).toBeVisible();
});
