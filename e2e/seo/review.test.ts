import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { exportFolder, projectRoot } from '@/scripts/support/paths.mjs';
import { linkFolder } from '../support/link-folder';
import { allRoutes } from '../support/routes';

interface Review {
  pages: { path: string; linksIn: string[]; structuredData: { types: string[] } }[];
  problems: { path: string; rule: string; message: string; hint: boolean }[];
}

/** Each starts Node and reads every page. */
const SLOW_MS = 60_000;

function reviewAsData(folder: string): { status: number | null; review: Review } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(projectRoot, 'scripts/run.mjs'), 'review', '--json', '--export', folder],
    { encoding: 'utf8' },
  );
  if (!stdout) throw new Error(`The review printed nothing: ${stderr}`);
  return { status, review: JSON.parse(stdout) as Review };
}

test(
  'no page breaks a rule',
  () => {
    const { status, review: data } = reviewAsData(exportFolder);
    expect(data.problems.filter(({ hint }) => !hint)).toEqual([]);
    expect(status).toBe(0);
    expect(data.pages.map((page) => page.path).sort()).toEqual([...allRoutes].sort());
  },
  SLOW_MS,
);

test(
  'a page that breaks rules is named, and the exit code says so',
  () => {
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
  },
  SLOW_MS,
);
