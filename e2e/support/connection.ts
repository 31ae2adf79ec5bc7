import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Locator, type Page } from '@playwright/test';
import { LIMIT_MS } from '@/lib/browser/timeout';
import { SITE_PORT } from '@/scripts/support/test-environment';
import { SCRIPTS, test as siteTest } from './site-test';

/**
 * What happens to a file. `lost`: the connection is closed. `hang`: no answer before `restore`. `half`: the first half, and no
 * end.
 */
type Fault = 'lost' | 'hang' | 'half';

/** A server in front of the tested site that can lose, delay and cut files. */
async function openConnection() {
  let site = `http://127.0.0.1:${SITE_PORT}`;
  const held = new Set<() => void>();
  let disturbed: { which: RegExp; fault: Fault } | null = null;

  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const fault = disturbed?.which.test(path) ? disturbed.fault : null;
    if (fault === 'lost') return void request.destroy();
    if (fault === 'hang') await new Promise<void>((resolve) => held.add(resolve));
    // Passed on without the browser's headers, so that the answer is not compressed, and half of it can be read.
    const passOn = get(site + path, { agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (fault === 'half') answer.once('data', (part: Buffer) => response.write(part.subarray(0, part.length / 2)));
      else answer.pipe(response);
    });
    // An error comes where the site has been closed at the end of a test.
    passOn.on('error', () => request.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
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

/** Tests over a connection that fails, whose pages may log errors. `visit` and `openUnhydrated` install a clock. */
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
      const asked = page.waitForRequest(SCRIPTS);
      await page.goto(path);
      await asked;
      return page;
    }),
});

/** Stops the page's clock, so that a busy machine does not pass a limit before the test has looked. `runFor` moves it on. */
export const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

/** Runs a stopped clock on, as little as it takes, until the part is there. */
export async function runUntil(part: Locator, step = 20): Promise<void> {
  const count = async () => {
    await part.page().clock.runFor(step);
    return part.count();
  };
  // Playwright would wait for up to a second in between.
  await expect.poll(count, { intervals: [20] }).toBeGreaterThan(0);
}

export const runUntilHydrated = (page: Page) => runUntil(page.locator('html[data-scripts]'));

/** Runs the page's clock past `LIMIT_MS`. */
export const passLimit = (page: Page) => page.clock.runFor(LIMIT_MS + 100);

export { expect };
