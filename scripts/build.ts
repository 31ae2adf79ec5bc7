import { statSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from './command-line.mjs';
import { reportOnSite } from './check-launch';
import { lockBuild } from './build/build-lock';
import { checkContent } from './build/check-content';
import { checkEnvironment } from './build/check-environment';
import { encodePictures } from './build/encode-pictures';
import { fillFolder } from './build/fill-folder';
import { copyPictures, finishPages } from './build/finish-export';
import { cutFont } from './build/font';
import { listPictures } from './build/list-pictures';
import { drawSharePictures } from './build/share-pictures';
import { currentFingerprint, writeFingerprint } from './support/build-fingerprint';
import { listFiles } from './support/list-files';
import { exportFolder, stagingFolder } from './support/paths.mjs';
import { runNode } from './support/run-command.mjs';

const USAGE = `npm run build
Makes the static export in out/. Settings are variables of .env.example.`;

/** Throws an error whose message says what to do. */
type Step = () => Promise<void> | void;

/** Needed before Next can build or serve pages: checked settings and content, the font, the names of the picture files. */
const BEFORE_PAGES: [words: string, step: Step][] = [
  ['Settings checked', checkEnvironment],
  ['Content checked', checkContent],
  ['Typeface made', cutFont],
  ['Pictures listed', listPictures],
];
const PICTURES: [words: string, step: Step][] = [
  ['Pictures encoded', encodePictures],
  ['Share pictures drawn', drawSharePictures],
];
const PAGES: [words: string, step: Step][] = [
  ['Pages made', buildPages],
  ['Pages finished', finishPages],
];

export async function main(args: string[]): Promise<void> {
  readArguments(USAGE, { args });
  lockBuild();
  const fingerprint = currentFingerprint();
  await inTurn(BEFORE_PAGES);
  await atOnce([...PICTURES.map((step) => () => timed(step)), () => inTurn(PAGES)]);
  copyPictures();
  // Not before this point: a failed build leaves the last export and its fingerprint in place.
  fillFolder(exportFolder, stagingFolder);
  writeFingerprint(fingerprint);

  const files = listFiles(exportFolder);
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(exportFolder, file)).size, 0);
  console.log(`\nThe export is in ${exportFolder}: ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB.`);
  const { open, variables } = reportOnSite();
  const among = variables > 0 ? ', the mail service or the site’s address among them' : '';
  if (open > 0) console.log(`Before you publish it: ${open} things are to be set or confirmed${among} (npm run check:launch).`);
}

/** Makes everything that pages need except the export, for `npm run dev`. */
export async function prepare(): Promise<void> {
  await inTurn(BEFORE_PAGES);
  await atOnce(PICTURES.map((step) => () => timed(step)));
}

async function buildPages(): Promise<void> {
  const code = await runNode(['node_modules/next/dist/bin/next', 'build']);
  if (code !== 0) throw new Error(`next build ended with exit code ${code}. Its own message is above.`);
}

async function inTurn(steps: readonly [words: string, step: Step][]): Promise<void> {
  for (const step of steps) await timed(step);
}

async function atOnce(steps: readonly (() => Promise<void>)[]): Promise<void> {
  // `Promise.all` would return at the first error, while the other steps still run.
  const failed = (await Promise.allSettled(steps.map((step) => step()))).find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function timed([words, step]: [words: string, step: Step]): Promise<void> {
  const start = Date.now();
  await step();
  console.log(`${words}, ${((Date.now() - start) / 1000).toFixed(1)} s`);
}
