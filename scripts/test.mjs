/* `npm test`. Plain JavaScript, since it installs missing packages before it runs test/run-tests.ts. */
import './test/for-tests.mjs';
import { readArguments, runMain } from './command-line.mjs';
import { ensureInstalled } from './support/install.mjs';

const USAGE = `npm test -- [word…] [--full | --all] [--update-snapshots=all] [--grep=title] [--project=phone]
With words: the test files whose path holds one. Without: all checks and tests but the slow ones; with --full the slow ones, with
--all both. The other options are Playwright's. The last line is "N passed, N failed".`;

await runMain(async () => {
  const { values, positionals } = readArguments(USAGE, {
    args: process.argv.slice(2),
    options: {
      full: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      'update-snapshots': { type: 'string' },
      grep: { type: 'string' },
      project: { type: 'string' },
    },
    allowPositionals: true,
  });
  const { full, all, ...others } = values;
  const flags = Object.entries(others).map(([name, value]) => `--${name}=${value}`);
  const { importTypeScript } = await ensureInstalled();
  const { runTests } = await importTypeScript('scripts/test/run-tests.ts');
  process.exitCode = await runTests({ words: positionals, full, all, flags });
}, '0 passed, 1 failed');
