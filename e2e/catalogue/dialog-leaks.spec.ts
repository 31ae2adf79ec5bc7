import { expect, test } from '@playwright/test';
import { waitForScripts } from '../support/quote-form';
import { untilDialogWhole } from '../support/site-test';

test('forty dialogs leave nothing behind', { tag: '@full' }, async ({ page, context }) => {
  test.setTimeout(120_000);
  await page.goto('/products');
  await waitForScripts(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return { nodes: value('Nodes'), listeners: value('JSEventListeners') };
  };
  const openAndClose = async () => {
    await page.locator('article h3 a').first().click();
    await untilDialogWhole(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  for (let count = 0; count < 5; count += 1) await openAndClose();
  const before = await measure();
  for (let count = 0; count < 40; count += 1) await openAndClose();
  const after = await measure();
  expect(before.nodes).toBeGreaterThan(100);
  // A leak would add at least one dialog's nodes and listeners each time.
  expect(after.nodes - before.nodes).toBeLessThan(400);
  expect(after.listeners - before.listeners).toBeLessThan(40);
});
