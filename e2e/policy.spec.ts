import { expect, test, type Page } from '@playwright/test';
import { listExportedPages } from './exported-pages';
import { watchViolations } from './violations';

// No screenshots here: Playwright takes them with a style of its own, which the policy reports.
test.use({ screenshot: 'off' });

/** Until React has taken the page over. */
const hydrated = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__react')));

for (const address of [...listExportedPages(), '/no-such-page']) {
  test(`nothing on ${address} breaks the policy`, async ({ page }) => {
    const violations = await watchViolations(page);
    const response = await page.goto(address);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');

    const header = response?.headers()['content-security-policy'];
    const meta = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    expect(header).toBe(`${meta}; frame-ancestors 'none'`);
    expect(violations).toEqual([]);
  });
}
