import { cleanLine, cleanText } from './clean-text';
import { emailSettings, missingEmailVariables, type EmailSettings } from './email-settings';
import { withTimeout } from '../browser/timeout';

/** Milliseconds. The mail client has no time limit of its own. */
const SEND_TIMEOUT_MS = 15_000;

/** Parameters of the mail template. */
export const EMAIL_FIELDS = ['user_name', 'user_email', 'user_phone', 'subject', 'message'] as const;
export type EmailEnquiry = Record<(typeof EMAIL_FIELDS)[number], string>;

/** `unknown`: no answer came in time, so it may have been sent. `detail` is for the console. */
export type EmailResult = { result: 'sent' } | { result: 'failed' | 'unknown'; detail: string };

/**
 * Sends an enquiry through EmailJS. Never throws: every failure becomes a result, also when no answer comes within `timeoutMs`.
 */
export async function sendEmail(
  enquiry: EmailEnquiry,
  settings: EmailSettings = emailSettings,
  timeoutMs: number = SEND_TIMEOUT_MS,
): Promise<EmailResult> {
  const missing = missingEmailVariables(settings);
  if (missing.length > 0) {
    return { result: 'failed', detail: `Email is not set up: ${missing.join(', ')} missing in the build's environment` };
  }
  const sent = post(enquiry, settings).then((): EmailResult => ({ result: 'sent' }), toFailure);
  return withTimeout(sent, timeoutMs).catch(() => ({ result: 'unknown', detail: `No answer within ${timeoutMs / 1000} s` }));
}

async function post(enquiry: EmailEnquiry, settings: EmailSettings): Promise<void> {
  const send = await loadClient();
  const parameters = {
    user_name: cleanLine(enquiry.user_name),
    user_email: cleanLine(enquiry.user_email),
    user_phone: cleanLine(enquiry.user_phone),
    subject: cleanLine(enquiry.subject),
    message: cleanText(enquiry.message),
  };
  await send(settings.serviceId, settings.templateId, parameters, {
    publicKey: settings.publicKey,
    origin: settings.origin,
  });
}

type Send = (
  serviceId: string,
  templateId: string,
  parameters: Record<string, string>,
  options: { publicKey: string; origin: string },
) => Promise<unknown>;

/** Loads the mail client, whose import throws where the browser blocks storage; without it `sendPlainly` takes its place. */
async function loadClient(): Promise<Send> {
  try {
    const { init, send } = await withTimeout(import('@emailjs/browser'));
    return (serviceId, templateId, parameters, options) => {
      // `send` ignores its origin option; only `init` sets it.
      init(options);
      return send(serviceId, templateId, parameters);
    };
  } catch {
    return sendPlainly;
  }
}

/** Sends the request of the mail client, without its version. */
export const sendPlainly: Send = async (serviceId, templateId, parameters, { publicKey, origin }) => {
  const response = await fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-type': 'application/json' },
    body: JSON.stringify({ user_id: publicKey, service_id: serviceId, template_id: templateId, template_params: parameters }),
  });
  const text = await response.text();
  if (!response.ok) throw { status: response.status, text };
};

/** Turns whatever the mail client rejects with, a string, an error or a status object, into a result. */
export function toFailure(rejected: unknown): EmailResult & { result: 'failed' } {
  if (isStatus(rejected)) return { result: 'failed', detail: `${rejected.status || ''} ${rejected.text}`.trim() };
  return { result: 'failed', detail: rejected instanceof Error ? rejected.message : String(rejected) };
}

function isStatus(value: unknown): value is { status: number; text: string } {
  return typeof value === 'object' && value !== null && 'status' in value && 'text' in value;
}
