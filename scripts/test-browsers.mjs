/*
 * The main journeys in browsers of other makers. `npm test` runs everything in Chromium; this shows that nothing hangs
 * on it alone.
 */
import { runMain } from './command-line.mjs';
import { isExportFresh } from './export-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { runNode } from './run-command.mjs';
import { testEnvironment } from './test-environment.mjs';

await runMain(async () => {
  await ensureInstalled();
  if (!isExportFresh({ ...process.env, ...testEnvironment })) {
    const code = await runNode(['scripts/build.mjs'], testEnvironment);
    if (code !== 0) throw new Error('The build failed. Its own message is above.');
  }
  // Not before the packages are there.
  const { runJourneys } = await import('../e2e/browsers/run-journeys.mjs');
  const { passed, failed, missing } = await runJourneys();
  const notRun = missing.length > 0 ? `; not run: ${missing.join(', ')}` : '';
  console.log(`\n${passed} passed, ${failed} failed${notRun}`);
  process.exit(failed > 0 ? 1 : 0);
});
