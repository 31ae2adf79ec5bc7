import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import { readArguments } from './command-line.mjs';
import { isExportFresh } from './support/build-fingerprint';
import { bundleScript } from './support/bundle-script';
import { exportFolder, projectRoot } from './support/paths.mjs';
import { readContent } from './build/check-content';
import { findProblems } from './review/find-problems';
import { keepReview } from './review/last-review';
import { readSite } from './review/read-site';
import { reportPage } from './review/report';
import { tableAsCsv, tableRows } from './review/table';
import { sourceFinder } from './review/text-sources';

const USAGE = `npm run review -- [--json | --csv] [--export folder]
Marketing's review of every page. Builds if anything has changed, and writes the report to .cache/review/report.html.
  --json      prints JSON instead; the exit code is 1 if a page breaks a rule (npm run --silent review -- --json)
  --csv       prints the table for a spreadsheet (npm run --silent review -- --csv > review.csv)
  --export    reads that export, without a build`;

export async function main(args: string[]): Promise<void> {
  const { values } = readArguments(USAGE, {
    args,
    options: { json: { type: 'boolean', default: false }, csv: { type: 'boolean', default: false }, export: { type: 'string' } },
  });
  if (!values.export && !isExportFresh()) build();

  const site = await readSite(values.export ?? exportFolder);
  const problems = findProblems(site);
  const faults = problems.filter(({ hint }) => !hint).length;

  if (values.json) {
    const withoutPictures = (key: string, value: unknown) => (key === 'thumbnail' || key === 'icon' ? undefined : value);
    console.log(JSON.stringify({ ...site, problems }, withoutPictures, 2));
    if (faults > 0) process.exitCode = 1;
    return;
  }
  const rows = tableRows(site, problems, sourceFinder(await readContent()));
  if (values.csv) {
    process.stdout.write(tableAsCsv(rows));
    return;
  }
  const folder = path.join(projectRoot, '.cache', 'review');
  const file = path.join(folder, 'report.html');
  mkdirSync(folder, { recursive: true });
  const date = new Date().toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
  const last = keepReview(path.join(folder, 'last.json'), { date, build: site.build, rows });
  const controls = bundleScript('scripts/review/report-controls.ts');
  writeFileSync(file, reportPage({ site, problems, rows, date, last, styles: await compileStyles(), controls }));
  console.log(`${rows.length} pages, ${faults} problems. Open ${file}`);
}

async function compileStyles(): Promise<string> {
  const file = path.join(projectRoot, 'scripts/review/report.css');
  const { css } = await postcss([tailwind({ optimize: true })]).process(readFileSync(file, 'utf8'), { from: file });
  return css;
}

/** Prints the build's output on standard error, so that standard output has only the JSON or the table. */
function build(): void {
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], {
    cwd: projectRoot,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (status !== 0) throw new Error('The build failed. Its own message is above.');
}
