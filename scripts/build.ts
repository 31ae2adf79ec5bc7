/** `npm run build`: the static export in `out/`; `-- --step 'Check the content'` runs that step alone, several in their order. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withBuildLock } from './build/build-lock';
import { replaceFolder } from './build/replace-folder';
import { buildSteps, runSteps, type BuildRow } from './build/steps';
import { exportFolder, stagingFolder } from './support/paths.mjs';
import { currentFingerprint, isExportFresh, removeFingerprint, writeFingerprint } from './support/build-fingerprint';

export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { step: { type: 'string', multiple: true } } });
  if (values.step !== undefined) {
    await runSteps(values.step.map(stepNamed));
    return;
  }

  await withBuildLock(async ({ hasWaited }) => {
    if (hasWaited && isExportFresh()) return console.log('The other build has made what this one would make.');
    const fingerprint = currentFingerprint();
    await runSteps(buildSteps);
    // A build that fails leaves the last export in place, and what is said of it.
    removeFingerprint();
    replaceFolder(exportFolder, stagingFolder);
    writeFingerprint(fingerprint);
  });

  const sizes = listSizes(exportFolder);
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
  console.log(`\nThe export is in ${exportFolder}: ${sizes.length} files, ${megabytes.toFixed(1)} MB.`);
}

function stepNamed(name: string): BuildRow {
  const steps = buildSteps.flat();
  const step = steps.find((one) => one.name === name);
  if (!step) throw new Error(`There is no step "${name}"; there are: ${steps.map((one) => one.name).join(', ')}`);
  return [step];
}

function listSizes(folder: string): number[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(path.join(entry.parentPath, entry.name)).size);
}
