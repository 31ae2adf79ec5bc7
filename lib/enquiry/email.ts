import { withTimeout } from '../browser/timeout';
import { cleanField } from './clean-field';
import { emailSettings, type EmailSettings } from './email-settings';
import type { Enquiry } from './whatsapp';

/** Milliseconds that sending may take; the mail client has no time limit of its own. */
const SEND_TIMEOUT_MS = 15_000;

/** The fields of the mail template at EmailJS, and thereby of the forms, which are also posted there without scripts. */
const TEMPLATE = {
  user_name: 'name',
  user_email: 'email',
  user_phone: 'phone',
  subject: 'subject',
  message: 'message',
} as const satisfies Record<string, keyof Enquiry>;

/** An email's texts by the names of the mail template. */
export type Mail = Readonly<Record<keyof typeof TEMPLATE, string>>;

/** An email's texts by the names of an enquiry. */
export function enquiryOf(mail: Partial<Mail>): Enquiry {
  const names = Object.keys(TEMPLATE) as (keyof Mail)[];
  return Object.fromEntries(names.map((name) => [TEMPLATE[name], mail[name]]));
}

/**
 * How sending ended. `unknown`: no answer in time; it may be sent. `refused`: trying again is no use. `detail`: for the console.
 */
export type EmailResult = { result: 'sent' } | { result: 'failed' | 'refused' | 'unknown'; detail: string };

/** Statuses that trying again at once does not change: the account lost its mailbox, or has sent too much. */
const REFUSALS: unknown[] = [412, 429];

/** Sends through EmailJS. Never throws: every failure becomes a result, also when no answer comes within `timeoutMs`. */
export async function sendEmail(
  mail: Mail,
  settings: EmailSettings = emailSettings,
  timeoutMs: number = SEND_TIMEOUT_MS,
): Promise<EmailResult> {
  const parameters = Object.fromEntries(Object.entries(mail).map(([name, typed]) => [name, cleanField(name, typed)]));
  const sent = loadClient().then((send) => send(parameters, settings));
  const result = sent.then((): EmailResult => ({ result: 'sent' }), toFailure);
  return withTimeout(result, timeoutMs).catch(() => ({ result: 'unknown', detail: `No answer within ${timeoutMs / 1000} s` }));
}

type Send = (parameters: Record<string, string>, settings: EmailSettings) => Promise<unknown>;

/** Loads the mail client, whose import throws where the browser blocks storage; without it `sendPlainly` takes its place. */
async function loadClient(): Promise<Send> {
  try {
    const { init, send } = await withTimeout(import('@emailjs/browser'));
    return (parameters, { serviceId, templateId, publicKey, origin }) => {
      // `send` ignores its origin option; only `init` sets it.
      init({ publicKey, origin });
      return send(serviceId, templateId, parameters);
    };
  } catch {
    return sendPlainly;
  }
}

/** Sends the request that the mail client would send, but for the client's version. */
export const sendPlainly: Send = async (parameters, { serviceId, templateId, publicKey, origin }) => {
  const response = await fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-type': 'application/json' },
    body: JSON.stringify({ user_id: publicKey, service_id: serviceId, template_id: templateId, template_params: parameters }),
  });
  const text = await response.text();
  if (!response.ok) throw { status: response.status, text };
};

/** Turns whatever the mail client rejects with, a string, an error or a status object, into a result. */
export function toFailure(rejected: unknown): EmailResult {
  const { message, status, text } = Object(rejected);
  const detail = text === undefined ? (message ?? rejected) : `${status || ''} ${text}`;
  return { result: REFUSALS.includes(status) ? 'refused' : 'failed', detail: String(detail).trim() };
}
