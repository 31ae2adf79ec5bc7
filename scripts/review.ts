/**
 * Marketing's review of every page: one HTML report in `.cache/review/`, or the same as data.
 *
 *   npm run review                         builds if anything changed, writes the report
 *   npm run --silent review -- --json      prints the data; exit code 1 when a page breaks a rule
 *   npm run review -- --export <folder>    reads that export as it is and builds nothing
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isExportFresh } from './support/build-fingerprint';
import { exportFolder, projectRoot } from './support/paths.mjs';
import { findProblems } from './review/find-problems';
import { readSite } from './review/read-site';
import { reportPage } from './review/report';

export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false }, export: { type: 'string' } } });
  if (!values.export && !isExportFresh()) build();

  const site = await readSite(values.export ?? exportFolder);
  const problems = findProblems(site);
  const faults = problems.filter(({ hint }) => !hint).length;

  if (values.json) {
    const withoutThumbnails = (key: string, value: unknown) => (key === 'thumbnail' ? undefined : value);
    console.log(JSON.stringify({ ...site, problems }, withoutThumbnails, 2));
    if (faults > 0) process.exitCode = 1;
    return;
  }
  const file = path.join(projectRoot, '.cache', 'review', 'report.html');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, reportPage(site, problems));
  console.log(`${site.pages.length} pages, ${faults} problems. Open ${file}`);
}

/** The build talks on standard error, so that standard output stays the data. */
function build(): void {
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], {
    cwd: projectRoot,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (status !== 0) throw new Error('The build failed. Its own message is above.');
}
