import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { exportFolder, projectRoot } from '@/scripts/support/paths.mjs';
import { allRoutes } from '../support/routes';

const report = path.join(projectRoot, '.cache', 'review', 'report.html');

test('the report opens by itself, sorts, filters and prints', { tag: '@full' }, async ({ page, context }) => {
  const args = [path.join(projectRoot, 'scripts/run.mjs'), 'review', '--export', exportFolder];
  expect(spawnSync(process.execPath, args).status).toBe(0);
  await context.setOffline(true);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => {
    if (!/^(file|data):/.test(request.url())) errors.push(`asked for ${request.url()}`);
  });
  await page.goto(pathToFileURL(report).href);

  const articles = page.locator('article:visible');
  await expect(articles).toHaveCount(allRoutes.length);
  await expect(page.getByRole('heading', { name: 'No page breaks a rule' })).toBeVisible();
  for (const preview of ['Google, desktop', 'Google, phone', 'WhatsApp', 'Facebook']) {
    await expect(page.locator('article').first().getByRole('figure', { name: preview })).toBeVisible();
  }
  const pictures = await page
    .locator('article img')
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
  expect(pictures).toHaveLength(allRoutes.length * 2);
  expect(Math.min(...pictures)).toBeGreaterThan(300);

  await page.getByRole('button', { name: 'Title, characters' }).click();
  const lengths = await page.locator('#overview tbody tr td:nth-child(3)').allTextContents();
  expect(lengths.map(Number)).toEqual([...lengths].map(Number).sort((a, b) => a - b));
  const order = await page.locator('#overview tbody tr').evaluateAll((rows) => rows.map((row) => row.dataset.page));
  expect(await page.locator('article').evaluateAll((all) => all.map((one) => one.id))).toEqual(order);

  await page.getByRole('searchbox').fill('bike self-start');
  await expect(articles).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('searchbox')).toBeHidden();
  expect(errors).toEqual([]);
});
