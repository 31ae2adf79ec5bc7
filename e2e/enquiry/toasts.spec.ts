import type { Page } from '@playwright/test';
import { emailFormWords } from '@/content/enquiry/email-form';
import { runUntil, runUntilHydrated, stopClock } from '../support/connection';
import { fillEnquiry, pressSend, sendButton } from '../support/enquiry';
import { boxOf, escapeFrom, expect, expectToast, openModal, tapQuote, test, toasts } from '../support/site-test';

test.use({ toastsStay: false });

/** Runs the clock until the toast shows these lines, and on for its first frames. */
async function untilShown(page: Page, ...lines: [string, ...string[]]): Promise<void> {
  await runUntil(toasts(page).getByText(lines[0], { exact: true }).filter({ visible: true }));
  await page.clock.runFor(50);
  await expectToast(page, ...lines);
}

/** Expects the toast to stay for `milliseconds`, give or take its first frames, and no longer. */
async function expectToastFor(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds - 300);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(400);
  await expect(toasts(page)).toHaveCount(0);
}

test('the modal’s toast stays for five seconds', async ({ page, visit, mail }) => {
  await page.clock.install();
  await visit('/');
  // The modal opens after a paint, which a stopped clock never reaches.
  const form = await openModal(page);
  await stopClock(page);
  await fillEnquiry(form);
  await pressSend(form);
  await untilShown(page, 'Email sent successfully!');
  await expectToastFor(page, 5000);
  expect(mail.received).toHaveLength(1);
  // The modal is closed before the paint after which it makes the page inert.
  await tapQuote(page);
  await runUntil(form, 2);
  await escapeFrom(form);
  await page.clock.runFor(1000);
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('a form sent at once waits; the newest toast shows for 3 s @desktop', async ({ page, mail, complaints }) => {
  mail.answerWith(400);
  await page.clock.install();
  await stopClock(page);
  await page.goto('/get-quote');
  await runUntilHydrated(page);
  await fillEnquiry(page);
  const send = sendButton(page);
  const drawn = toasts(page).locator('svg').first().locator('path');
  await send.click();
  // A form that was filled in as fast as by a bot waits before it is sent.
  await expect(send).toHaveText('Sending...');
  await page.waitForTimeout(300);
  expect(mail.received).toEqual([]);
  await untilShown(page, 'Failed to send email.', 'Please try again.');
  // The toast's icon is an exclamation mark after the failure, and then a tick.
  await expect(drawn).toHaveAttribute('d', /^M10 5/);
  await page.clock.runFor(1000);
  await send.click();
  await untilShown(page, 'Email Sent Successfully', "Thanks for your quote request. We'll contact you soon.");
  await expect(drawn).toHaveAttribute('d', /^M6 10/);
  await toasts(page).evaluate((toast) => Promise.all(toast.getAnimations().map(({ finished }) => finished)));
  for (const [screen, width] of [
    [1440, 320],
    [320, 288],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 800 });
    const place = await boxOf(toasts(page));
    expect([place.width, screen - place.right, 800 - place.bottom], `at ${screen} px`).toEqual([width, 16, 16]);
  }
  await expectToastFor(page, 3000);
  await expect(page.getByText(emailFormWords.sent)).toBeVisible();
  complaints.length = 0;
});
