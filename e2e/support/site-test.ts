import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';

export interface SiteFixtures {
  /** Opens a page of the site and waits until it is hydrated. */
  visit: (path: string) => Promise<Page>;
  /** Errors of the page and its console. A test that provokes one takes it out, else it fails. */
  complaints: string[];
}

/** The tests of the pages: nothing leaves this machine, and no page complains unnoticed. */
export const test = base.extend<SiteFixtures>({
  context: async ({ context }, provide) => {
    await context.route(
      ({ hostname }) => hostname !== '127.0.0.1',
      (route) =>
        new URL(route.request().url()).hostname === 'wa.me'
          ? route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' })
          : route.abort(),
    );
    await provide(context);
  },

  complaints: [
    async ({ page }, provide) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await provide(complaints);
      expect(complaints, 'errors of the page').toEqual([]);
    },
    { auto: true },
  ],

  visit: async ({ page }, provide) => {
    await provide(async (path) => {
      await page.goto(path);
      await untilHydrated(page);
      return page;
    });
  },
});

/** Until React answers to clicks; the footer is the last thing on every page. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const footer = document.querySelector('footer');
    return footer !== null && Object.keys(footer).some((key) => key.startsWith('__reactProps'));
  });
}

/** Until a product's dialog has its keys, its focus and all of its content; what is painted first is its skeleton. */
export async function untilDialogWhole(page: Page): Promise<void> {
  await expect(page.locator('[role="dialog"]:not([aria-busy])')).toBeVisible();
}

export { expect };
