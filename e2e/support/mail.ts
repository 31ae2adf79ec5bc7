import { randomUUID } from 'node:crypto';
import { MAIL_PORT } from '@/scripts/support/test-environment';

/** How the mail service answers; `hang-body` sends the status and then never ends. */
export type MailAnswer =
  '200' | '400' | '403' | '412' | '413' | '422' | '429' | '451' | '500' | '503' | 'hang' | 'hang-body' | 'reset' | 'slow';

export interface ReceivedMail {
  path: '/api/v1.0/email/send' | '/api/v1.0/email/send-form';
  contentType: string;
  /** The page's origin, as the browser sends it. */
  origin: string | null;
  answer: MailAnswer;
  /** service_id, template_id, user_id, lib_version */
  settings: Record<string, string>;
  /** What the visitor typed, by field name. */
  fields: Record<string, string>;
}

export interface Mailbox {
  token: string;
  /** Text to put into any one field, so that the service knows whose enquiry it is. */
  mark: string;
  /** How the next requests are answered, in order; those after them get 200. */
  answerWith: (...answers: MailAnswer[]) => Promise<void>;
  /** All that has arrived, refused requests too. */
  received: () => Promise<ReceivedMail[]>;
}

/** A mailbox of this test's own at the mail service. */
export function mailbox(service = `http://127.0.0.1:${MAIL_PORT}`): Mailbox {
  const token = randomUUID().slice(0, 13);
  const address = `${service}/control/${token}`;
  return {
    token,
    mark: `[t:${token}]`,
    async answerWith(...answers) {
      const response = await fetch(address, { method: 'PUT', body: JSON.stringify({ answers }) });
      if (!response.ok) throw new Error(await response.text());
    },
    async received() {
      const response = await fetch(address);
      const { requests } = (await response.json()) as { requests: ReceivedMail[] };
      return requests;
    },
  };
}
