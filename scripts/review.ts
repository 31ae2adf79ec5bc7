import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readContent } from './build/content-files';
import { readArguments } from './command-line.mjs';
import { findProblems } from './review/find-problems';
import { changesSincePublished } from './review/published';
import { readSite } from './review/read-site';
import { countProblems, reportPage } from './review/report';
import { sourceFinder } from './review/text-sources';
import { buildUnlessFresh } from './support/build-fingerprint';
import { bundleScript } from './support/bundle-script';
import { exportFolder, projectRoot } from './support/paths.mjs';

const USAGE = `npm run review
Marketing's review of every page: builds if anything has changed, and writes the report to .cache/review.html.`;

export async function main(args: string[]): Promise<void> {
  readArguments(USAGE, { args });
  await buildUnlessFresh();
  const site = await readSite(exportFolder);
  const problems = findProblems(site);
  const file = path.join(projectRoot, '.cache/review.html');
  mkdirSync(path.dirname(file), { recursive: true });
  const report = reportPage({
    site,
    problems,
    changes: await changesSincePublished(site),
    findSource: sourceFinder(await readContent()),
    date: new Date().toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' }),
    styles: readFileSync(path.join(projectRoot, 'scripts/review/report.css'), 'utf8'),
    script: bundleScript('scripts/review/save-table.ts'),
  });
  writeFileSync(file, report);
  console.log(`${site.pages.length} pages, ${countProblems(problems)}. Open ${file}`);
}
