import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { LIMIT_MS } from '@/lib/browser/timeout';
import { SITE_PORT } from '@/scripts/support/test-environment';
import { SCRIPTS, test as siteTest } from './site-test';

/**
 * What happens to a file. `lost`: the connection is closed. `hang`: no answer before `restore`. `half`: the first half, and no
 * end. `empty`: nothing, as if it were all.
 */
type Fault = 'lost' | 'hang' | 'half' | 'empty';

/** They no longer hold: fetch has decoded the body. */
const OF_TRANSFER = /^(?:content-(?:encoding|length)|connection|keep-alive)$/;
/** Without it fetch may use a kept-alive socket of a server that has closed, and fail with "other side closed". */
const NEW_SOCKET = { Connection: 'close' };

/** A server in front of the tested site that can lose, delay and cut files. */
async function openConnection() {
  let site = `http://127.0.0.1:${SITE_PORT}`;
  const asked: string[] = [];
  const held = new Set<() => void>();
  let disturbed: { which: RegExp; fault: Fault } | null = null;

  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const fault = disturbed?.which.test(path) ? disturbed.fault : null;
    if (fault === 'lost') return void request.destroy();
    if (fault === 'hang') await new Promise<void>((resolve) => held.add(resolve));
    // Null once the site has been closed, as at the end of a test.
    const answer = await load(site + path).catch(() => null);
    if (!answer) return void request.destroy();
    const { status, headers, body } = answer;
    response.statusCode = status;
    for (const [name, value] of headers) if (!OF_TRANSFER.test(name)) response.setHeader(name, value);
    if (fault === 'half') return void response.write(body.subarray(0, body.length / 2));
    response.end(fault === 'empty' ? '' : body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Every path requested so far. */
    asked,
    /** From now on this fault, and no other, applies to these paths. */
    disturb: (which: RegExp, fault: Fault) => void (disturbed = { which, fault }),
    /** Ends the fault, and answers what hangs. */
    restore() {
      disturbed = null;
      held.forEach((resolve) => resolve());
      held.clear();
    },
    /** Puts another export in the place of the site. */
    deploy: (url: string) => void (site = url),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function load(url: string) {
  const answer = await fetch(url, { redirect: 'manual', headers: NEW_SOCKET });
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}

/** Tests over such a connection, whose pages may log errors. `visit` and `openUnhydrated` install a clock. */
export const test = siteTest.extend<{
  connection: Awaited<ReturnType<typeof openConnection>>;
  /** Opens a page whose scripts hang, and waits until it has asked for them. */
  openUnhydrated: (path: string) => Promise<Page>;
}>({
  connection: async ({}, provide) => {
    const connection = await openConnection();
    await provide(connection);
    connection.close();
  },
  baseURL: async ({ connection }, provide) => provide(connection.url),
  complaints: async ({}, provide) => provide([]),
  visit: async ({ page, visit }, provide) => {
    await page.clock.install();
    await provide(visit);
  },
  openUnhydrated: async ({ page, connection }, provide) =>
    provide(async (path) => {
      await page.clock.install();
      connection.disturb(SCRIPTS, 'hang');
      await page.goto(path);
      await expect.poll(() => connection.asked.filter((file) => SCRIPTS.test(file)).length).toBeGreaterThan(4);
      return page;
    }),
});

/** Runs the page's clock past `LIMIT_MS`. */
export async function passLimit(page: Page): Promise<void> {
  await page.clock.runFor(LIMIT_MS + 100);
}

export { expect };
