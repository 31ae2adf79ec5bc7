import type { Page } from '@playwright/test';
import { fillChatForm, fillEnquiry, MODAL, PAGE, sendButton } from '../support/enquiry';
import { expect, expectToast, openModal, test, toasts } from '../support/site-test';

const SENT = ['Email Sent Successfully', "Thanks for your quote request. We'll contact you soon."];

/** Opens a page whose clock `stopClock` can stop. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.locator('html[data-scripts]').waitFor({ state: 'attached' });
}

/** Stops the page's clock, which from then on only `page.clock.runFor` moves. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

async function openStopped(page: Page, path: string): Promise<void> {
  await openWithClock(page, path);
  await stopClock(page);
}

/** Runs the clock until the text shows, and on for its first frames. */
async function untilShown(page: Page, text: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return page.getByText(text, { exact: true }).filter({ visible: true }).count();
    })
    .toBeGreaterThan(0);
  await page.clock.runFor(50);
}

/** Expects the toast to stay for `milliseconds`, give or take its first frames, and no longer. */
async function expectToastFor(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds - 300);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(400);
  await expect(toasts(page)).toHaveCount(0);
}

/** The page of each form, the mail service's answer, the title of the toast, and how long it stays. */
const TOASTS: [path: string, modal: boolean, status: number, title: string, milliseconds: number][] = [
  ['/get-quote', false, 200, 'Email Sent Successfully', 3000],
  ['/get-quote', false, 400, 'Failed to send email.', 3000],
  ['/contact', false, 200, 'Quote request sent!', 3000],
  ['/', true, 200, 'Email sent successfully!', 5000],
  ['/', true, 400, 'Failed to send email. Please try again.', 5000],
];

for (const [path, isModal, status, title, milliseconds] of TOASTS) {
  test(`${title} from ${isModal ? 'the modal' : path}: ${milliseconds / 1000} seconds`, async ({
    page,
    mail,
    chats,
    complaints,
  }) => {
    mail.answerWith(status);
    await openWithClock(page, path);
    // The modal opens after a paint, which a stopped clock never reaches.
    const form = isModal ? await openModal(page) : page.getByRole('main');
    await stopClock(page);
    if (path === '/contact') await fillChatForm(page);
    else await fillEnquiry(form, isModal ? MODAL : PAGE);
    // A test fills in the form faster than a person, and the form holds back what is sent too soon.
    await page.clock.runFor(2000);
    await sendButton(form).click();
    if (path === '/contact') await expect.poll(() => chats.length).toBe(1);
    await page.bringToFront();
    await untilShown(page, title);
    // A tick, or an exclamation mark.
    const drawn = toasts(page).locator('svg').first().locator('path');
    await expect(drawn).toHaveAttribute('d', status === 200 ? /^M6 10/ : /^M10 5/);
    await expectToastFor(page, milliseconds);
    complaints.length = 0;
  });
}

test('only the newest toast is visible, and it stays for its own three seconds', async ({ page, mail, complaints }) => {
  mail.answerWith(400);
  await openStopped(page, '/get-quote');
  await fillEnquiry(page, PAGE);
  await sendButton(page.getByRole('main')).click();
  await untilShown(page, 'Failed to send email.');
  await page.clock.runFor(1000);
  await sendButton(page.getByRole('main')).click();
  await untilShown(page, 'Email Sent Successfully');
  await expectToast(page, ...SENT);
  await expectToastFor(page, 3000);
  // The form keeps saying what the toast said.
  await expect(page.getByText('Your request was sent.')).toBeVisible();
  complaints.length = 0;
});

test(
  'a toast is announced, 320 px wide and 16 px from the edges; on the narrowest screen from both sides',
  { tag: '@desktop' },
  async ({ page, mail }) => {
    await openStopped(page, '/get-quote');
    await fillEnquiry(page, PAGE);
    await sendButton(page.getByRole('main')).click();
    await untilShown(page, 'Email Sent Successfully');
    expect(mail.received).toHaveLength(1);
    await expect(page.getByRole('status').filter({ hasText: 'Email Sent Successfully' }).first()).toBeAttached();
    await toasts(page).evaluate((toast) => Promise.all(toast.getAnimations().map(({ finished }) => finished)));
    for (const [screen, width] of [
      [1440, 320],
      [390, 320],
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
  },
);

test('a swipe of 40 px to the right keeps a toast, one of 70 px dismisses it', { tag: '@desktop' }, async ({ page, mail }) => {
  await openStopped(page, '/get-quote');
  await fillEnquiry(page, PAGE);
  await sendButton(page.getByRole('main')).click();
  await untilShown(page, 'Email Sent Successfully');
  expect(mail.received).toHaveLength(1);
  for (const [distance, left] of [
    [40, 1],
    [70, 0],
  ] as const) {
    const box = await toasts(page).boundingBox();
    if (!box) throw new Error('The toast has no place on the page');
    const [x, y] = [box.x + 30, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const part of [0.25, 0.5, 0.75, 1]) await page.mouse.move(x + distance * part, y);
    await page.mouse.up();
    await expect(toasts(page), `after ${distance} px`).toHaveCount(left);
  }
});

test('focus in a form fetches the toasts’ code', async ({ page, visit }) => {
  await visit('/contact');
  await page.waitForLoadState('networkidle');
  const asked = page.waitForRequest(/\.js$/);
  await page.getByLabel('Full Name').focus();
  await asked;
});
