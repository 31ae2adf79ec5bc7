import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ANSWER_NAMES, giveAnswer, send, sendPlain } from './mail-answers';
import { readBody, readMail, type Mail } from './mail-request';

const PATHS = ['/api/v1.0/email/send', '/api/v1.0/email/send-form'];

const VARIABLES_LIMIT_BYTES = 50_000;
const KEPT_REQUESTS = 1000;
const KEPT_QUEUES = 1000;

interface MailServiceOptions {
  /** 0 for any free one. */
  port: number;
  host?: string;
  /** The only one it knows. */
  account: { service_id: string; template_id: string; user_id: string };
}

/** What it keeps of a request. */
interface KeptRequest extends Mail {
  token: string | null;
  path: string;
  contentType: string;
  origin: string | null;
  answer: string;
}

/**
 * A mail service with the API of EmailJS. It sends nothing: it keeps what it received, for the tests.
 *
 * Tests run at the same time, so each marks its enquiry with a token: a field that contains
 * `[t:abc123]`. `PUT /control/abc123` with `{"answers": ["429", "hang"]}` says how the next requests
 * with that token are answered (200 after that); `GET /control/abc123` gives what has arrived.
 */
export async function startMailService({
  port,
  host = '127.0.0.1',
  account,
}: MailServiceOptions): Promise<{ url: string; close: () => Promise<void> }> {
  const received: KeptRequest[] = [];
  const queues = new Map<string, string[]>();

  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const handled = path.startsWith('/control/')
      ? control(request, response, path.slice('/control/'.length))
      : receive(request, response, path);
    handled.catch((error: unknown) => {
      if (request.destroyed && !request.complete) return;
      console.error(`Mail service: ${error instanceof Error ? error.stack : error}`);
      response.destroy();
    });
  });

  async function receive(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method === 'OPTIONS') return allowCrossOrigin(request, response);
    if (request.method !== 'POST' || !PATHS.includes(path)) return sendPlain(response, 404, 'Not Found');

    const contentType = request.headers['content-type'] ?? '';
    const body = await readBody(request);
    if (!body) return giveAnswer(response, '413');
    const mail = await readMail(path, contentType, body);
    if (!mail) return sendPlain(response, 400, 'Bad Request');

    const token = findToken(mail.fields);
    const refusal = refuse(mail);
    const answer = refusal ? String(refusal.status) : ((token && queues.get(token)?.shift()) ?? '200');
    const kept = refusal?.status === 413 ? { ...mail, fields: {} } : mail;
    keepLast(received, { token, path, contentType, origin: request.headers.origin ?? null, answer, ...kept });

    return refusal ? sendPlain(response, refusal.status, refusal.text) : giveAnswer(response, answer);
  }

  function refuse({ settings, fields }: Mail): { status: number; text: string } | null {
    const dashboard = 'To find this ID, visit https://dashboard.emailjs.com/admin';
    if (settings.user_id !== account.user_id) {
      return { status: 400, text: `The Public Key is invalid. ${dashboard}/account` };
    }
    if (settings.service_id !== account.service_id) {
      return { status: 400, text: `The service ID not found. ${dashboard}` };
    }
    if (settings.template_id !== account.template_id) {
      return { status: 400, text: `The template ID not found. ${dashboard}/templates` };
    }
    if (Buffer.byteLength(JSON.stringify(fields)) > VARIABLES_LIMIT_BYTES) {
      return { status: 413, text: 'Variables size limit. The maximum allowed variables size is 50Kb' };
    }
    return null;
  }

  async function control(request: IncomingMessage, response: ServerResponse, token: string): Promise<void> {
    if (request.method === 'GET') {
      const requests = received.filter((one) => one.token === token);
      return send(response, { status: 200, contentType: 'application/json', body: JSON.stringify({ requests }) });
    }
    if (request.method !== 'PUT') return sendPlain(response, 405, 'Use GET or PUT.');

    const answers = await readAnswers(request);
    if (!answers) return sendPlain(response, 400, `Send {"answers": […]} of: ${ANSWER_NAMES.join(', ')}`);
    queues.delete(token);
    queues.set(token, answers);
    const [oldest] = queues.keys();
    if (queues.size > KEPT_QUEUES && oldest) queues.delete(oldest);
    return sendPlain(response, 200, 'OK');
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function allowCrossOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
    'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '',
    Vary: 'Access-Control-Request-Headers',
  });
  response.end();
}

function findToken(fields: Record<string, string>): string | null {
  for (const value of Object.values(fields)) {
    const match = /\[t:([\w-]+)\]/.exec(String(value));
    if (match?.[1]) return match[1];
  }
  return null;
}

function keepLast<T>(list: T[], item: T): void {
  list.push(item);
  if (list.length > KEPT_REQUESTS) list.shift();
}

async function readAnswers(request: IncomingMessage): Promise<string[] | null> {
  const body = await readBody(request);
  try {
    const { answers } = JSON.parse(body?.toString('utf8') ?? '') as { answers: string[] };
    return answers.every((name: string) => ANSWER_NAMES.includes(name)) ? answers : null;
  } catch {
    return null;
  }
}
