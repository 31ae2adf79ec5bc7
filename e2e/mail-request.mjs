/*
 * Reads requests in the two shapes of the EmailJS API: JSON to /send, a multipart form to /send-form.
 */

const BODY_LIMIT_BYTES = 1_000_000;

const SETTINGS = ['lib_version', 'service_id', 'template_id', 'user_id', 'accessToken'];

/**
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<Buffer | null>} null when there is more than the service would ever take
 */
export async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= BODY_LIMIT_BYTES) chunks.push(chunk);
  }
  return size <= BODY_LIMIT_BYTES ? Buffer.concat(chunks) : null;
}

/**
 * Parts the ids of the account (settings) from what the visitor typed (fields).
 *
 * @param {string} path
 * @param {string} contentType
 * @param {Buffer} body
 * @returns {Promise<{ settings: Record<string, string>, fields: Record<string, string> } | null>} null when it can't be read
 */
export async function readMail(path, contentType, body) {
  try {
    return path.endsWith('/send-form') ? await readForm(contentType, body) : readJson(contentType, body);
  } catch {
    return null;
  }
}

function readJson(contentType, body) {
  if (!contentType.startsWith('application/json')) return null;
  const { template_params: fields, ...settings } = JSON.parse(body.toString('utf8'));
  return { settings, fields: fields ?? {} };
}

async function readForm(contentType, body) {
  if (!contentType.startsWith('multipart/form-data')) return null;
  const form = await new Response(body, { headers: { 'Content-Type': contentType } }).formData();
  const mail = { settings: {}, fields: {} };
  for (const [name, value] of form) {
    const text = typeof value === 'string' ? value : `file ${value.name}, ${value.size} bytes`;
    mail[SETTINGS.includes(name) ? 'settings' : 'fields'][name] = text;
  }
  return mail;
}
