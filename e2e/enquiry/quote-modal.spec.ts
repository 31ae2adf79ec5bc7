import { expectNoAxeFindings } from '../support/axe';
import { enquiry, expectTyped, fillEnquiry, NOTHING, pressSend, sendButton } from '../support/enquiry';
import { escapeFrom, expect, expectToast, menu, menuButton, openModal, test, toasts } from '../support/site-test';

test('covers the page, and closes in three ways @browsers', async ({ page, visit }) => {
  await visit('/about');
  const modal = page.getByRole('dialog', { name: 'Get a Quote', exact: true });
  for (const close of [() => modal.getByRole('button', { name: 'Close' }).click(), () => page.goBack()]) {
    await openModal(page);
    await expect(page).toHaveURL('/about');
    await expect(menu(page)).toBeHidden();
    await expect(modal.locator(':focus')).toBeAttached();
    // A touch anywhere, also outside the sheet, reaches the modal and not the page.
    const touched = await page.evaluate(() =>
      [5, innerWidth / 2, innerWidth - 5].map((x) => document.elementFromPoint(x, 5)?.closest('header, main, footer')?.tagName),
    );
    expect(touched).toEqual([undefined, undefined, undefined]);
    await close();
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL('/about');
    await expect(menuButton(page)).toBeFocused();
  }
  await openModal(page);
  await expect(modal).toHaveAccessibleDescription(/\w{3}/);
  // The modal's fields are those of the page's form, which is read in e2e/source, under labels of its own.
  await expect(modal).toMatchAriaSnapshot(`
    - textbox "Name"
    - textbox "Email"
    - textbox "Phone (Optional)"
    - textbox "Subject"
    - textbox "Message"
  `);
  await expect(modal.getByLabel('Message')).toHaveAttribute('rows', '4');
  // The menu is gone once the phone is turned.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get Quote' })).toBeFocused();
});

test('closes when its email is sent, once, and opens empty again', async ({ page, visit, mail }) => {
  mail.answerWith('wait');
  await visit('/');
  const modal = await openModal(page);
  await fillEnquiry(modal, { user_phone: '' });
  await sendButton(modal).dblclick();
  await expect(sendButton(modal)).toHaveText('Sending...');
  await expect(sendButton(modal)).toHaveAttribute('aria-disabled', 'true');
  await expect(sendButton(modal)).toBeFocused();
  await modal.getByLabel('Subject').press('Enter');
  await escapeFrom(modal);
  await openModal(page);
  await expect(sendButton(modal)).toHaveText('Sending...');
  mail.release();
  await expectToast(page, 'Email sent successfully!');
  await expect(modal).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  expect(mail.received.map(({ fields }) => fields)).toEqual([{ ...enquiry, user_phone: '' }]);

  await openModal(page);
  await expectTyped(modal, NOTHING);
  await expect(sendButton(modal)).toHaveText('Send Email');
});

test('stays open and filled when its email fails', async ({ page, visit, mail, complaints }) => {
  mail.answerWith(400, 400);
  await visit('/');
  const modal = await openModal(page);
  await pressSend(modal);
  await expect(modal.locator('[aria-invalid="true"]')).toHaveCount(4);
  await expectNoAxeFindings(page);
  await fillEnquiry(modal);
  // The email fails twice, because the second time the toast area is older than the modal.
  for (const isOlder of [false, true]) {
    await pressSend(modal);
    await expectToast(page, 'Failed to send email. Please try again.');
    if (isOlder) await expectNoAxeFindings(page);
    await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(toasts(page)).toHaveCount(0);
    expect(complaints.splice(0)).toContain('Quote email not sent (failed): 400');
    await expectTyped(modal);
    await modal.getByRole('button', { name: 'Close' }).click();
    await openModal(page);
  }
  await pressSend(modal);
  await expectToast(page, 'Email sent successfully!');
  await expect(modal).toBeHidden();
  expect(mail.received).toHaveLength(3);
});

test('keeps what was typed after Escape and a reload, apart from the page’s form', async ({ page, visit }) => {
  await visit('/get-quote');
  await fillEnquiry(page);
  const modal = await openModal(page);
  await expectTyped(modal, NOTHING);
  await fillEnquiry(modal, { subject: 'A second quote' });
  const typed = { ...enquiry, subject: 'A second quote' };
  await escapeFrom(modal);
  await openModal(page);
  await expectTyped(modal, typed);
  await page.reload();
  await expectTyped(modal, typed);
  await page.goBack();
  await expect(modal).toBeHidden();
  await expectTyped(page.getByRole('main'));
});
