import { emailError } from '@/content/enquiry/enquiry-form';
import { categories } from '@/content/shop/categories';
import { enquiry, quoteField } from '../support/enquiry';
import { pack } from '../support/export';
import { tabTo } from '../support/focus';
import { cardOf, expect, test, toasts } from '../support/site-test';

test('by key past the header, through filter and pictures, into a product and back @desktop', async ({ visit }) => {
  const page = await visit('/products');
  const main = page.getByRole('main');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();
  // With its fragment in the address, too, a closed dialog leaves the focus on its card.
  const last = main.getByRole('heading', { level: 3 }).getByRole('link').last();
  await last.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();

  const [{ name: category, subCategories }] = categories;
  for (const { name } of [{ name: category }, subCategories[0]]) {
    const button = main.getByRole('button', { name });
    await tabTo(button);
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }

  const pictureCount = pack.images.length;
  const card = cardOf(page);
  const pictures = card.getByRole('region', { name: `Pictures of ${pack.name}` });
  await expect(pictures).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(pictures.locator('[aria-live="polite"] > [aria-roledescription="slide"]')).toHaveCount(1);
  await tabTo(card.getByRole('button', { name: 'Previous picture' }));
  await page.keyboard.press('Space');
  await expect(pictures.getByRole('group', { name: `${pictureCount} of ${pictureCount}` })).toBeVisible();

  const link = card.getByRole('heading', { level: 3 }).getByRole('link');
  await tabTo(link, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: pack.name, exact: true });
  await expect(dialog).toHaveAccessibleDescription(/\w{3}/);
  const close = dialog.getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await tabTo(dialog.getByRole('link', { name: 'Order on WhatsApp' }));
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('by key a refused form is corrected and sent, and F8 leads to its toast @browsers', async ({ visit, mail }) => {
  mail.answerWith('wait');
  const page = await visit('/get-quote');
  const main = page.getByRole('main');
  await tabTo(quoteField(page, 'user_name'));
  await page.keyboard.press('Enter');
  await expect(quoteField(page, 'user_name')).toBeFocused();
  for (const [name, description] of [
    ['user_name', 'Enter your name.'],
    ['user_email', emailError],
    ['user_phone', 'Only so that we can call you about this quote.'],
    ['subject', /^Enter a subject/],
    ['message', /^Write what you want to power/],
  ] as const) {
    await expect(quoteField(page, name)).toHaveAccessibleDescription(description);
  }
  await page.keyboard.type(enquiry.user_name);
  await expect(quoteField(page, 'user_name')).toHaveAccessibleDescription('');
  for (const name of ['user_email', 'subject', 'message'] as const) {
    await tabTo(quoteField(page, name));
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
