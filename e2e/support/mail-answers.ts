import type { ServerResponse } from 'node:http';

/*
 * What the mail service can answer. The texts of the refusals are the real service's, as far as
 * they are known; `body` is what the visitor's browser receives.
 */

const text = 'text/plain; charset=utf-8';

interface Answer {
  status: number;
  contentType: string;
  body: string;
}

const OK: Answer = { status: 200, contentType: text, body: 'OK' };

const answers: Readonly<Record<string, Answer>> = {
  200: OK,
  400: {
    status: 400,
    contentType: text,
    body: 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
  },
  403: { status: 403, contentType: text, body: 'Forbidden' },
  412: { status: 412, contentType: text, body: 'Gmail_API: Invalid grant. Please reconnect your Gmail account' },
  413: { status: 413, contentType: text, body: 'Variables size limit. The maximum allowed variables size is 50Kb' },
  422: { status: 422, contentType: text, body: 'The recipients address is empty' },
  429: { status: 429, contentType: text, body: 'Too Many Requests' },
  451: { status: 451, contentType: text, body: 'Unavailable For Legal Reasons' },
  500: { status: 500, contentType: text, body: '' },
  503: {
    status: 503,
    contentType: 'text/html; charset=utf-8',
    body: '<html><head><title>503</title></head><body><h1>503 Service Temporarily Unavailable</h1></body></html>',
  },
};

const SLOW_MILLISECONDS = 1500;

/** Everything a test can ask for; what isn't a status is done to the connection. */
export const ANSWER_NAMES = [...Object.keys(answers), 'hang', 'hang-body', 'reset', 'slow'];

/** @param name one of ANSWER_NAMES */
export async function giveAnswer(response: ServerResponse, name: string): Promise<void> {
  switch (name) {
    case 'hang':
      return;
    case 'hang-body':
      response.writeHead(200, { 'Content-Type': text });
      response.write('O');
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, SLOW_MILLISECONDS));
      return send(response, OK);
    default:
      return send(response, answers[name] ?? OK);
  }
}

export function send(response: ServerResponse, { status, contentType, body }: Answer): void {
  response.writeHead(status, { 'Content-Type': contentType, 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}

export function sendPlain(response: ServerResponse, status: number, body: string): void {
  send(response, { status, contentType: text, body });
}
