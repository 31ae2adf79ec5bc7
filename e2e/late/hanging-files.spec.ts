import type { Locator, Page } from '@playwright/test';
import { isPayloadOf, isScript } from '../support/faulty-line';
import { expect, passSilence, test, untilReady } from '../support/faulty-line-test';

/** Taps, and tells what the next frame shows of it. */
const inNextFrame = (button: Locator, selector: string) =>
  button.evaluate(async (element, sign) => {
    (element as HTMLElement).click();
    await new Promise(requestAnimationFrame);
    return document.querySelector(sign) !== null;
  }, selector);

const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^(?:Menu|Close)$/ });
/** By its place, not its role: a dialog hides from screen readers what lies beside it, and still may lie under it. */
const menu = (page: Page) => page.locator('#site-menu');
const quoteButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Get Quote' });
const modal = (page: Page) => page.getByRole('dialog', { name: 'Get a Quote' });
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Product categories' }).getByRole('button', { name });
const empty = (page: Page) => page.getByRole('status').filter({ hasText: '0 products' });

test.describe('the menu, opened before hydration', { tag: '@phone' }, () => {
  test('closes for a link', async ({ openUnhydrated, line }) => {
    const page = await openUnhydrated('/');
    await menuButton(page).click();
    line.restore();
    await untilReady(page);
    await expect(menu(page)).toBeVisible();
    await expect(menuButton(page)).not.toHaveAttribute('aria-expanded');
    await menu(page).getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await expect(menu(page)).toBeHidden();
  });

  test('closes for the modal', { tag: '@full' }, async ({ openUnhydrated, line }) => {
    const page = await openUnhydrated('/');
    await menuButton(page).click();
    line.restore();
    await untilReady(page);
    await quoteButton(page).click();
    await expect(modal(page)).toBeVisible();
    await expect(menu(page)).toBeHidden();
  });

  test('closes when the page changes without a link', { tag: '@full' }, async ({ openHydrated }) => {
    const page = await openHydrated('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await menuButton(page).click();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(menu(page)).toBeHidden();
  });
});

test.describe('a file that never comes', { tag: '@phone' }, () => {
  test('the modal’s: its button is busy, then the quote page comes', async ({ openHydrated, line }) => {
    const page = await openHydrated('/about');
    line.spoil(isScript, 'hang');
    await menuButton(page).click();
    expect(await inNextFrame(quoteButton(page), 'form button[aria-busy="true"]')).toBe(true);
    await passSilence(page);
    await expect(page).toHaveURL('/get-quote');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(
    'the modal’s, and the menu was closed meanwhile: nothing opens any more',
    { tag: '@full' },
    async ({ openHydrated, line }) => {
      const page = await openHydrated('/about');
      line.spoil(isScript, 'hang');
      await menuButton(page).click();
      await quoteButton(page).click();
      await page.keyboard.press('Escape');
      line.restore();
      await expect(quoteButton(page)).toHaveCount(0);
      await page.clock.runFor(1000);
      await expect(modal(page)).toHaveCount(0);
    },
  );

  test('a product dialog’s: the skeleton stands at once, then the product’s page comes', async ({ openHydrated, line }) => {
    const page = await openHydrated('/products');
    line.spoil(isScript, 'hang');
    expect(
      await inNextFrame(
        page.getByRole('link', { name: '24V 100Ah Lithium Battery' }).first(),
        '[role="dialog"][aria-busy="true"]',
      ),
    ).toBe(true);
    await passSilence(page);
    await expect(page.getByRole('heading', { level: 1, name: '24V 100Ah Lithium Battery' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/products');
  });

  test('a page’s payload: the bar shows it at once, then the page itself comes', async ({ openHydrated, line }) => {
    const page = await openHydrated('/about');
    line.spoil(isPayloadOf('/contact'), 'hang');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
    expect(await inNextFrame(link, 'html[data-navigating]')).toBe(true);
    await expect(page.getByRole('status').filter({ hasText: 'Opening the page' })).toBeAttached();
    await passSilence(page);
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1, name: 'Talk to the people' })).toBeVisible();
    line.restore();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('a script of the next page: the page itself comes', { tag: '@full' }, async ({ openHydrated, line }) => {
    const page = await openHydrated('/about');
    line.spoil(isScript, 'hang');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect.poll(() => line.asked.some(isPayloadOf('/contact'))).toBe(true);
    await passSilence(page);
    await page.clock.runFor(1000);
    await expect(page.getByRole('heading', { level: 1, name: 'Talk to the people' })).toBeVisible();
    await expect(page).toHaveURL('/contact');
  });
});

test.describe('a late script that never comes', { tag: '@phone' }, () => {
  test('is asked for again by itself, and what was tapped is answered', async ({ openUnhydrated, line }) => {
    const page = await openUnhydrated('/products');
    const before = line.asked.length;
    await filter(page, 'Electric Vehicles').click();
    await passSilence(page);
    await expect.poll(() => line.asked.slice(before).filter(isScript).length).toBeGreaterThan(4);
    await expect(filter(page, 'Electric Vehicles')).toHaveAttribute('aria-busy', 'true');
    line.restore();
    await expect(empty(page)).toBeVisible();
  });

  test('twice: taps are let go, and the next one tries again', async ({ openUnhydrated, line }) => {
    const page = await openUnhydrated('/products');
    const begun = line.asked.length;
    await filter(page, 'Electric Vehicles').click();
    await passSilence(page);
    await expect.poll(() => line.asked.length).toBeGreaterThan(begun);
    await passSilence(page);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    // As the page begins them: one that waited for a connection may still reach the line.
    const begunLater: string[] = [];
    page.on('request', (request) => begunLater.push(request.url()));
    await page.clock.runFor(60_000);
    expect(begunLater).toEqual([]);
    const before = line.asked.length;
    await filter(page, 'Electric Vehicles').click();
    await expect.poll(() => line.asked.slice(before).filter(isScript).length).toBeGreaterThan(4);
    line.restore();
    await expect(empty(page)).toBeVisible();
  });

  test('the one that hangs is asked for again, those that came are not', { tag: '@full' }, async ({ page, line }) => {
    await page.clock.install();
    let hanging = '';
    line.spoil((path) => isScript(path) && (hanging ||= path) === path, 'hang');
    await page.goto('/products');
    await expect.poll(() => new Set(line.asked.filter(isScript)).size).toBeGreaterThan(4);
    await page.waitForTimeout(300);
    await passSilence(page);
    await expect.poll(() => line.asked.filter((path) => path === hanging).length).toBe(2);
    line.restore();
    await untilReady(page);
    const asked = line.asked.filter((path) => isScript(path) && path !== hanging);
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
  });
});

test.describe('a file in drops', { tag: '@phone' }, () => {
  test(
    'a file that still comes, if slowly, is neither given up nor begun anew',
    { tag: '@full' },
    async ({ openHydrated, line }) => {
      const page = await openHydrated('/products');
      const before = line.asked.length;
      line.spoil(isScript, { bytesPerSecond: 6000 });
      await page.getByRole('link', { name: '24V 100Ah Lithium Battery' }).first().click();
      await expect(page.locator('[role="dialog"]:not([aria-busy])')).toBeVisible({ timeout: 30_000 });
      const scripts = line.asked.slice(before).filter(isScript);
      expect(scripts.toSorted()).toEqual([...new Set(scripts)].toSorted());
      await expect(page.locator('main[inert] h1')).toHaveText('Lithium battery catalogue');
    },
  );

  for (const [name, fault, tag] of [
    ['half of it, then nothing', 'half', []],
    ['one byte a second', { bytesPerSecond: 1 }, ['@full']],
    ['nothing, with a good status', 'empty', ['@full']],
  ] as const) {
    test(`${name}: dialog and payload as when they never come`, { tag: [...tag] }, async ({ openHydrated, line }) => {
      const page = await openHydrated('/products');
      line.spoil(isScript, fault);
      await page.getByRole('link', { name: '24V 100Ah Lithium Battery' }).first().click();
      await page.waitForTimeout(300);
      await passSilence(page);
      await expect(page.getByRole('heading', { level: 1, name: '24V 100Ah Lithium Battery' })).toBeVisible();

      line.restore();
      await page.reload();
      await untilReady(page);
      line.spoil(isPayloadOf('/about'), fault);
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      await page.waitForTimeout(300);
      await passSilence(page);
      await expect(page).toHaveURL('/about');
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Something went wrong');
    });
  }
});
