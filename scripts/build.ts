/** `npm run build`: the static export in `out/`. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { withBuildLock } from './build/build-lock';
import { checkContent } from './build/check-content';
import { checkEnvironment } from './build/check-environment';
import { encodePictures } from './build/encode-pictures';
import { finishExport } from './build/finish-export';
import { cutFont } from './build/font';
import { listPictures } from './build/list-pictures';
import { replaceFolder } from './build/replace-folder';
import { drawSharePictures } from './build/share-pictures';
import { currentFingerprint, isExportFresh, writeFingerprint } from './support/build-fingerprint';
import { exportFolder, stagingFolder } from './support/paths.mjs';
import { runNode } from './support/run-command.mjs';

/** Does its work or throws an error whose message says what to do. */
type Step = () => Promise<void> | void;

/** What Next needs before it can build or serve pages: checked settings and content, the font, the names of the pictures. */
const BEFORE_PAGES = [checkEnvironment, checkContent, cutFont, listPictures];
const PICTURES = [encodePictures, drawSharePictures];

export async function main(): Promise<void> {
  await withBuildLock(async ({ hasWaited }) => {
    if (hasWaited && isExportFresh()) return console.log('The other build has made what this one would make.');
    const fingerprint = currentFingerprint();
    await inTurn(BEFORE_PAGES);
    await atOnce([...PICTURES, buildPages]);
    await inTurn([finishExport]);
    // A build that fails leaves the last export in place, and what is said of it.
    replaceFolder(exportFolder, stagingFolder);
    writeFingerprint(fingerprint);
  });

  const files = readdirSync(exportFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
  console.log(`\nThe export is in ${exportFolder}: ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB.`);
}

/** All that the pages show, for `npm run dev`. */
export async function prepare(): Promise<void> {
  await inTurn(BEFORE_PAGES);
  await atOnce(PICTURES);
}

async function buildPages(): Promise<void> {
  const code = await runNode(['node_modules/next/dist/bin/next', 'build']);
  if (code !== 0) throw new Error(`next build ended with exit code ${code}. Its own message is above.`);
}

async function inTurn(steps: readonly Step[]): Promise<void> {
  for (const step of steps) await timed(step);
}

async function atOnce(steps: readonly Step[]): Promise<void> {
  // None is left running alone.
  const failed = (await Promise.allSettled(steps.map(timed))).find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function timed(step: Step): Promise<void> {
  const start = Date.now();
  await step();
  console.log(`${step.name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
}
