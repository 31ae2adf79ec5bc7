import type { EmailSettings } from './email-settings';
import { sendEmail, sendPlainly, toFailure } from './email';

// The mail client is the real one; only the network is mocked.
const SETTINGS: EmailSettings = {
  serviceId: 'service_jest',
  templateId: 'template_jest',
  publicKey: 'key_jest',
  origin: 'https://mail.example',
};
const ENQUIRY = {
  user_name: 'Some Buyer',
  user_email: 'buyer@example.com',
  user_phone: '',
  subject: '24V pack',
  message: 'Four fans,\nsix hours.',
};
const REQUEST = { service_id: 'service_jest', template_id: 'template_jest', user_id: 'key_jest', template_params: ENQUIRY };

const network = jest.spyOn(globalThis, 'fetch');
const answer = (status: number, body: BodyInit | null = 'OK') =>
  network.mockImplementation(async () => new Response(body, { status }));
const sent = () =>
  network.mock.calls.map(([address, init]) => [address, init?.method, init?.headers, JSON.parse(String(init?.body))]);

beforeAll(() => {
  // The client reads the page's path, which Node doesn't have.
  Object.defineProperty(globalThis, 'location', { value: new URL('https://alphaampere.example/get-quote') });
});
beforeEach(() => {
  network.mockReset();
  answer(200);
});

test('an enquiry is sent as JSON with the fields of the template, with or without the mail client', async () => {
  expect(await sendEmail(ENQUIRY, SETTINGS)).toEqual({ result: 'sent' });
  await sendPlainly(ENQUIRY, SETTINGS);
  const address = 'https://mail.example/api/v1.0/email/send';
  const json = { 'Content-type': 'application/json' };
  expect(sent()).toEqual([
    [address, 'POST', json, { ...REQUEST, lib_version: '4.4.1' }],
    [address, 'POST', json, REQUEST],
  ]);
  answer(403, 'Forbidden');
  await expect(sendPlainly({}, SETTINGS)).rejects.toEqual({ status: 403, text: 'Forbidden' });
});

test('what is sent has no lone surrogates, and no line breaks that could start a mail header', async () => {
  await sendEmail({ ...ENQUIRY, subject: '24V\r\nBcc: other@example.com', message: 'half \uD83D end\r\nnext' }, SETTINGS);
  const [[, , , { template_params: fields }] = []] = sent();
  expect([fields.subject, fields.message]).toEqual(['24V Bcc: other@example.com', 'half \uFFFD end\nnext']);
});

test.each([
  [412, 'Gmail_API: Invalid grant', 'refused', '412 Gmail_API: Invalid grant'],
  [429, 'Too Many Requests', 'refused', '429 Too Many Requests'],
  [500, '', 'failed', '500'],
])('an answer with %i is reported', async (status, body, result, detail) => {
  answer(status, body);
  expect(await sendEmail(ENQUIRY, SETTINGS)).toEqual({ result, detail });
});

test('a lost connection is reported', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await sendEmail(ENQUIRY, SETTINGS)).toEqual({ result: 'failed', detail: 'Failed to fetch' });
});

test('an answer that does not end in time is reported', async () => {
  network.mockImplementation(async () => new Response(new ReadableStream()));
  expect(await sendEmail(ENQUIRY, SETTINGS, 100)).toEqual({ result: 'unknown', detail: 'No answer within 0.1 s' });
});

test('without settings the client says what it lacks, and nothing is sent', async () => {
  expect(await sendEmail(ENQUIRY, { ...SETTINGS, serviceId: '', templateId: '', publicKey: '' })).toEqual({
    result: 'failed',
    detail: expect.stringContaining('The public key is required'),
  });
  expect(network).not.toHaveBeenCalled();
});

test.each([
  [{ status: 0, text: 'Network Error' }, 'Network Error'],
  [null, 'null'],
])('the client’s rejection with %j becomes a result', (rejected, detail) => {
  expect(toFailure(rejected)).toEqual({ result: 'failed', detail });
});
