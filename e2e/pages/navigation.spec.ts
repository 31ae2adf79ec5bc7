import { contact } from '@/content/pages/contact';
import { categories } from '@/content/shop/categories';
import { pack } from '../support/export';
import {
  goBack,
  expect,
  expectSameDocument,
  follow,
  footerLink,
  hold,
  scrollTop,
  test,
  untilHydrated,
} from '../support/site-test';

test('a link opens the top of its page; Back returns to the place left, and to a fragment @browsers', async ({ visit }) => {
  const page = await visit('/about');
  const heading = page.locator('h1');
  const text = (await heading.textContent()) ?? '';
  await footerLink(page, 'Contact').scrollIntoViewIfNeeded();
  await footerLink(page, 'Contact').hover();
  await page.waitForTimeout(500);
  expect((await page.requests()).filter((request) => request.url().includes('.txt'))).toEqual([]);
  await follow(page, 'Contact', '/contact');
  await expect(heading).toBeInViewport();
  expect(await scrollTop(page)).toBe(0);
  // Keys go on at the top, too.
  await expect(page.getByRole('main')).toBeFocused();
  await goBack(page, '/about');
  await expect(footerLink(page, 'Contact')).toBeInViewport();

  // Next ignores history entries that lack its own state.
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL('/about#main');
  await follow(page, 'Products', '/products');
  await goBack(page, '/about#main');
  await expect(heading).toHaveText(text);
  await goBack(page, '/about');
  for (const address of ['/about#main', '/products']) {
    await page.goForward();
    await expect(page).toHaveURL(address);
  }
  await expect(heading).not.toHaveText(text);
  await expectSameDocument(page);
});

test('a link with a query opens the page as the query says, in the same document', async ({ visit }) => {
  const page = await visit(pack.path);
  const link = page.getByRole('main').locator('a[href^="/backup-calculator?"]').first();
  // The page may have folded the link away.
  await link.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
  await link.click();
  await expect(page).toHaveURL(/\?volts=(12|24|48)$/);
  await expect(page.locator('[name=volts]:checked')).toHaveValue(page.url().slice(-2));
  for (const [name, query] of [
    ['Solar Panel Batteries', 'category=solar-batteries&sub=ups%26solar-batteries'],
    ['Solar Inverters', 'category=solar-solutions'],
    ['Motorcycle Batteries', 'category=solar-batteries&sub=automobile-batteries'],
    ['Battery Parts & Accessories', 'category=solar-batteries&sub=battery-accessories'],
  ] as const) {
    await follow(page, name, `/products?${query}`);
    expect(await scrollTop(page)).toBe(0);
  }
  // A link to the page that is already open needs no file.
  expect((await page.requests()).filter((request) => request.url().includes('/products.txt'))).toHaveLength(1);
  await expectSameDocument(page);
});

test('a link wins over a change of the address, which Back shows', async ({ visit }) => {
  const page = await visit('/products');
  const release = await hold(page, /\/contact\.txt/);
  const category = page.getByRole('button', { name: categories[1].name });
  const link = await footerLink(page, 'Contact').elementHandle();
  // Link and button are clicked one right after the other, as by two thumbs, each in a task of its own, as browsers do it.
  await category.evaluate(async (button, other) => {
    for (const element of [other, button] as HTMLElement[]) {
      await new Promise((resolve) => setTimeout(resolve));
      element.click();
    }
  }, link);
  await expect(page).toHaveURL(/\?/);
  release();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1, name: contact.hero.title })).toBeVisible();
  await expectSameDocument(page);
  await page.goBack();
  await expect(category).toHaveAttribute('aria-pressed', 'true');
});

test('slashes too many lead to the page or the 404, never to a blank page', async ({ page, baseURL, complaints }) => {
  await page.goto('/products/');
  await expect(page.getByRole('article').first()).toBeVisible();
  // Pages are not opened by `goto`, which fails where a page leaves itself before it has loaded.
  const open = (address: string) => page.evaluate((to) => window.location.assign(to), `${baseURL}${address}`);
  const response = page.waitForResponse(`${baseURL}//evil.example/`);
  await open('//evil.example/');
  expect((await response).status()).toBe(404);
  await expect(page).toHaveURL('/evil.example/');
  await untilHydrated(page);
  // The route stands for a host that does not merge slashes.
  await page.route(/\d\/\/about\?/, async (route) => route.fulfill({ response: await route.fetch({ url: `${baseURL}/about` }) }));
  await open('//about?a=b#c');
  await expect(page).toHaveURL('/about?a=b#c');
  await expect(page.locator('h1')).toBeVisible();
  // The browser logs the status of one or both addresses, late at times.
  expect(complaints.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
});
