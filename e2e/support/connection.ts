import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, type Page } from '@playwright/test';
import { LIMIT_MS } from '@/lib/browser/timeout';
import { SITE_PORT } from '@/scripts/support/test-environment';
import { SCRIPTS, test as siteTest, untilHydrated } from './site-test';

/**
 * What happens to a file. `lost`: the connection is closed. `hang`: no answer before `restore`. `half`: the first half, and no
 * end. `dripping`: HTML in small pieces, one each frame. `status` and `change`: another status or text.
 */
export type Fault = 'lost' | 'hang' | 'half' | 'dripping' | { status: number } | { change: (text: string) => string };

/** A server in front of the tested site that can delay, cut and change files. */
export interface Connection {
  url: string;
  /** Every path requested so far. */
  asked: string[];
  /** From now on this fault, and no other, applies to these paths. */
  disturb: (which: RegExp, fault: Fault) => void;
  /** Ends the fault, and answers what hangs. */
  restore: () => void;
  /** Puts another export in the place of the site. */
  deploy: (url: string) => void;
  close: () => Promise<void>;
}

const FRAME_MS = 16;
/** Without it fetch may use a kept-alive socket of a server that has closed, and fail with "other side closed". */
const NEW_SOCKET = { Connection: 'close' };

async function openConnection(): Promise<Connection> {
  let site = `http://127.0.0.1:${SITE_PORT}`;
  const asked: string[] = [];
  const held = new Set<() => void>();
  let disturbed: { which: RegExp; fault: Fault } | null = null;
  const untilRestored = () => new Promise<void>((resolve) => held.add(resolve));

  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const fault = disturbed?.which.test(path) ? disturbed.fault : null;
    if (fault === 'lost') return void request.destroy();
    if (fault === 'hang') await untilRestored();
    // Null once the site has been closed, as at the end of a test.
    const answer = await fetch(site + path, { redirect: 'manual', headers: NEW_SOCKET }).catch(() => null);
    const bytes = await answer?.arrayBuffer().catch(() => null);
    if (!answer || !bytes) return void request.destroy();
    const body = Buffer.from(bytes);
    // These no longer hold: fetch has decoded the body.
    const headers = [...answer.headers].filter(([name]) => !/^(?:content-(?:encoding|length)|connection|keep-alive)$/.test(name));
    const status = isObject(fault) && 'status' in fault ? fault.status : answer.status;
    response.writeHead(status, [...headers, ...(fault ? [] : [['Content-Length', String(body.length)]])].flat());
    if (fault === 'half') return void response.write(body.subarray(0, body.length / 2));
    if (fault === 'dripping') {
      for (const piece of splitHtml(body.toString())) {
        response.write(piece);
        await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
      }
    } else {
      response.write(isObject(fault) && 'change' in fault ? fault.change(body.toString()) : body);
    }
    response.end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    disturb: (which, fault) => void (disturbed = { which, fault }),
    restore() {
      disturbed = null;
      held.forEach((resolve) => resolve());
      held.clear();
    },
    deploy: (url) => void (site = url),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const isObject = (fault: Fault | null): fault is Exclude<Fault, string> => typeof fault === 'object' && fault !== null;

/** Splits a page into its head, tags, and texts of up to 20 characters. What a browser draws in one go stays in one piece. */
function splitHtml(html: string): string[] {
  const body = html.indexOf('<body');
  const pieces = /<(svg|script|select|picture)\b.*?<\/\1>|(<\/[^>]*>)*<[^/][^>]*>|(<\/[^>]*>)+|[^<]{1,20}/gs;
  return [html.slice(0, body), ...(html.slice(body).match(pieces) ?? [])];
}

/** Tests over such a connection, whose pages may log errors. `openHydrated` and `openUnhydrated` install a clock. */
export const test = siteTest.extend<{
  connection: Connection;
  openHydrated: (path: string) => Promise<Page>;
  openUnhydrated: (path: string) => Promise<Page>;
}>({
  connection: async ({}, provide) => {
    const connection = await openConnection();
    await provide(connection);
    await connection.close();
  },
  baseURL: async ({ connection }, provide) => provide(connection.url),
  complaints: async ({}, provide) => provide([]),
  openHydrated: async ({ page }, provide) =>
    provide(async (path) => {
      await page.clock.install();
      await page.goto(path);
      await untilHydrated(page);
      return page;
    }),
  /** Opens a page whose scripts hang, and waits until it has asked for them. */
  openUnhydrated: async ({ page, connection }, provide) =>
    provide(async (path) => {
      await page.clock.install();
      connection.disturb(SCRIPTS, 'hang');
      await page.goto(path);
      await base.expect.poll(() => connection.asked.filter((file) => SCRIPTS.test(file)).length).toBeGreaterThan(4);
      return page;
    }),
});

export const { expect } = test;

/** Runs the page's clock past `LIMIT_MS`. */
export async function passLimit(page: Page): Promise<void> {
  await page.clock.runFor(LIMIT_MS + 100);
}
