import { expect, test } from '../support/site-test';

// Browsers log what the policy blocks as a console error, on which every test of a page fails.

test('what the policy blocks is logged as a console error', async ({ page, visit, complaints }) => {
  await visit('/about');
  // In a timer of the page, because the policy does not apply to what Playwright evaluates itself.
  await page.evaluate(() => void setTimeout(() => (document.body.innerHTML = '<img src="data:," onerror="alert()">')));
  await expect.poll(() => complaints.splice(0).join()).toContain('TrustedHTML');
});

for (const [where, event] of [
  ['a page', 'pointerup'],
  ['the layout of all pages', 'offline'],
] as const) {
  test(`an error in ${where} shows our own error page, under the policy`, async ({ page, complaints }) => {
    await page.addInitScript((planted) => {
      const add = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (type, ...rest) {
        // The document is left alone, because React listens to all events there.
        if (type === planted && this !== document) throw new Error('planted');
        add.call(this, type, ...rest);
      };
    }, event);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto('/products');
    // The page hydrates, fails, loads itself once more and fails again.
    await expect.poll(() => loads).toBe(2);
    await expect(page.locator('h1')).toHaveText('Something went wrong here');
    await expect(page.getByRole('link', { name: 'Ask on WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
    await expect(page.locator('h1')).toHaveCSS('font-family', /archivo/i);
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await expect.poll(() => loads).toBe(3);
    // Once the heading is there, all that fails has been logged.
    await expect(page.locator('h1')).toHaveText('Something went wrong here');
    expect(complaints.splice(0).filter((text) => !text.includes('planted'))).toEqual([]);
  });
}
