import { categories } from '@/content/shop/categories';
import { runUntilHydrated, stopClock } from '../support/connection';
import { firstProduct } from '../support/export';
import {
  categoryButton,
  expect,
  hold,
  untilIdle,
  menu,
  menuButton,
  scrollTop,
  test,
  untilHydrated,
  translatePage,
} from '../support/site-test';

test('the scripts are fetched at the first touch, key or focus, while the first picture is still loading', async ({ page }) => {
  await page.route('**/pictures/**', () => {});
  for (const sign of ['pointerdown', 'keydown', 'focusin']) {
    await page.goto('/products', { waitUntil: 'domcontentloaded' });
    await page.locator('main').dispatchEvent(sign);
    await untilHydrated(page);
    expect(await page.evaluate(() => document.readyState), sign).not.toBe('complete');
  }
});

test('what is tapped before hydration is answered after it @browsers', async ({ page }) => {
  // The whole style sheet is held back, too, so that the page has only its critical CSS.
  const release = await hold(page, '**/_next/static/chunks/*');
  await page.clock.install();
  await page.goto('/products');
  await stopClock(page);
  const chosen = categoryButton(page, categories[1].name);
  await chosen.click();
  await expect(chosen).toHaveAttribute('aria-busy', 'true');
  await expect(chosen).toHaveCSS('outline-style', 'dotted');
  const { name, images } = firstProduct;
  const carousel = page.getByRole('region', { name: `Pictures of ${name}`, exact: true });
  await categoryButton(page, 'All Products').click();
  const next = carousel.getByRole('button', { name: 'Next picture' });
  await next.click();
  await next.click();
  release();
  await runUntilHydrated(page);
  await page.clock.resume();
  await expect(carousel.getByRole('group', { name: `${(2 % images.length) + 1} of ${images.length}` })).toBeVisible();
  await expect(categoryButton(page, 'All Products')).toHaveAttribute('aria-pressed', 'true');
  await untilIdle(page);
  await page.goBack();
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
});

test('a text typed while the scripts arrive stays whole, also on a translated page', async ({ page, complaints }) => {
  const release = await hold(page);
  await page.goto('/get-quote');
  await translatePage(page);
  const details = page.getByLabel('Project Details');
  await details.click();
  const top = await scrollTop(page);
  const text = 'Four fans, six lights and a router, eight hours without mains, 24V';
  await page.keyboard.type(text.slice(0, 20), { delay: 50 });
  release();
  await page.keyboard.type(text.slice(20), { delay: 50 });
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowLeft');
  await untilHydrated(page);
  await expect(details).toHaveValue(text);
  await expect(details).toBeFocused();
  await page.keyboard.type(', a');
  await expect(details).toHaveValue(`${text.slice(0, -3)}, a${text.slice(-3)}`);
  expect(await scrollTop(page)).toBe(top);
  expect(complaints.splice(0).join()).toContain('#418');
});

test('menu, links and answers work before hydration @browsers', async ({ page }) => {
  const release = await hold(page);
  await page.goto('/');
  await menuButton(page).click();
  await untilIdle(page);
  await page.keyboard.press('Escape');
  await page.locator('summary').first().click();
  await expect(page.locator('details p').first()).toBeVisible();

  // A menu that was opened before hydration stays open after it, and closes for a link.
  await menuButton(page).click();
  release();
  await untilHydrated(page);
  await expect(menu(page)).toBeVisible();
  await menu(page).getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL('/products');
  await expect(menu(page)).toBeHidden();
});
