import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mailAccount as account } from '@/scripts/support/test-environment';
import { mailbox as mailboxAt, type MailAnswer } from '../support/mail';
import { startMailService } from '../support/mail-service';

let service: Awaited<ReturnType<typeof startMailService>>;
beforeAll(async () => {
  service = await startMailService({ port: 0, account });
});
afterAll(() => service.close());

const mailbox = () => mailboxAt(service.url);
const sendAddress = () => `${service.url}/api/v1.0/email/send`;

function sendJson(fields: Record<string, string>, settings: Record<string, string> = account): Promise<Response> {
  return fetch(sendAddress(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...settings, template_params: fields }),
    signal: AbortSignal.timeout(2500),
  });
}

test('an enquiry as JSON is taken and kept', async () => {
  const mail = mailbox();
  const fields = { subject: `بیٹری 🔋 ${mail.mark}`, message: 'two\nlines & "quotes"' };
  const response = await sendJson(fields);
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await mail.received()).toMatchObject([
    { path: '/api/v1.0/email/send', contentType: 'application/json', answer: '200', settings: account, fields },
  ]);
});

test('an enquiry as a form is taken and kept', async () => {
  const mail = mailbox();
  const form = new FormData();
  for (const [name, value] of Object.entries(account)) form.append(name, value);
  form.append('user_name', 'عائشہ 🔋 "A" & co');
  form.append('subject', mail.mark);
  const response = await fetch(`${sendAddress()}-form`, { method: 'POST', body: form });
  expect(response.status).toBe(200);
  expect(await mail.received()).toMatchObject([
    {
      path: '/api/v1.0/email/send-form',
      settings: account,
      fields: { user_name: 'عائشہ 🔋 "A" & co', subject: mail.mark },
    },
  ]);
});

test.each([
  ['user_id', /^The Public Key is invalid/],
  ['service_id', /^The service ID not found/],
  ['template_id', /^The template ID not found/],
])('a wrong %s is refused', async (name, words) => {
  const response = await sendJson({}, { ...account, [name]: 'other' });
  expect(response.status).toBe(400);
  expect(await response.text()).toMatch(words);
});

test('what is no enquiry is refused', async () => {
  const post = (body: string, type: string, path = sendAddress()) =>
    fetch(path, { method: 'POST', headers: { 'Content-Type': type }, body }).then(({ status }) => status);
  expect(await post('{', 'application/json')).toBe(400);
  expect(await post('null', 'application/json')).toBe(400);
  expect(await post('{}', 'text/plain')).toBe(400);
  expect(await post('x', 'multipart/form-data; boundary=y', `${sendAddress()}-form`)).toBe(400);
  expect(await post('{}', 'application/json', `${sendAddress()}-other`)).toBe(404);
  expect(await post('{}', 'application/json', sendAddress().replace('/email', '/control'))).toBe(404);
  expect((await fetch(sendAddress())).status).toBe(404);
});

test('more than 50 kB is refused', async () => {
  const mail = mailbox();
  const response = await sendJson({ subject: mail.mark, message: 'a'.repeat(60_000) });
  expect(response.status).toBe(413);
  expect(await mail.received()).toMatchObject([{ answer: '413' }]);
});

test('answers come in the order asked for, and 200 after them', async () => {
  const mail = mailbox();
  const other = mailbox();
  const asked: MailAnswer[] = ['400', '403', '412', '413', '422', '429', '451', '500', '503'];
  await mail.answerWith(...asked);
  expect((await sendJson({ subject: other.mark })).status).toBe(200);
  for (const answer of asked) {
    const response = await sendJson({ subject: mail.mark });
    expect(String(response.status)).toBe(answer);
    const body = await response.text();
    if (answer === '500') expect(body).toBe('');
    if (answer === '503') expect(body).toContain('<html>');
  }
  expect((await sendJson({ subject: mail.mark })).status).toBe(200);
  expect((await mail.received()).map(({ answer }) => answer)).toEqual([...asked, '200']);
});

test('connections hang, break and linger', async () => {
  const mail = mailbox();
  const send = () => sendJson({ subject: mail.mark });
  await mail.answerWith('reset', 'slow', 'hang', 'hang-body');

  await expect(send()).rejects.toThrow('fetch failed');
  const start = Date.now();
  expect((await send()).status).toBe(200);
  expect(Date.now() - start).toBeGreaterThan(1400);
  await expect(send()).rejects.toThrow(/timeout/);
  const response = await send();
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow(/timeout/);
}, 20_000);

test('a browser may ask first', async () => {
  const response = await fetch(sendAddress(), {
    method: 'OPTIONS',
    headers: { Origin: 'http://127.0.0.1', 'Access-Control-Request-Headers': 'content-type' },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-headers')).toBe('content-type');
});

test('a misspelt answer is refused', async () => {
  await expect(mailbox().answerWith('404' as MailAnswer)).rejects.toThrow('400, 403');
});
