import { readContent } from './build/content-files';
import { findProblems } from './review/find-problems';
import { changesSincePublished } from './review/published';
import { readSite } from './review/read-site';
import { reportPage } from './review/report';
import { sourceFinder } from './review/text-sources';
import { buildUnlessFresh } from './support/build-fingerprint';
import { exportFolder, projectRoot } from './support/paths.mjs';
import { readArguments } from './support/read-arguments';
import { writeWhole } from './support/write-whole';

const USAGE = `npm run review
Marketing's review of every page: builds if anything has changed, and writes the report to .cache/review.html.`;

export async function main(args: string[]): Promise<void> {
  readArguments(USAGE, { args });
  await buildUnlessFresh();
  const site = readSite(exportFolder);
  const problems = findProblems(site);
  const file = `${projectRoot}.cache/review.html`;
  writeWhole(file, reportPage(site, problems, await changesSincePublished(site), sourceFinder(await readContent())));
  console.log(`Pages: ${site.pages.length}, problems: ${problems.length}. Open ${file}`);
}
