import type { Page } from '@playwright/test';
import { expect, test } from '../support/site-test';

/** A new document would forget it. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { markOfTest: true }));
const isMarked = (page: Page) => page.evaluate(() => 'markOfTest' in window);

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test.describe('links within the site', () => {
  test('a plain click, or Enter, shows the page at its top in the same document; Back returns to the place left', async ({
    visit,
  }) => {
    const page = await visit('/about');
    await mark(page);
    await footerLink(page, 'Contact').click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(footerLink(page, 'Contact')).toBeInViewport();

    await footerLink(page, 'Products').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products');
    expect(await isMarked(page)).toBe(true);
  });

  test('a click that wants another tab opens one, and this page stays', { tag: '@full' }, async ({ visit, context }) => {
    const page = await visit('/about');
    for (const modifiers of [['Control'], ['Shift']] as const) {
      const opened = context.waitForEvent('page');
      await footerLink(page, 'Contact').click({ modifiers: [...modifiers] });
      await expect(await opened).toHaveURL('/contact');
    }
    const opened = context.waitForEvent('page');
    await footerLink(page, 'Contact').click({ button: 'middle' });
    await expect(await opened).toHaveURL('/contact');
    await expect(page).toHaveURL('/about');
  });

  test('what is no page of the site is left to the browser', async ({ visit }) => {
    const page = await visit('/about');
    await mark(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/about#main');
    await expect(page.getByRole('main')).toBeFocused();
    expect(await isMarked(page)).toBe(true);

    const left = await page.evaluate(() => {
      const leftToBrowser: boolean[] = [];
      // Registered after the site's own listener, and so asked after it.
      window.addEventListener('click', (event) => {
        leftToBrowser.push(!event.defaultPrevented);
        event.preventDefault();
      });
      const links: Record<string, string>[] = [
        { href: '/feeds/meta-catalogue.csv' },
        { href: '/contact', download: '' },
        { href: '/contact', target: '_self' },
        { href: 'https://example.com/contact' },
        { href: '/contact#main' },
        { href: '/contact' },
      ];
      for (const attributes of links) {
        const link = document.createElement('a');
        for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
        document.body.append(link);
        link.click();
        link.remove();
      }
      return leftToBrowser;
    });
    expect(left).toEqual([true, true, true, true, true, false]);
    await expect(page).toHaveURL('/contact');
  });
});
