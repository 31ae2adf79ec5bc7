import type { Locator } from '@playwright/test';
import { enquiryWith, MODAL_LABELS, PAGE_LABELS } from '../support/email-form';
import { mailbox } from '../support/mail';
import { expect, test } from '../support/site-test';
import { toastArea, toasts } from '../support/toast';

const MOST_STOPS = 150;

/** Presses Tab until the focus is where it is wanted, as a person does who sees where it is. */
async function tabTo(target: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await target.page().keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not lead to ${target}`);
}

test.describe('without a mouse', () => {
  test('past the bar, through filter and pictures, into a product and back to its card', async ({ visit }) => {
    const page = await visit('/products');
    const main = page.getByRole('main');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();

    const count = main.getByRole('status').filter({ hasText: /product/ });
    await tabTo(main.getByRole('button', { name: 'LiFePO4 Solar Batteries' }));
    await page.keyboard.press('Enter');
    await tabTo(main.getByRole('button', { name: 'Automobile Batteries' }));
    await page.keyboard.press('Space');
    await expect(main.getByRole('button', { name: 'Automobile Batteries' })).toHaveAttribute('aria-pressed', 'true');
    await expect(count).toHaveText('2 products in Automobile Batteries');
    await tabTo(main.getByRole('button', { name: 'All Products' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(count).toHaveText('8 products');

    const card = page.getByRole('article').nth(1);
    const pictures = card.getByRole('region', { name: 'Pictures of Alpha Ampere 24V 100Ah Lithium Battery' });
    await expect(pictures).toHaveAttribute('aria-roledescription', 'carousel');
    const slides = pictures.locator('[aria-live="polite"] > [aria-roledescription="slide"]');
    const shown = () =>
      slides.evaluateAll((all) =>
        all.filter((slide) => slide.checkVisibility()).map((slide) => slide.getAttribute('aria-label')),
      );
    await tabTo(card.getByRole('button', { name: 'Previous picture' }));
    await page.keyboard.press('Enter');
    await expect.poll(shown).toEqual(['3 of 3']);
    await tabTo(card.getByRole('button', { name: 'Show picture 1 of 3' }));
    await page.keyboard.press('Enter');
    await expect.poll(shown).toEqual(['1 of 3']);
    await tabTo(card.getByRole('button', { name: 'Next picture' }));
    await page.keyboard.press('Space');
    await expect.poll(shown).toEqual(['2 of 3']);

    const link = card.getByRole('heading', { level: 3 }).getByRole('link');
    await tabTo(link);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Alpha Ampere 24V 100Ah Lithium Battery', exact: true });
    await expect(dialog).toHaveAccessibleDescription(/\w{3}/);
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(4);
    await tabTo(dialog.getByRole('link', { name: 'Order on WhatsApp' }));
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect.poll(shown).toEqual(['2 of 3']);
  });

  test('the menu, the modal in it and its form', async ({ page, visit }) => {
    const mail = mailbox();
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/contact');
    const toggle = page.getByRole('banner').getByRole('button', { name: /^(?:Menu|Close)$/ });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await tabTo(toggle);
    await page.keyboard.press('Enter');
    await tabTo(menu.getByRole('link', { name: 'About Us' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/about');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();

    await page.keyboard.press('Enter');
    await tabTo(page.getByRole('banner').getByRole('button', { name: 'Get Quote' }));
    await page.keyboard.press('Enter');
    const modal = page.getByRole('dialog', { name: 'Get a Quote' });
    await expect(modal).toHaveAccessibleDescription(/within 12 hours/);
    const enquiry = enquiryWith(mail.mark);
    for (const name of ['user_name', 'user_email', 'subject', 'message'] as const) {
      await tabTo(modal.getByLabel(MODAL_LABELS[name], { exact: true }));
      await page.keyboard.type(enquiry[name]);
    }
    await tabTo(modal.getByRole('button', { name: 'Send Email' }));
    await page.keyboard.press('Enter');
    await expect(modal).toBeHidden();
    await expect(toggle).toBeFocused();
    expect(await mail.received()).toHaveLength(1);
  });

  test('a form: refused, corrected, sent, and its toast by F8', async ({ visit }) => {
    const mail = mailbox();
    await mail.answerWith('slow');
    const page = await visit('/get-quote');
    const main = page.getByRole('main');
    const field = (name: keyof typeof PAGE_LABELS) => main.getByLabel(PAGE_LABELS[name], { exact: true });
    await tabTo(field('user_name'));
    await page.keyboard.press('Enter');
    await expect(field('user_name')).toBeFocused();
    await expect(field('user_name')).toHaveAccessibleDescription('Required Enter your name.');
    await expect(field('user_email')).toHaveAccessibleDescription(/^Required Enter an email address with an @/);
    await expect(field('user_phone')).toHaveAccessibleDescription('Only so that we can call you about this quote.');
    await expect(field('subject')).toHaveAccessibleDescription(/^Required Enter a subject/);
    await expect(field('message')).toHaveAccessibleDescription(/^Required Write what you want to power/);

    const enquiry = enquiryWith(mail.mark);
    await page.keyboard.type(enquiry.user_name);
    await expect(field('user_name')).toHaveAccessibleDescription('Required');
    for (const name of ['user_email', 'subject', 'message'] as const) {
      await tabTo(field(name));
      await page.keyboard.type(enquiry[name]);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(main.getByRole('status').filter({ hasText: /^Sending\.\.\.$/ })).toBeAttached();
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press('F8');
    await expect(toastArea(page).getByRole('list')).toBeFocused();
    await tabTo(toasts(page).getByRole('button', { name: 'Dismiss' }));
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toHaveCount(0);
    expect(await mail.received()).toHaveLength(1);
  });

  test('the contact form: refused, corrected, opened as a chat', { tag: '@full' }, async ({ visit, context }) => {
    const page = await visit('/contact');
    const main = page.getByRole('main');
    await tabTo(main.getByRole('button', { name: 'Send on WhatsApp' }));
    await page.keyboard.press('Enter');
    await expect(main.getByLabel('Full Name')).toBeFocused();
    await expect(main.getByLabel('Full Name')).toHaveAccessibleDescription('Required Enter your full name.');
    await expect(main.getByLabel('Battery Type')).toHaveAccessibleDescription(/^Required Choose a battery type/);
    await page.keyboard.type('Ayesha Khan');
    await tabTo(main.getByLabel('Email Address'));
    await page.keyboard.type('ayesha@example.com');
    await tabTo(main.getByLabel('Battery Type'));
    await page.keyboard.type('Custom');
    await tabTo(main.getByRole('button', { name: 'Send on WhatsApp' }));
    const chat = context.waitForEvent('page');
    await page.keyboard.press('Enter');
    expect(decodeURIComponent((await chat).url())).toContain('Battery type: Custom Solution');
  });
});
