import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startMailService } from '../../e2e/support/mail-service';
import { sendEmail, sendPlainly, toFailure, type EmailEnquiry } from './email';
import type { EmailSettings } from '../environment';

// The real client and a real service on loopback; nothing in between is stubbed.
const account = { service_id: 'service_jest', template_id: 'template_jest', user_id: 'key_jest' };

let service: { url: string; close: () => Promise<void> };
let settings: EmailSettings;

beforeAll(async () => {
  // The client reads the page's path, which Node doesn't have.
  Object.defineProperty(globalThis, 'location', { value: new URL('https://alphaampere.example/get-quote') });
  service = await startMailService({ port: 0, account });
  settings = { serviceId: account.service_id, templateId: account.template_id, publicKey: account.user_id, origin: service.url };
});

afterAll(() => service.close());

let lastToken = 0;

/** An enquiry of its own, the answers it is to get, and what the service received of it. */
async function mailing(...answers: string[]) {
  lastToken += 1;
  const address = `${service.url}/control/jest-${lastToken}`;
  const response = await fetch(address, { method: 'PUT', body: JSON.stringify({ answers }) });
  if (!response.ok) throw new Error(await response.text());
  const enquiry: EmailEnquiry = {
    user_name: 'Ayesha Khan',
    user_email: 'ayesha@example.com',
    user_phone: '',
    subject: `24V pack [t:jest-${lastToken}]`,
    message: 'Four fans,\nsix hours.',
  };
  const received = async () => {
    const { requests } = (await (await fetch(address)).json()) as { requests: ReceivedRequest[] };
    return requests;
  };
  return { enquiry, received };
}

interface ReceivedRequest {
  path: string;
  contentType: string;
  settings: Record<string, string>;
  fields: Record<string, string>;
}

test('an enquiry arrives as JSON with the fields of the template', async () => {
  const { enquiry, received } = await mailing();
  expect(await sendEmail(enquiry, settings)).toEqual({ ok: true });
  expect(await received()).toMatchObject([
    {
      path: '/api/v1.0/email/send',
      contentType: 'application/json',
      settings: { ...account, lib_version: '4.4.1' },
      fields: enquiry,
    },
  ]);
  expect(Object.keys((await received())[0]?.fields ?? {}).toSorted()).toEqual([
    'message',
    'subject',
    'user_email',
    'user_name',
    'user_phone',
  ]);
});

test.each([
  'emoji 🔋 👨‍👩‍👧‍👦',
  'مجھے ۲۴ وولٹ کی بیٹری چاہیے',
  `"quotes" 'and' “curly” & # % + \\ </textarea>`,
  'one\n\nthree',
  'x'.repeat(5000),
])('the message %j arrives unchanged', async (message) => {
  const { enquiry, received } = await mailing();
  expect(await sendEmail({ ...enquiry, message }, settings)).toEqual({ ok: true });
  expect(await received()).toMatchObject([{ fields: { message } }]);
});

test('half characters and line breaks that could start a mail header do not arrive', async () => {
  const { enquiry, received } = await mailing();
  const subject = `${enquiry.subject}\r\nBcc: other@example.com`;
  await sendEmail({ ...enquiry, subject, message: 'half \uD83D end\r\nnext' }, settings);
  expect(await received()).toMatchObject([
    { fields: { subject: `${enquiry.subject} Bcc: other@example.com`, message: 'half \uFFFD end\nnext' } },
  ]);
});

describe('a failure becomes a result', () => {
  test.each([
    ['400', '400 The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account'],
    ['403', '403 Forbidden'],
    ['412', '412 Gmail_API: Invalid grant. Please reconnect your Gmail account'],
    ['413', '413 Variables size limit. The maximum allowed variables size is 50Kb'],
    ['422', '422 The recipients address is empty'],
    ['429', '429 Too Many Requests'],
    ['451', '451 Unavailable For Legal Reasons'],
    ['500', '500'],
    ['503', expect.stringMatching(/^503 /)],
  ])('refused with %s', async (answer, detail) => {
    const { enquiry, received } = await mailing(answer);
    expect(await sendEmail(enquiry, settings)).toEqual({ ok: false, reason: 'refused', detail });
    expect(await received()).toHaveLength(1);
  });

  test('a wrong public key', async () => {
    const { enquiry } = await mailing();
    const result = await sendEmail(enquiry, { ...settings, publicKey: 'other' });
    expect(result).toMatchObject({
      ok: false,
      reason: 'refused',
      detail: expect.stringMatching(/^400 The Public Key is invalid/),
    });
  });

  test('the connection breaks', async () => {
    const { enquiry } = await mailing('reset');
    expect(await sendEmail(enquiry, settings)).toMatchObject({ ok: false, reason: 'no-connection' });
  });

  test('the network is down', async () => {
    const { enquiry } = await mailing();
    expect(await sendEmail(enquiry, { ...settings, origin: await unusedAddress() })).toMatchObject({
      ok: false,
      reason: 'no-connection',
    });
  });

  test.each(['hang', 'hang-body'])('no answer (%s)', async (answer) => {
    const { enquiry } = await mailing(answer);
    expect(await sendEmail(enquiry, settings, 300)).toEqual({ ok: false, reason: 'no-answer', detail: 'No answer within 0.3 s' });
  });

  test('and the next send goes through', async () => {
    const { enquiry, received } = await mailing('429');
    expect(await sendEmail(enquiry, settings)).toMatchObject({ ok: false });
    expect(await sendEmail(enquiry, settings)).toEqual({ ok: true });
    expect(await received()).toHaveLength(2);
  });
});

describe('without the mail client, where it cannot be loaded', () => {
  const options = () => ({ publicKey: account.user_id, origin: service.url });

  test('the same request is made', async () => {
    const { enquiry, received } = await mailing();
    await sendPlainly(account.service_id, account.template_id, { ...enquiry }, options());
    expect(await received()).toMatchObject([
      { path: '/api/v1.0/email/send', contentType: 'application/json', settings: account, fields: enquiry },
    ]);
  });

  test.each([
    ['403', { ok: false, reason: 'refused', detail: '403 Forbidden' }],
    ['reset', { ok: false, reason: 'no-connection' }],
  ])('a failure (%s) becomes the same result', async (answer, failure) => {
    const { enquiry } = await mailing(answer);
    const rejected = await sendPlainly(account.service_id, account.template_id, { ...enquiry }, options()).catch(
      (error: unknown) => error,
    );
    expect(toFailure(rejected)).toMatchObject(failure);
  });
});

describe('settings that are missing', () => {
  test.each([
    ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'serviceId'],
    ['NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', 'templateId'],
    ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'publicKey'],
  ])('%s is named, and nothing is sent', async (variable, name) => {
    const { enquiry, received } = await mailing();
    expect(await sendEmail(enquiry, { ...settings, [name]: '' })).toEqual({
      ok: false,
      reason: 'not-configured',
      detail: `Email is not set up: ${variable} missing in the build's environment`,
    });
    expect(await received()).toHaveLength(0);
  });

  test('all are named at once', async () => {
    const { enquiry } = await mailing();
    const result = await sendEmail(enquiry, { ...settings, serviceId: '', templateId: '', publicKey: '' });
    expect(result).toMatchObject({
      detail: expect.stringContaining(
        'NEXT_PUBLIC_EMAILJS_SERVICE_ID, NEXT_PUBLIC_EMAILJS_TEMPLATE_ID, NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
      ),
    });
  });
});

test.each([
  ['a string', 'The public key is required', { ok: false, reason: 'not-configured', detail: 'The public key is required' }],
  ['a TypeError', new TypeError('Failed to fetch'), { ok: false, reason: 'no-connection', detail: 'Failed to fetch' }],
  [
    'a status',
    { status: 451, text: 'Unavailable For Headless Browser' },
    { ok: false, reason: 'refused', detail: '451 Unavailable For Headless Browser' },
  ],
  ['status 0', { status: 0, text: 'Network Error' }, { ok: false, reason: 'no-connection', detail: 'Network Error' }],
  ['nothing', undefined, { ok: false, reason: 'no-connection', detail: 'undefined' }],
])('%s that the client rejects with', (_, rejected, failure) => {
  expect(toFailure(rejected)).toEqual(failure);
});

/** An address at which nobody listens. */
async function unusedAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}
