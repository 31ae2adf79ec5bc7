import type { Page } from '@playwright/test';
import { emailFormWords } from '@/content/enquiry/enquiry-email';
import { fillEnquiry, MODAL, PAGE, sendButton } from '../support/enquiry';
import { expect, expectToast, openModal, test, toasts, untilHydrated } from '../support/site-test';

/** Opens a page whose clock `stopClock` can stop. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await untilHydrated(page);
}

/** Stops the page's clock, which from then on only `page.clock.runFor` moves. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/** Runs the clock until the toast shows these lines, and on for its first frames. */
async function untilShown(page: Page, ...lines: [string, ...string[]]): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return toasts(page).getByText(lines[0], { exact: true }).filter({ visible: true }).count();
    })
    .toBeGreaterThan(0);
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

test('the modal’s toast stays for five seconds', async ({ page, mail }) => {
  await openWithClock(page, '/');
  // The modal opens after a paint, which a stopped clock never reaches.
  const form = await openModal(page);
  await stopClock(page);
  await fillEnquiry(form, MODAL);
  // A test fills in the form faster than a person, and the form holds back what is sent too soon.
  await page.clock.runFor(2000);
  await sendButton(form).click();
  await untilShown(page, 'Email sent successfully!');
  await expectToastFor(page, 5000);
  expect(mail.received).toHaveLength(1);
});

test(
  'only the newest toast is visible, announced, 16 px from the edges, for its own three seconds; the form keeps saying what it said',
  { tag: '@desktop' },
  async ({ page, mail, complaints }) => {
    mail.answerWith(400);
    await openWithClock(page, '/get-quote');
    await stopClock(page);
    await fillEnquiry(page, PAGE);
    const send = sendButton(page.getByRole('main'));
    const drawn = toasts(page).locator('svg').first().locator('path');
    await send.click();
    await untilShown(page, 'Failed to send email.', 'Please try again.');
    // An exclamation mark, then a tick.
    await expect(drawn).toHaveAttribute('d', /^M10 5/);
    await page.clock.runFor(1000);
    await send.click();
    await untilShown(page, 'Email Sent Successfully', "Thanks for your quote request. We'll contact you soon.");
    await expect(drawn).toHaveAttribute('d', /^M6 10/);
    await expect(page.getByRole('status').filter({ hasText: 'Email Sent Successfully' }).first()).toBeAttached();
    await toasts(page).evaluate((toast) => Promise.all(toast.getAnimations().map(({ finished }) => finished)));
    for (const [screen, width] of [
      [1440, 320],
      [320, 288],
    ] as const) {
      await page.setViewportSize({ width: screen, height: 800 });
      const place = await toasts(page).evaluate((toast) => {
        const { left, right, bottom } = toast.getBoundingClientRect();
        const { clientWidth, clientHeight } = document.documentElement;
        return { width: right - left, right: clientWidth - right, bottom: clientHeight - bottom };
      });
      expect(place, `at ${screen} px`).toEqual({ width, right: 16, bottom: 16 });
    }
    await expectToastFor(page, 3000);
    await expect(page.getByText(emailFormWords.sent)).toBeVisible();
    complaints.length = 0;
  },
);

test('focus in a form fetches the toasts’ code', async ({ page, visit }) => {
  await visit('/contact');
  await page.waitForLoadState('networkidle');
  const asked = page.waitForRequest(/\.js$/);
  await page.getByLabel('Full Name').focus();
  await asked;
});
