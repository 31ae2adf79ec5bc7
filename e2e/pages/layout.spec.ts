import type { Page } from '@playwright/test';
import { expect, test } from '../support/site-test';

const LINKS = [
  ['Home', '/'],
  ['Products', '/products'],
  ['About Us', '/about'],
  ['Contact', '/contact'],
] as const;

const SOME_PRODUCT = '/products/24v-100ah-lithium-battery';

const header = (page: Page) => page.getByRole('banner');
const bar = (page: Page) => header(page).getByRole('navigation', { name: 'Main' });
const menuButton = (page: Page) => header(page).getByRole('button', { name: /^(?:Menu|Close)$/ });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

/** Names and addresses of the links inside, in their order. */
function linksIn(region: ReturnType<Page['getByRole']>) {
  return region.getByRole('link').evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
}

test.describe('the bar', () => {
  test('the mark looks different and follows the visitor', async ({ visit }) => {
    const page = await visit('/');
    const looks = (name: string) =>
      bar(page)
        .getByRole('link', { name, exact: true })
        .evaluate((link) => {
          const { color, borderBottomColor } = getComputedStyle(link);
          return `${color} ${borderBottomColor}`;
        });
    const [marked, plain] = [await looks('Home'), await looks('About Us')];
    expect(marked).not.toBe(plain);

    await bar(page).getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await expect(bar(page).getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page');
    await expect(bar(page).getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.poll(() => looks('About Us')).toBe(marked);
    await expect.poll(() => looks('Home')).toBe(plain);
  });

  test('each link leads where it says, without loading the page anew', async ({ visit }) => {
    const page = await visit('/about');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const [name, href] of LINKS) {
      await bar(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(href);
    }
    await header(page).getByRole('link', { name: 'Get Quote' }).click();
    await expect(page).toHaveURL('/get-quote');
    await header(page).getByRole('link', { name: 'Alpha Ampere' }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  for (const path of ['/', SOME_PRODUCT]) {
    test(
      `on ${path}: it stays at the top, glassy with a shadow past 50 px and not before`,
      { tag: path === '/' ? '@both' : ['@both', '@full'] },
      async ({ visit }) => {
        const page = await visit(path);
        const look = () =>
          header(page).evaluate((element) => {
            const { backdropFilter, boxShadow, backgroundColor } = getComputedStyle(element);
            const alpha = /\/\s*([\d.]+)\)|rgba\([^)]*,\s*([\d.]+)\)/.exec(backgroundColor);
            return {
              glassy: backdropFilter.includes('blur') && alpha !== null && Number(alpha[1] ?? alpha[2]) < 1,
              shadow: boxShadow !== 'none',
              top: element.getBoundingClientRect().top,
            };
          });
        const plain = { glassy: false, shadow: false, top: 0 };
        const raised = { glassy: true, shadow: true, top: 0 };
        const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

        await expect.poll(look).toEqual(plain);
        await scrollTo(51);
        await expect.poll(look).toEqual(raised);
        await scrollTo(50);
        await expect.poll(look).toEqual(plain);
        await scrollTo(600);
        await expect.poll(look).toEqual(raised);
        await scrollTo(0);
        await expect.poll(look).toEqual(plain);
      },
    );
  }

  test('a page that is opened scrolled has the glassy bar from the start', { tag: '@full' }, async ({ visit }) => {
    const page = await visit('/#faq');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    await expect.poll(() => header(page).evaluate((element) => getComputedStyle(element).boxShadow)).not.toBe('none');
  });
});

test.describe('the menu of small screens', { tag: '@phone' }, () => {
  test('opens and closes by its button, and closes by Escape', async ({ visit }) => {
    const page = await visit('/');
    await expect(bar(page)).toBeHidden();
    await expect(header(page).getByRole('link', { name: 'Get Quote' })).toBeHidden();
    // Its state is the browser's own, which tells it to screen readers too.
    await expect(menuButton(page)).not.toHaveAttribute('aria-expanded');
    await expect(menu(page)).toBeHidden();

    await menuButton(page).tap();
    await expect(page.locator('#site-menu:popover-open')).toBeVisible();
    await expect(menuButton(page).locator('path').last()).toBeVisible();
    await expect(menuButton(page).locator('path').first()).toBeHidden();
    expect(await linksIn(menu(page))).toEqual(LINKS.map((link) => [...link]));
    await expect(page.getByRole('button', { name: 'Get Quote' })).toBeVisible();

    await menuButton(page).tap();
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page).locator('path').last()).toBeHidden();

    await menuButton(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('each link leads where it says, closes the menu and is marked; so does the one of the page that is open', async ({
    visit,
  }) => {
    const page = await visit('/get-quote');
    for (const [name, href] of [...LINKS, ['Contact', '/contact']] as const) {
      await menuButton(page).tap();
      await menu(page).getByRole('link', { name, exact: true }).tap();
      await expect(page).toHaveURL(href);
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).not.toHaveAttribute('aria-expanded');

      await menuButton(page).tap();
      await expect(menu(page).locator('[aria-current]')).toHaveText([name]);
      await expect(menu(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
      await menuButton(page).tap();
      await expect(menu(page)).toBeHidden();
    }
  });
});

test('the marks of WhatsApp and the social networks stand 20 px large', async ({ visit }) => {
  const page = await visit('/');
  for (const name of ['WhatsApp', 'Facebook', 'YouTube']) {
    const { width, height } = (await page.locator(`svg:has(> use[href="#${name}"]):visible`).first().boundingBox()) ?? {};
    expect([width, height], name).toEqual([20, 20]);
  }
});

test('the copyright line has the current year, also years after the build', { tag: '@full' }, async ({ page, visit }) => {
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00+05:00'));
  await visit('/about');
  await expect(page.getByRole('contentinfo').getByText('© 2031 Alpha Ampere. All rights reserved.')).toBeVisible();
});
