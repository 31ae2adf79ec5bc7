/* `npm test`, and with `--full` `npm run test:full`: installs missing packages, then runs test/run-tests.ts. */
import { ensureInstalled } from './support/install.mjs';

try {
  await ensureInstalled();
  // Imported late: it needs the packages.
  const { importTypeScript } = await import('./support/typescript.mjs');
  const { runTests } = await importTypeScript('scripts/test/run-tests.ts');
  process.exitCode = await runTests(process.argv.slice(2));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}
