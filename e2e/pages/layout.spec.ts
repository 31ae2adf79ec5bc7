import type { Page } from '@playwright/test';
import { calculatorLink, footer, mainNavigation } from '@/content/navigation';
import { site } from '@/content/site';
import { expect, isSameDocument, markDocument, menuButton, test } from '../support/site-test';

const LINKS = mainNavigation.map(({ label, href }) => [label, href] as const);

const header = (page: Page) => page.getByRole('banner');
const bar = (page: Page) => header(page).getByRole('navigation', { name: 'Main' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

test(
  'each link of the bar opens its page in the same document, and is marked as current',
  { tag: '@desktop' },
  async ({ visit }) => {
    const page = await visit('/get-quote');
    await markDocument(page);
    const look = (name: string) =>
      bar(page)
        .getByRole('link', { name, exact: true })
        .evaluate((link) => {
          const { color, borderBottomColor } = getComputedStyle(link);
          return `${color} ${borderBottomColor}`;
        });
    const plain = await look('Home');
    for (const [name, href] of LINKS) {
      await bar(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(href);
      await page.getByRole('heading', { level: 1 }).hover();
      for (const [other] of LINKS) {
        if (other === name) await expect.poll(() => look(other)).not.toBe(plain);
        else await expect.poll(() => look(other)).toBe(plain);
      }
    }
    await header(page).getByRole('link', { name: 'Get Quote' }).click();
    await expect(page).toHaveURL('/get-quote');
    await header(page).getByRole('link', { name: site.brand }).click();
    await expect(page).toHaveURL('/');
    expect(await isSameDocument(page)).toBe(true);
  },
);

test('the bar stays at the top, glassy with a shadow past 50 px and not before', { tag: '@both' }, async ({ visit }) => {
  const page = await visit('/');
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
  for (const [top, scrolled] of [
    [0, false],
    [51, true],
    [50, false],
    [600, true],
    [0, false],
  ] as const) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(look).toEqual({ glassy: scrolled, shadow: scrolled, top: 0 });
  }
});

test(
  'the menu opens and closes by its button, and closes by Escape; it has WhatsApp and a phone number',
  { tag: '@browsers' },
  async ({ visit }) => {
    const page = await visit('/');
    await expect(bar(page)).toBeHidden();
    await expect(header(page).getByRole('link', { name: 'Get Quote' })).toBeHidden();
    await expect(menu(page)).toBeHidden();
    for (const close of [() => menuButton(page).click(), () => page.keyboard.press('Escape')]) {
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
      await expect(menuButton(page)).toHaveAccessibleName('Close');
      await close();
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).toHaveAccessibleName('Menu');
    }
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).click();
    // The focus moves to the page only when the menu no longer covers it.
    for (let tab = 0; tab < 15; tab += 1) {
      await page.keyboard.press('Tab');
      if ((await page.locator('main :focus').count()) > 0) await expect(menu(page)).toBeHidden();
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    const links = menu(page).getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual(LINKS);
    await expect(header(page).getByRole('link', { name: 'WhatsApp Order' })).toBeInViewport();
    const [phone] = site.phones;
    await expect(header(page).getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
  },
);

test('each link of the menu opens its page, closes the menu and is marked as current, also the one of the open page', async ({
  visit,
}) => {
  const page = await visit('/get-quote');
  for (const [name, href] of [...LINKS, ['Contact', '/contact']] as const) {
    await menuButton(page).tap();
    await menu(page).getByRole('link', { name, exact: true }).tap();
    await expect(page).toHaveURL(href);
    await expect(menu(page)).toBeHidden();
    await menuButton(page).tap();
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText([name]);
    await menuButton(page).tap();
    await expect(menu(page)).toBeHidden();
  }
  // A link below them, too, to the page that is open: what was chosen there stays.
  await visit('/backup-calculator?household=small');
  await menuButton(page).tap();
  await header(page).getByRole('link', { name: calculatorLink.label }).tap();
  await expect(menu(page)).toBeHidden();
  await expect(page.locator('[name=household]:checked')).toHaveValue('small');
});

test('the copyright line has the current year, even years after the build', async ({ page, visit }) => {
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00+05:00'));
  await visit('/about');
  await expect(page.getByRole('contentinfo').getByText(`© 2031 ${site.brand}. ${footer.rights}`)).toBeVisible();
});
