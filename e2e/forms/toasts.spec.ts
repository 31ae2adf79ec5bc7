import type { Page } from '@playwright/test';
import { enquiryWith, fillEnquiry, MODAL_LABELS, PAGE_LABELS } from '../support/email-form';
import { mailbox } from '../support/mail';
import type { Mailbox } from '../support/mail';
import { expect, test } from '../support/site-test';
import { expectToast, toastArea, toasts } from '../support/toast';

const MINUTE = 60_000;

/** Stops the page's time; the network goes on. From here `page.clock.runFor` alone lets time pass. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + MINUTE));
}

/** While time is stopped: waits for the toast, and lets its first frame pass. */
async function passFirstFrame(page: Page): Promise<void> {
  await expect(page.locator('.toast')).toBeVisible();
  await page.clock.runFor(50);
}

/** Expects the toast to be there until `milliseconds` have passed, and no longer. */
async function expectToastFor(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds - 100);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(0);
}

async function sendFromPage(page: Page, mail: Mailbox, beforeTap?: () => Promise<void>): Promise<void> {
  await fillEnquiry(page, PAGE_LABELS, enquiryWith(mail.mark));
  await beforeTap?.();
  await page.getByRole('main').getByRole('button', { name: 'Send Quote Request' }).click();
}

async function sendFromModal(page: Page, mail: Mailbox): Promise<void> {
  const modal = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Get Quote' }).click();
  await fillEnquiry(modal, MODAL_LABELS, enquiryWith(mail.mark));
  // A person takes longer to fill it in than a test.
  await page.clock.runFor(2000);
  await modal.getByRole('button', { name: 'Send Email' }).click();
}

type Visit = (address: string) => Promise<Page>;

/** The toast of a form, its first frame passed and its time stopped. */
async function raiseOnPage(page: Page, visit: Visit, mail = mailbox()): Promise<void> {
  await page.clock.install();
  await visit('/get-quote');
  await stopTime(page);
  // The frame after the first tap, behind which the library is fetched.
  await sendFromPage(page, mail, () => page.clock.runFor(50));
  await passFirstFrame(page);
}

async function raiseFromModal(page: Page, visit: Visit, mail = mailbox()): Promise<void> {
  await page.clock.install();
  await visit('/');
  await stopTime(page);
  await sendFromModal(page, mail);
  await passFirstFrame(page);
}

test('a form that is being filled in has their code fetched', async ({ page, visit }) => {
  await visit('/contact');
  const asked = page.waitForRequest(/\.js$/);
  await page.getByLabel('Full Name').focus();
  await asked;
});

test('a library that was lost ahead comes with the toast', { tag: '@full' }, async ({ page, visit, complaints }) => {
  const mail = mailbox();
  await visit('/get-quote');
  let lost = 0;
  await page.route('**/*.js', (route) => {
    lost += 1;
    return route.abort();
  });
  await page.getByLabel(PAGE_LABELS.user_name).focus();
  // The loader itself tries twice.
  await expect.poll(() => lost).toBe(2);
  await page.unroute('**/*.js');
  await sendFromPage(page, mail);
  await expectToast(page, 'Email Sent Successfully', "Thanks for your quote request. We'll contact you soon.");
  expect(complaints).not.toEqual([]);
  complaints.length = 0;
});

test.describe('how long they stay', () => {
  test('a sent quote: 3 seconds', async ({ page, visit }) => {
    await raiseOnPage(page, visit);
    await expectToast(page, 'Email Sent Successfully', "Thanks for your quote request. We'll contact you soon.");
    await expectToastFor(page, 3000);
    // What it said stays in the form.
    await expect(page.getByText('Your request was sent.')).toBeVisible();
  });

  test('a quote that failed: 3 seconds', { tag: '@full' }, async ({ page, visit, complaints }) => {
    const mail = mailbox();
    await mail.answerWith('400');
    await raiseOnPage(page, visit, mail);
    await expectToast(page, 'Failed to send email.', 'Please try again.');
    complaints.length = 0;
    await expectToastFor(page, 3000);
  });

  test('a chat that was opened: 3 seconds', { tag: '@full' }, async ({ page, visit, context }) => {
    await page.clock.install();
    await visit('/contact');
    const main = page.getByRole('main');
    await main.getByLabel('Full Name').fill('Ayesha Khan');
    await main.getByLabel('Email Address').fill('ayesha@example.com');
    await main.getByLabel('Battery Type').selectOption('Custom Solution');
    await stopTime(page);
    const opened = context.waitForEvent('page');
    await main.getByRole('button', { name: 'Send on WhatsApp' }).click();
    await (await opened).close();
    await page.bringToFront();
    await passFirstFrame(page);
    await expectToast(page, 'Quote request sent!', "We'll get back to you within 12 hours.");
    await expectToastFor(page, 3000);
  });

  test('an email from the modal: 5 seconds', { tag: ['@phone', '@full'] }, async ({ page, visit }) => {
    await raiseFromModal(page, visit);
    await expectToast(page, 'Email sent successfully!');
    await expectToastFor(page, 5000);
  });

  test('an email from the modal that failed: 5 seconds', { tag: ['@phone', '@full'] }, async ({ page, visit, complaints }) => {
    const mail = mailbox();
    await mail.answerWith('400');
    await raiseFromModal(page, visit, mail);
    await expectToast(page, 'Failed to send email. Please try again.');
    complaints.length = 0;
    await expectToastFor(page, 5000);
  });
});

test('one is visible at a time, the newest', async ({ page, visit, complaints }) => {
  const mail = mailbox();
  await mail.answerWith('400');
  await raiseOnPage(page, visit, mail);
  await expectToast(page, 'Failed to send email.', 'Please try again.');
  complaints.length = 0;
  await page.clock.runFor(1000);
  await page.getByRole('main').getByRole('button', { name: 'Send Quote Request' }).click();
  await expect(page.locator('.toast')).toContainText('Email Sent Successfully');
  await passFirstFrame(page);
  await expectToast(page, 'Email Sent Successfully', "Thanks for your quote request. We'll contact you soon.");
  // It stays its own three seconds, not what was left of the first one's.
  await expectToastFor(page, 3000);
});

test('it is announced, 320 px wide and 16 px from the edges; on the narrowest screen from both', async ({ page, visit }) => {
  await raiseOnPage(page, visit);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(50);
  await expect(page.getByRole('status').filter({ hasText: 'Email Sent Successfully' }).first()).toBeAttached();
  const place = () =>
    toasts(page).evaluate((toast) => {
      const { left, right, bottom } = toast.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      return { width: right - left, right: clientWidth - right, bottom: clientHeight - bottom };
    });
  for (const [screen, width] of [
    [1440, 320],
    [390, 320],
    [320, 288],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 800 });
    await expect.poll(place, { message: `at ${screen} px` }).toEqual({ width, right: 16, bottom: 16 });
  }
});

test.describe('by hand', () => {
  test('F8 leads to it, and its button dismisses it', { tag: '@full' }, async ({ page, visit }) => {
    await raiseOnPage(page, visit);
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press('F8');
    await expect(toastArea(page).getByRole('list')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(toasts(page).getByRole('button', { name: 'Dismiss' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toHaveCount(0);
  });

  test('a swipe of 40 px to the right leaves it, one of 70 px dismisses it', { tag: '@full' }, async ({ page, visit }) => {
    await raiseOnPage(page, visit);
    const title = toasts(page).getByText('Email Sent Successfully');
    for (const [distance, left] of [
      [40, 1],
      [70, 0],
    ] as const) {
      await title.hover();
      const box = await title.boundingBox();
      if (!box) throw new Error('The toast has no place on the page');
      const [x, y] = [box.x + 10, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (const part of [0.25, 0.5, 0.75, 1]) await page.mouse.move(x + distance * part, y);
      await page.mouse.up();
      await expect(toasts(page), `after ${distance} px`).toHaveCount(left);
    }
  });
});
