import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildSteps, runSteps } from './build-steps.mjs';
import { runMain } from './command-line.mjs';
import { currentStamp, removeExportStamp, writeExportStamp } from './export-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { exportFolder } from './paths.mjs';

await runMain(async () => {
  await ensureInstalled();
  const stamp = currentStamp();
  removeExportStamp();
  await runSteps(buildSteps);
  writeExportStamp(stamp);

  const sizes = listSizes(exportFolder);
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
  console.log(`\nThe export is in ${exportFolder}: ${sizes.length} files, ${megabytes.toFixed(1)} MB.`);
});

function listSizes(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(path.join(entry.parentPath, entry.name)).size);
}
