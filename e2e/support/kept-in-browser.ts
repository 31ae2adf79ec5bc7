import type { Page } from '@playwright/test';

/** How much a page has written into the browser. */
export function keptInBrowser(page: Page) {
  return page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
  }));
}
