import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildSteps, runSteps } from './build-steps.mjs';
import { runMain } from './command-line.mjs';
import { ensureInstalled } from './install.mjs';
import { exportFolder, stagingFolder } from './paths.mjs';

await runMain(async () => {
  await ensureInstalled();
  // Not before the packages are there.
  const { importTypeScript } = await import('./support/typescript.mjs');
  const { withBuildLock } = await importTypeScript('scripts/build/build-lock.ts');
  const { replaceFolder } = await importTypeScript('scripts/build/replace-folder.ts');
  const { currentFingerprint, isExportFresh, removeFingerprint, writeFingerprint } = await importTypeScript('scripts/support/build-fingerprint.ts');
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
});

function listSizes(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(path.join(entry.parentPath, entry.name)).size);
}
