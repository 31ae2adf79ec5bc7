import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, type Page } from '@playwright/test';
import { LIMIT_MS } from '@/lib/browser/timeout';
import { SITE_PORT } from '@/scripts/support/test-environment';
import { SCRIPTS, test as siteTest, untilHydrated } from './site-test';

/**
 * What can become of a file on a bad connection: lost; accepted and never answered; half of it; as far as a text of its own; a
 * piece a frame; from an address with a slash more, to which it is redirected; with a status; with another text.
 */
export type Fault =
  | 'lost'
  | 'hang'
  | 'half'
  | { holdBefore: string }
  | 'dripping'
  | 'slash'
  | { status: number }
  | { change: (text: string) => string };

/** The site under test behind a server of its own, that can be told to be late with files. */
export interface Connection {
  url: string;
  /** Every path that was asked for. */
  asked: string[];
  /** From now on the files of these paths come like this. */
  disturb: (which: RegExp, fault: Fault) => void;
  /** All is well again; what hangs is answered. */
  restore: () => void;
  /** Another export is in the place of the site, the files of the last one kept beside it or gone. */
  deploy: (url: string, last?: string) => void;
  close: () => Promise<void>;
}

const FRAME_MS = 16;
/** A kept-alive socket of a server that has closed fails with "other side closed". */
const NEW_SOCKET = { Connection: 'close' };

export async function openConnection(): Promise<Connection> {
  let sites = [`http://127.0.0.1:${SITE_PORT}`];
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
    if (fault === 'slash' && !path.endsWith('/')) return void response.writeHead(301, { Location: `${path}/` }).end();
    const address = sites[0] + (fault === 'slash' ? path.slice(0, -1) : path);
    let answer = await fetch(address, { redirect: 'manual', headers: NEW_SOCKET });
    if (answer.status === 404 && sites[1]) answer = await fetch(sites[1] + path, { headers: NEW_SOCKET });
    const body = Buffer.from(await answer.arrayBuffer());
    // Undone by fetch.
    const headers = [...answer.headers].filter(([name]) => !/^(?:content-(?:encoding|length)|connection|keep-alive)$/.test(name));
    const status = isObject(fault) && 'status' in fault ? fault.status : answer.status;
    response.writeHead(status, [...headers, ...(fault ? [] : [['Content-Length', String(body.length)]])].flat());
    if (fault === 'half') return void response.write(body.subarray(0, body.length / 2));
    if (fault === 'dripping') {
      for (const piece of splitHtml(body.toString())) {
        response.write(piece);
        await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
      }
    } else if (isObject(fault) && 'holdBefore' in fault) {
      const end = body.indexOf(fault.holdBefore);
      if (end < 0) throw new Error(`${path} has no ${fault.holdBefore}`);
      response.write(body.subarray(0, end));
      await untilRestored();
      response.write(body.subarray(end));
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
    deploy: (...urls) => void (sites = urls.filter((url) => url !== undefined)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const isObject = (fault: Fault | null): fault is Exclude<Fault, string> => typeof fault === 'object' && fault !== null;

/** The head whole; then each tag that opens something, and words in pieces. What is drawn at once is whole. */
function splitHtml(html: string): string[] {
  const body = html.indexOf('<body');
  const pieces = /<(svg|script|select|picture)\b.*?<\/\1>|(<\/[^>]*>)*<[^/][^>]*>|(<\/[^>]*>)+|[^<]{1,20}/gs;
  return [html.slice(0, body), ...(html.slice(body).match(pieces) ?? [])];
}

/** Tests on such a line, which cost the page errors. Time is the page's own and runs on; `page.clock.runFor` lets it run ahead. */
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
  /** While the scripts hang, once it has asked for them. */
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

/** Lets the limit for what is late pass. */
export async function passLimit(page: Page): Promise<void> {
  await page.clock.runFor(LIMIT_MS + 100);
}
