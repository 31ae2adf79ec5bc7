import { categories } from '@/content/shop/categories';
import { enquiry, PAGE, sendButton } from '../support/enquiry';
import { pack } from '../support/export';
import { tabTo } from '../support/focus';
import { expect, menuButton, test, toasts } from '../support/site-test';

test('by key past the bar, through filter and pictures, into a product and back', { tag: '@desktop' }, async ({ visit }) => {
  const page = await visit('/products');
  const main = page.getByRole('main');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();

  const count = main.getByRole('status').filter({ hasText: /product/ });
  const [{ name: category, subCategories }] = categories;
  const { name: kind } = subCategories[0];
  await tabTo(main.getByRole('button', { name: category }));
  await page.keyboard.press('Enter');
  await tabTo(main.getByRole('button', { name: kind }));
  await page.keyboard.press('Space');
  await expect(main.getByRole('button', { name: kind })).toHaveAttribute('aria-pressed', 'true');
  await expect(count).toHaveText(new RegExp(` in ${kind}$`));

  const pictureCount = pack.images.length;
  const card = page.getByRole('article', { name: pack.name });
  const pictures = card.getByRole('region', { name: `Pictures of ${pack.name}` });
  await expect(pictures).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(pictures.locator('[aria-live="polite"] > [aria-roledescription="slide"]')).toHaveCount(1);
  for (const [button, key, shown] of [
    ['Previous picture', 'Enter', `${pictureCount} of ${pictureCount}`],
    ['Next picture', 'Space', `1 of ${pictureCount}`],
  ] as const) {
    await tabTo(card.getByRole('button', { name: button }));
    await page.keyboard.press(key);
    await expect(pictures.getByRole('group', { name: shown })).toBeVisible();
  }

  const link = card.getByRole('heading', { level: 3 }).getByRole('link');
  await tabTo(link, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: pack.name, exact: true });
  await expect(dialog).toHaveAccessibleDescription(/\w{3}/);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await tabTo(dialog.getByRole('link', { name: 'Order on WhatsApp' }));
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('the keyboard operates the menu and the quote modal', { tag: '@browsers' }, async ({ page, visit }) => {
  await visit('/contact');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await tabTo(menuButton(page));
  await page.keyboard.press('Enter');
  await tabTo(menu.getByRole('link', { name: 'About Us' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about');
  await expect(menu).toBeHidden();
  await expect(menuButton(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('banner').getByRole('link', { name: 'Get Quote' }));
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Get a Quote' });
  await expect(modal).toHaveAccessibleDescription(/\w{3}/);
  await tabTo(sendButton(modal));
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('by key a refused form is corrected and sent, and F8 leads to its toast', { tag: '@browsers' }, async ({ visit, mail }) => {
  mail.answerWith('wait');
  const page = await visit('/get-quote');
  const main = page.getByRole('main');
  const field = (name: keyof typeof PAGE) => main.getByLabel(PAGE[name], { exact: true });
  await tabTo(field('user_name'));
  await page.keyboard.press('Enter');
  await expect(field('user_name')).toBeFocused();
  for (const [name, description] of [
    ['user_name', 'Enter your name.'],
    ['user_email', /^Enter an email address with an @/],
    ['user_phone', 'Only so that we can call you about this quote.'],
    ['subject', /^Enter a subject/],
    ['message', /^Write what you want to power/],
  ] as const) {
    await expect(field(name)).toHaveAccessibleDescription(description);
  }
  await page.keyboard.type(enquiry.user_name);
  await expect(field('user_name')).toHaveAccessibleDescription('');
  for (const name of ['user_email', 'subject', 'message'] as const) {
    await tabTo(field(name));
    await page.keyboard.type(enquiry[name]);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(main.getByRole('status').getByText('Sending...', { exact: true }).filter({ visible: true })).toBeAttached();
  mail.release();
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press('F8');
  await tabTo(toasts(page).getByRole('button', { name: 'Dismiss' }));
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(0);
});
