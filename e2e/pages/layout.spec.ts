import type { Page } from '@playwright/test';
import { footer, guides, mainNavigation } from '@/content/navigation';
import { site } from '@/content/site';
import { expectNoAxeFindings } from '../support/axe';
import { expect, expectSameDocument, menu, menuButton, scrollTo, stylesOf, test } from '../support/site-test';

const header = (page: Page) => page.getByRole('banner');

test('each link of the header opens its page in the same document, and is marked @desktop', async ({ page, visit }) => {
  // The visitor's clock is years after the build.
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00+05:00'));
  await visit('/get-quote');
  await expect(page.getByRole('contentinfo').getByText(`© 2031 ${site.brand}. ${footer.rights}`)).toBeVisible();
  const links = header(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
  const colours = () => stylesOf(links, 'color');
  const [plain] = await colours();
  const marked = async () => (await colours()).flatMap((colour, at) => (colour === plain ? [] : [at]));
  for (const [at, { href }] of mainNavigation.entries()) {
    await links.nth(at).click();
    await expect(page).toHaveURL(href);
    await page.locator('h1').hover();
    await expect.poll(marked).toEqual([at]);
  }
  await header(page).getByRole('link', { name: 'Get Quote' }).click();
  await expect(page).toHaveURL('/get-quote');
  await header(page).getByRole('link', { name: site.brand }).click();
  await expect(page).toHaveURL('/');
  await expectSameDocument(page);
});

test('the header is glassy past 50 px; its menu opens by its button, and closes by it and Escape @browsers', async ({
  visit,
}) => {
  const page = await visit('/');
  const look = () =>
    header(page).evaluate((element) => {
      const { backdropFilter, boxShadow, backgroundColor } = getComputedStyle(element);
      return {
        // Browsers write an alpha only below 1.
        glassy: backdropFilter.includes('blur') && /rgba|\//.test(backgroundColor),
        shadow: boxShadow !== 'none',
        top: element.getBoundingClientRect().top,
      };
    });
  for (const top of [51, 50]) {
    const scrolled = top > 50;
    await scrollTo(page, top);
    await expect.poll(look).toEqual({ glassy: scrolled, shadow: scrolled, top: 0 });
  }
  const links = page.getByRole('navigation', { name: 'Main' });
  for (const part of [links, menu(page), header(page).getByRole('link', { name: 'Get Quote' })]) await expect(part).toBeHidden();
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
  await expect(header(page).getByRole('link', { name: 'WhatsApp Order' })).toBeInViewport();
  const [phone] = site.phones;
  await expect(header(page).getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
  // The focus moves to the page only when the menu no longer covers it.
  for (let tab = 0; tab < 15; tab += 1) {
    await page.keyboard.press('Tab');
    if ((await page.locator('main :focus').count()) > 0) await expect(menu(page)).toBeHidden();
  }
  await expect(menu(page)).toBeHidden();
});

test('each link of the menu opens its page, closes the menu and is marked; Back closes it, too', async ({ visit }) => {
  const page = await visit('/get-quote');
  await menuButton(page).tap();
  await expectNoAxeFindings(page);
  for (const { label: name, href } of mainNavigation) {
    await menu(page).getByRole('link', { name, exact: true }).tap();
    await expect(page).toHaveURL(href);
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).tap();
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText([name]);
  }
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  // A link of the menu to the page that is already open: what was chosen there stays.
  await visit('/backup-calculator?household=small');
  await menuButton(page).tap();
  await header(page).getByRole('link', { name: guides[0].label }).tap();
  await expect(menu(page)).toBeHidden();
  await expect(page.locator('[name=household]:checked')).toHaveValue('small');
});
