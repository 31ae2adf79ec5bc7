import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { exportFolder, projectRoot } from '@/scripts/support/paths.mjs';
import { linkFolder } from '../support/link-folder';
import { allRoutes } from '../support/routes';

interface Review {
  pages: { path: string; linksIn: string[]; structuredData: { types: string[] } }[];
  problems: { path: string; rule: string; message: string; hint: boolean }[];
}

// Each starts Node and reads every page.
test.slow();

const report = path.join(projectRoot, '.cache', 'review', 'report.html');

function review(...args: string[]) {
  return spawnSync(process.execPath, [path.join(projectRoot, 'scripts/run.mjs'), 'review', ...args], { encoding: 'utf8' });
}

function reviewAsData(folder: string): { status: number | null; review: Review } {
  const { status, stdout, stderr } = review('--json', '--export', folder);
  if (!stdout) throw new Error(`The review printed nothing: ${stderr}`);
  return { status, review: JSON.parse(stdout) as Review };
}

test('no page breaks a rule', () => {
  const { status, review: data } = reviewAsData(exportFolder);
  expect(data.problems.filter(({ hint }) => !hint)).toEqual([]);
  expect(status).toBe(0);
  expect(data.pages.map((page) => page.path).sort()).toEqual([...allRoutes].sort());
});

test('a page that breaks rules is named, and the exit code says so', () => {
  const folder = mkdtempSync(path.join(projectRoot, '.cache', 'review-'));
  try {
    linkFolder(exportFolder, folder);
    const file = path.join(folder, 'about.html');
    const broken = readFileSync(file, 'utf8')
      .replace(/<link rel="canonical"[^>]*>/, '')
      .replace(/<h1/, '<h3>Too soon</h3><h1')
      .replace('</main>', '<a href="/gone">Gone</a><img src="/a.jpg"/></main>');
    unlinkSync(file);
    writeFileSync(file, broken);
    unlinkSync(path.join(folder, 'share', 'contact.jpg'));

    const { status, review: data } = reviewAsData(folder);
    expect(status).toBe(1);
    const rules = data.problems.filter(({ hint }) => !hint).map(({ path: page, rule }) => `${page} ${rule}`);
    expect(new Set(rules)).toEqual(
      new Set(['/about canonical', '/about heading-jump', '/about alt', '/about link', '/contact share-picture']),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the report opens by itself, sorts, filters and prints', async ({ page, context }) => {
  expect(review('--export', exportFolder).status).toBe(0);
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
