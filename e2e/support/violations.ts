import type { Page } from '@playwright/test';

/**
 * Watches a page, and those it navigates to, for whatever the policy stops: its events, what the console says of it, and
 * errors that come of it. Ask for it before the first page is opened.
 */
export async function watchViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('reportViolation', (what: string) => found.push(what));
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (what: string) => void };
    document.addEventListener('securitypolicyviolation', (event) => {
      reportViolation(
        `${event.violatedDirective} blocked ${event.blockedURI} ${event.sample} at ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  });
  page.on('console', (message) => {
    if (/content security policy|trusted ?type|trustedhtml|trustedscript|permissions.policy|integrity/i.test(message.text())) {
      found.push(`console: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => found.push(`error: ${error.message}`));
  return found;
}
