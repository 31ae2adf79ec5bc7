import { type Fault } from '../support/faulty-line';
import { expect, passSilence, test, untilReady } from '../support/faulty-line-test';

/*
 * Each late file of each page, hanging in turn, and each way of being late for one page of each kind.
 */

const pages = ['/', '/products', '/products/24v-100ah-lithium-battery', '/about', '/contact', '/get-quote'];
const isLate = (path: string) => /^\/_next\/static\/.*\.(?:js|css|txt)$/.test(path);
const faults: Fault[] = ['hang', 'half', { bytesPerSecond: 1 }];

test.describe('a late file', { tag: ['@phone', '@full'] }, () => {
  for (const address of pages) {
    test(`of ${address}, each in turn: the page reads, tries again by itself and then works`, async ({ browser, line }) => {
      test.setTimeout(300_000);
      const first = await browser.newPage({ baseURL: line.url, serviceWorkers: 'block' });
      await first.goto(address);
      await untilReady(first);
      const files = [...new Set(line.asked.filter(isLate))];
      await first.close();
      expect(files.length).toBeGreaterThan(6);

      for (const [index, file] of files.entries()) {
        await test.step(file, async () => {
          const page = await browser.newPage({ baseURL: line.url, serviceWorkers: 'block' });
          await page.clock.install();
          line.asked.length = 0;
          line.spoil((path) => path === file, faults[index % faults.length] ?? 'hang');
          await page.goto(address);
          await expect.poll(() => line.asked.includes(file)).toBe(true);
          // What comes has come, so that it is no sound after the time has passed.
          await page.waitForTimeout(300);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
          await passSilence(page);
          await expect.poll(() => line.asked.filter((path) => path === file).length).toBe(2);
          line.restore();
          // A file in drops goes on dripping: it is the next try that gets it whole.
          await passSilence(page);
          await page.getByRole('heading', { level: 1 }).click();
          await untilReady(page);
          await page.close();
        });
      }
    });
  }
});
