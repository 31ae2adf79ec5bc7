import { test as base, type Page } from '@playwright/test';
import { LIMIT_MS } from '@/lib/browser/timeout';
import { isScript, startFaultyLine, type Fault, type FaultyLine } from './faulty-line';

interface LineFixtures {
  line: FaultyLine;
  /** Requests for chats, by their addresses. */
  chats: string[];
  /** Opens a page while the scripts hang, and waits until it has asked for them. */
  openUnhydrated: (path: string, fault?: Fault) => Promise<Page>;
  /** Opens a page and waits until it is hydrated. */
  openHydrated: (path: string) => Promise<Page>;
}

/**
 * Tests on a faulty line. Not the other tests' context: its routes switch the browser's cache off, and nothing would come
 * from it as it does for visitors. Time is the page's own and runs on; `page.clock.runFor` lets it run ahead.
 */
export const test = base.extend<LineFixtures>({
  line: async ({}, provide) => {
    const line = await startFaultyLine();
    await provide(line);
    await line.close();
  },
  baseURL: async ({ line }, provide) => provide(line.url),
  chats: async ({ context }, provide) => {
    const chats: string[] = [];
    context.on('request', (request) => request.url().startsWith('https://wa.me/') && chats.push(request.url()));
    await provide(chats);
  },
  openUnhydrated: async ({ page, line }, provide) => {
    await provide(async (path, fault = 'hang') => {
      await page.clock.install();
      line.spoil(isScript, fault);
      await page.goto(path);
      await expect.poll(() => line.asked.filter(isScript).length).toBeGreaterThan(4);
      return page;
    });
  },
  openHydrated: async ({ page }, provide) => {
    await provide(async (path) => {
      await page.clock.install();
      await page.goto(path);
      await untilReady(page);
      return page;
    });
  },
});

export const { expect } = test;

/** Lets the limit for what is late pass. */
export async function passLimit(page: Page): Promise<void> {
  await page.clock.runFor(LIMIT_MS + 100);
}

export async function untilReady(page: Page): Promise<void> {
  await page.locator('html[data-scripts="ready"]').waitFor({ state: 'attached' });
}
