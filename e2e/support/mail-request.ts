import type { IncomingMessage } from 'node:http';

/*
 * Reads requests in the two shapes of the EmailJS API: JSON to /send, a multipart form to /send-form.
 */

const BODY_LIMIT_BYTES = 1_000_000;

const SETTINGS = ['lib_version', 'service_id', 'template_id', 'user_id', 'accessToken'];

/** The ids of the account (settings), and what the visitor typed (fields). */
export interface Mail {
  settings: Record<string, string>;
  fields: Record<string, string>;
}

/** Null when there is more than the service would ever take. */
export async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size <= BODY_LIMIT_BYTES) chunks.push(chunk);
  }
  return size <= BODY_LIMIT_BYTES ? Buffer.concat(chunks) : null;
}

/** Null when it can't be read. */
export async function readMail(path: string, contentType: string, body: Buffer<ArrayBuffer>): Promise<Mail | null> {
  try {
    return path.endsWith('/send-form') ? await readForm(contentType, body) : readJson(contentType, body);
  } catch {
    return null;
  }
}

function readJson(contentType: string, body: Buffer): Mail | null {
  if (!contentType.startsWith('application/json')) return null;
  const { template_params: fields, ...settings } = JSON.parse(body.toString('utf8')) as { template_params?: Mail['fields'] };
  return { settings, fields: fields ?? {} };
}

async function readForm(contentType: string, body: Buffer<ArrayBuffer>): Promise<Mail | null> {
  if (!contentType.startsWith('multipart/form-data')) return null;
  const form = await new Response(body, { headers: { 'Content-Type': contentType } }).formData();
  const mail: Mail = { settings: {}, fields: {} };
  for (const [name, value] of form) {
    const text = typeof value === 'string' ? value : `file ${value.name}, ${value.size} bytes`;
    mail[SETTINGS.includes(name) ? 'settings' : 'fields'][name] = text;
  }
  return mail;
}
