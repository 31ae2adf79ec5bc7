import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { withBuildLock } from './build-lock.mjs';
import { buildSteps, runSteps } from './build-steps.mjs';
import { runMain } from './command-line.mjs';
import { currentStamp, isExportFresh, removeExportStamp, writeExportStamp } from './export-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { exportFolder, stagingFolder } from './paths.mjs';
import { replaceFolder } from './replace-folder.mjs';

await runMain(async () => {
  await ensureInstalled();
  await withBuildLock(async ({ hasWaited }) => {
    if (hasWaited && isExportFresh()) return console.log('The other build has made what this one would make.');
    const stamp = currentStamp();
    await runSteps(buildSteps);
    // A build that fails leaves the last export in place, and what is said of it.
    removeExportStamp();
    replaceFolder(exportFolder, stagingFolder);
    writeExportStamp(stamp);
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
