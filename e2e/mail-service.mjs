import { createServer } from 'node:http';
import { ANSWER_NAMES, giveAnswer, send, sendPlain } from './mail-answers.mjs';
import { readBody, readMail } from './mail-request.mjs';

const PATHS = ['/api/v1.0/email/send', '/api/v1.0/email/send-form'];

const VARIABLES_LIMIT_BYTES = 50_000;
const KEPT_REQUESTS = 1000;
const KEPT_QUEUES = 1000;

/**
 * A mail service with the API of EmailJS. It sends nothing: it keeps what it received, for the tests.
 *
 * Tests run at the same time, so each marks its enquiry with a token: a field that contains
 * `[t:abc123]`. `PUT /control/abc123` with `{"answers": ["429", "hang"]}` says how the next requests
 * with that token are answered (200 after that); `GET /control/abc123` gives what has arrived.
 *
 * @param {object} options
 * @param {number} options.port 0 for any free one
 * @param {string} [options.host]
 * @param {{ service_id: string, template_id: string, user_id: string }} options.account the only one it knows
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function startMailService({ port, host = '127.0.0.1', account }) {
  const received = [];
  const queues = new Map();

  const server = createServer((request, response) => {
    const path = request.url.split('?')[0];
    const handled = path.startsWith('/control/')
      ? control(request, response, path.slice('/control/'.length))
      : receive(request, response, path);
    handled.catch((error) => {
      if (request.destroyed && !request.complete) return;
      console.error(`Mail service: ${error.stack}`);
      response.destroy();
    });
  });

  async function receive(request, response, path) {
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
    const answer = refusal ? String(refusal.status) : (queues.get(token)?.shift() ?? '200');
    const kept = refusal?.status === 413 ? { ...mail, fields: {} } : mail;
    keepLast(received, { token, path, contentType, origin: request.headers.origin ?? null, answer, ...kept });

    return refusal ? sendPlain(response, refusal.status, refusal.text) : giveAnswer(response, answer);
  }

  function refuse({ settings, fields }) {
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

  async function control(request, response, token) {
    if (request.method === 'GET') {
      const requests = received.filter((one) => one.token === token);
      return send(response, { status: 200, contentType: 'application/json', body: JSON.stringify({ requests }) });
    }
    if (request.method !== 'PUT') return sendPlain(response, 405, 'Use GET or PUT.');

    const answers = await readAnswers(request);
    if (!answers) return sendPlain(response, 400, `Send {"answers": […]} of: ${ANSWER_NAMES.join(', ')}`);
    queues.delete(token);
    queues.set(token, answers);
    if (queues.size > KEPT_QUEUES) queues.delete(queues.keys().next().value);
    return sendPlain(response, 200, 'OK');
  }

  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    url: `http://${host}:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function allowCrossOrigin(request, response) {
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
    'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '',
    Vary: 'Access-Control-Request-Headers',
  });
  response.end();
}

function findToken(fields) {
  for (const value of Object.values(fields)) {
    const match = /\[t:([\w-]+)\]/.exec(String(value));
    if (match) return match[1];
  }
  return null;
}

function keepLast(list, item) {
  list.push(item);
  if (list.length > KEPT_REQUESTS) list.shift();
}

async function readAnswers(request) {
  const body = await readBody(request);
  try {
    const { answers } = JSON.parse(body.toString('utf8'));
    return answers.every((name) => ANSWER_NAMES.includes(name)) ? answers : null;
  } catch {
    return null;
  }
}
