import { cleanField } from './clean-text';
import { emailSettings, missingEmailVariables, type EmailSettings } from './email-settings';
import { withTimeout } from '../browser/timeout';

/** Milliseconds. The mail client has no time limit of its own. */
const SEND_TIMEOUT_MS = 15_000;

/** `unknown`: no answer came in time, so it may have been sent. `detail` is for the console. */
export type EmailResult = { result: 'sent' } | { result: 'failed' | 'unknown'; detail: string };

/**
 * Sends an enquiry through EmailJS, whose template has the names of the form's fields. Never throws: every failure becomes a
 * result, also when no answer comes within `timeoutMs`.
 */
export async function sendEmail(
  enquiry: Readonly<Record<string, string>>,
  settings: EmailSettings = emailSettings,
  timeoutMs: number = SEND_TIMEOUT_MS,
): Promise<EmailResult> {
  const missing = missingEmailVariables(settings);
  if (missing.length > 0) {
    return { result: 'failed', detail: `Email is not set up: ${missing.join(', ')} missing in the build's environment` };
  }
  const parameters = Object.fromEntries(Object.entries(enquiry).map(([name, typed]) => [name, cleanField(name, typed)]));
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

/** Sends the request of the mail client, without its version. */
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
  return { result: 'failed', detail: String(detail).trim() };
}
