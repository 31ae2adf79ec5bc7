import { expect, test } from '@playwright/test';
import { MAIL_PORT } from '@/scripts/support/test-environment';
import { mailbox, type MailAnswer } from '../support/mail';
import { expectQuoteFormKept, fillQuoteForm, openQuoteForm, sendButton } from '../support/quote-form';

const mailService = `http://127.0.0.1:${MAIL_PORT}/**`;
const refusals: MailAnswer[] = ['400', '403', '412', '413', '422', '429', '451', '500', '503', 'reset'];
const lostConnections = ['timedout', 'namenotresolved', 'blockedbyclient', 'accessdenied', 'internetdisconnected'] as const;

test.describe('an enquiry that is not taken', () => {
  test('refused or cut off: says so, keeps every field, and the next try goes through', async ({ page }) => {
    test.slow();
    await openQuoteForm(page);
    for (const answer of refusals) {
      const mail = mailbox();
      // The browser itself tries once more after a reset on a connection that it had open.
      await mail.answerWith(...(answer === 'reset' ? (['reset', 'reset'] as const) : [answer]));
      const filled = await fillQuoteForm(page, mail.mark);
      await sendButton(page).click();

      await expect(page.getByText('Failed to send email.', { exact: true })).toBeVisible();
      await expect(page.getByText('Please try again.', { exact: true })).toBeVisible();
      await expect(page.getByText('<h1>')).toHaveCount(0);
      await expectQuoteFormKept(page, filled);
      await expect(page.getByText('The email was not sent.')).toBeVisible();

      await sendButton(page).click();
      await expect(page.getByText('Email Sent Successfully', { exact: true })).toBeVisible();
      await expect(page.getByLabel('Full Name')).toHaveValue('');
      const answers = (await mail.received()).map((request) => request.answer);
      expect(
        answers.filter((given) => given === '200'),
        answer,
      ).toHaveLength(1);
      expect(answers.at(0)).toBe(answer);
    }
  });

  test('no connection', async ({ page }) => {
    for (const error of lostConnections) {
      const mail = mailbox();
      await openQuoteForm(page);
      await page.route(mailService, (route) => route.abort(error));
      const filled = await fillQuoteForm(page, mail.mark);
      await sendButton(page).click();
      await expect(page.getByText('Failed to send email.', { exact: true })).toBeVisible();
      await expectQuoteFormKept(page, filled);
      expect(await mail.received(), error).toHaveLength(0);
      await page.unroute(mailService);
    }
  });

  test('offline', async ({ page, context }) => {
    const mail = mailbox();
    await openQuoteForm(page);
    const filled = await fillQuoteForm(page, mail.mark);
    await context.setOffline(true);
    await sendButton(page).click();
    // The toast's own script may be lost as well: the words come all the same.
    await expect(page.getByText(/^Failed to send email\./).first()).toBeVisible();
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expectQuoteFormKept(page, filled);
    await context.setOffline(false);
    await sendButton(page).click();
    await expect(page.getByLabel('Full Name')).toHaveValue('');
    expect(await mail.received()).toHaveLength(1);
  });

  test('no answer, or one that does not end: the failure toast comes', async ({ context }) => {
    const trySending = async (answer: 'hang' | 'hang-body') => {
      const page = await context.newPage();
      const mail = mailbox();
      await mail.answerWith(answer);
      await openQuoteForm(page);
      const filled = await fillQuoteForm(page, mail.mark);
      await sendButton(page).click();
      await expect(sendButton(page)).toHaveText('Sending...');
      await expect(page.getByText('Failed to send email.', { exact: true })).toBeVisible({ timeout: 30_000 });
      await expectQuoteFormKept(page, filled);
      await expect(sendButton(page)).toHaveText('Send Quote Request');
    };
    // The site gives up after 15 s: both wait at the same time.
    await Promise.all([trySending('hang'), trySending('hang-body')]);
  });
});

test.describe('an enquiry is sent once', () => {
  test('double click', async ({ page }) => {
    const mail = mailbox();
    await mail.answerWith('slow');
    await openQuoteForm(page);
    await fillQuoteForm(page, mail.mark);
    await sendButton(page).dblclick();
    await expect(page.getByText('Email Sent Successfully', { exact: true })).toBeVisible();
    expect(await mail.received()).toHaveLength(1);
  });

  test('Enter twice', async ({ page }) => {
    const mail = mailbox();
    await mail.answerWith('slow');
    await openQuoteForm(page);
    await fillQuoteForm(page, mail.mark);
    await page.getByLabel('Subject').press('Enter');
    await page.getByLabel('Subject').press('Enter');
    await expect(page.getByText('Email Sent Successfully', { exact: true })).toBeVisible();
    expect(await mail.received()).toHaveLength(1);
  });

  test('three submits in one tick', async ({ page }) => {
    const mail = mailbox();
    await mail.answerWith('slow');
    await openQuoteForm(page);
    await fillQuoteForm(page, mail.mark);
    await page.locator('main form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
      form.requestSubmit();
    });
    await expect(page.getByText('Email Sent Successfully', { exact: true })).toBeVisible();
    expect(await mail.received()).toHaveLength(1);
  });
});

test('the outcome stays in words after the toast has gone', async ({ page }) => {
  const mail = mailbox();
  await openQuoteForm(page);
  await fillQuoteForm(page, mail.mark);
  await sendButton(page).click();
  const toast = page.getByText('Email Sent Successfully', { exact: true });
  await expect(toast).toBeVisible();
  await expect(toast).toBeHidden({ timeout: 15_000 });
  await expect(page.getByText('Your request was sent.')).toBeVisible();
});

test('leaving while it sends and coming back finds the form usable', async ({ page }) => {
  const mail = mailbox();
  await mail.answerWith('hang');
  await openQuoteForm(page);
  await fillQuoteForm(page, mail.mark);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText('Sending...');
  await page.goto('/about');
  await page.goBack();
  await expect(sendButton(page)).toHaveText('Send Quote Request');
  const again = mailbox();
  await openQuoteForm(page);
  await fillQuoteForm(page, again.mark);
  await sendButton(page).click();
  await expect(page.getByText('Email Sent Successfully', { exact: true })).toBeVisible();
  expect(await again.received()).toHaveLength(1);
});

test('a filled trap sends nothing, keeps the words, and does not lock a person out', async ({ page }) => {
  const mail = mailbox();
  await openQuoteForm(page);
  const filled = await fillQuoteForm(page, mail.mark);
  const trap = page.locator('main form input[name="website"]');
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'));
  await sendButton(page).click();
  await expect(page.getByText('Failed to send email.', { exact: true })).toBeVisible();
  await expectQuoteFormKept(page, filled);
  expect(await mail.received()).toHaveLength(0);
  await sendButton(page).click();
  await expect(page.getByText('Email Sent Successfully', { exact: true })).toBeVisible();
  expect(await mail.received()).toHaveLength(1);
});

test('the trap is out of sight, of the keyboard and of screen readers', async ({ page }) => {
  await openQuoteForm(page);
  const trap = page.locator('main form input[name="website"]');
  await expect(trap).toHaveCount(1);
  await expect(trap).toHaveAttribute('tabindex', '-1');
  const room = await page
    .locator('main form [aria-hidden="true"]')
    .filter({ has: page.locator('input[name="website"]') })
    .boundingBox();
  expect(room?.width).toBeLessThanOrEqual(1);
  expect(room?.height).toBeLessThanOrEqual(1);
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
});

test('after a failure the words go by WhatsApp or are copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const mail = mailbox();
  await mail.answerWith('500');
  await openQuoteForm(page);
  const filled = await fillQuoteForm(page, mail.mark);
  await sendButton(page).click();
  const chat = page.getByRole('link', { name: 'Send by WhatsApp' });
  await expect(chat).toBeVisible();
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
  for (const typed of Object.values(filled)) expect(text).toContain(typed);
  await page.getByRole('button', { name: 'Copy the text' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});
