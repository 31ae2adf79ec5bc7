import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { lockBuild } from './build/build-lock';
import { checkContent } from './build/check-content';
import { readContent } from './build/content-files';
import { doubtfulChanges } from './build/doubtful-changes';
import { environmentProblems } from './build/environment-problems';
import { fillFolder } from './build/fill-folder';
import { copyPictures, finishPages } from './build/finish-export';
import { cutFont } from './build/font';
import { encodePictures } from './build/pictures/encode-pictures';
import { listPictures } from './build/pictures/list-pictures';
import { drawSharePictures } from './build/share/share-pictures';
import { reportOnSite } from './check-launch';
import { writeHostFiles } from './hosts/host-files';
import { readBuildEnvironment } from './support/build-environment';
import { currentFingerprint, writeFingerprint } from './support/build-fingerprint';
import { listFiles } from './support/list-files';
import { exportFolder, projectRoot, stagingFolder } from './support/paths.mjs';
import { readArguments } from './support/read-arguments';
import { runNode } from './support/run-command';

const USAGE = `npm run build
Makes the static export in out/. Settings are variables of .env.example.`;

export async function main(args: string[]): Promise<void> {
  readArguments(USAGE, { args });
  lockBuild();
  writeHostFiles();
  const fingerprint = currentFingerprint();
  await prepare(() => makePages(fingerprint.slice(0, 24)), checkNames);
  copyPictures();
  // The export is replaced only now: a failed build leaves the last export and its fingerprint in place.
  fillFolder(exportFolder, stagingFolder);
  writeFingerprint(fingerprint);

  const files = listFiles(exportFolder);
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(exportFolder, file)).size, 0);
  console.log(`\nThe export is in ${exportFolder}: ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB.`);
  const { open, variables } = await reportOnSite();
  const among = variables > 0 ? ', the mail service or the site’s address among them' : '';
  if (open > 0) console.log(`Before you publish it: ${open} things are to be set or confirmed${among} (npm run check:launch).`);
  for (const line of doubtfulChanges(`${projectRoot}.cache/seen-products.json`, await readContent())) {
    console.log(`Is it meant? ${line}`);
  }
}

/** Checks settings and content, and makes what pages need, pictures at the same time as the pages themselves. */
export async function prepare(...beside: (() => Promise<void>)[]): Promise<void> {
  checkEnvironment();
  await checkContent();
  await cutFont();
  const pictures = await listPictures();
  // `Promise.all` would return at the first error, while the other steps still run.
  const steps = await Promise.allSettled([
    encodePictures(pictures),
    drawSharePictures(pictures),
    ...beside.map((step) => step()),
  ]);
  // The last error counts: a name that isn't there, which the last step finds, causes errors in the steps before it.
  const failed = steps.findLast((step) => step.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Stops the build when a setting is wrong or would print a secret into the pages. */
function checkEnvironment() {
  const problems = environmentProblems(readBuildEnvironment());
  if (problems.length > 0) {
    throw new Error(`The settings of the build (the environment, or .env files) can't be used:\n${problems.join('\n')}`);
  }
  console.log('Environment: no secret among what the pages print');
}

/** Checks the names that pages read from content, in a process of its own, since TypeScript takes a while. */
async function checkNames() {
  await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'build/missing-names'], { cwd: projectRoot }).catch(
    ({ stderr }: { stderr: string }) => {
      throw new Error(stderr.trim());
    },
  );
}

async function makePages(buildId: string) {
  const next = ['--import', './scripts/build/end-with-parent.mjs', 'node_modules/next/dist/bin/next', 'build'];
  const code = await runNode(next, { BUILD_ID: buildId });
  if (code !== 0) throw new Error(`next build ended with exit code ${code}. Its own message is above.`);
  await finishPages();
}
