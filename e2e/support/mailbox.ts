import { expect, type BrowserContext, type Request } from '@playwright/test';

/** How the mail service answers: with a status; `hang` is no answer, `wait` is 200 after `release`. */
type Answer = number | 'hang' | 'wait';

/** Stands in for the mail service on all pages of a browser context. */
export async function openMailbox(context: BrowserContext) {
  const received: Awaited<ReturnType<typeof readMail>>[] = [];
  const answers: Answer[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route('https://api.emailjs.com/**', async (route) => {
    received.push(await readMail(route.request()));
    const answer = answers.shift() ?? 200;
    if (answer === 'hang') return;
    if (answer === 'wait') await released;
    await route.fulfill({ status: answer === 'wait' ? 200 : answer });
  });
  return {
    /** All requests, including refused ones. */
    received,
    /** Waits until there are so many requests. */
    untilReceived: (count: number) => expect.poll(() => received).toHaveLength(count),
    /** Sets the answers to the next requests, in order; later ones get 200. */
    answerWith: (...next: Answer[]) => void answers.push(...next),
    /** Answers the requests that wait. */
    release,
  };
}

type Texts = Record<string, string>;

/**
 * Reads both formats of the service: JSON from scripts, with the account's ids and the client's version as settings, and form data
 * from browsers, where they stand among the fields.
 */
async function readMail(request: Request): Promise<{ path: string; settings: Texts; fields: Texts }> {
  const path = new URL(request.url()).pathname;
  const type = request.headers()['content-type'] ?? '';
  const body = request.postDataBuffer() ?? Buffer.from('');
  // Debian's Firefox gives Playwright no request bodies.
  if (body.length === 0) return { path, settings: {}, fields: {} };
  if (type.startsWith('application/json')) {
    const { template_params: fields, ...settings } = JSON.parse(body.toString());
    return { path, settings, fields };
  }
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
  return { path, settings: {}, fields: Object.fromEntries([...form].map(([name, value]) => [name, String(value)])) };
}
