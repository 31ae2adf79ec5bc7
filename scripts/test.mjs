import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findOrInstallChromium, findOrInstallHeadlessShell } from './browser.mjs';
import { preparationSteps, runSteps } from './build-steps.mjs';
import { runMain } from './command-line.mjs';
import { isExportFresh } from './export-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { projectRoot } from './paths.mjs';
import { runNode } from './run-command.mjs';
import { countCheck, countJest, countPlaywright } from './test-counts.mjs';
import { testEnvironment } from './test-environment.mjs';

/** In one row: what runs at the same time, since each of these uses one core. */
const STAGES = [['types', 'lint'], ['jest'], ['playwright']];

await runMain(async () => {
  const { only, filter } = readArguments(process.argv.slice(2));
  const results = mkdtempSync(path.join(tmpdir(), 'test-results-'));
  const total = { passed: 0, failures: [] };
  const add = ({ passed, failures }) => {
    total.passed += passed;
    total.failures.push(...failures);
  };

  try {
    await ensureInstalled();
    // The builds of this run, those in its tests too, leave to the stage what it does anyway.
    const isWanted = (stage) => only?.includes(stage) ?? true;
    if (isWanted('types')) process.env.TYPES_ARE_CHECKED = 'yes';
    const built = await prepare(only);
    for (const row of STAGES) {
      const stages = row.filter(isWanted);
      if (stages.length > 0) console.log(`\n── ${stages.join(' and ')}`);
      const counts = await Promise.all(stages.map((stage) => runStage(stage, { filter, built, results })));
      counts.forEach(add);
    }
  } catch (error) {
    console.error(`\n${error.message}`);
    add({ passed: 0, failures: [error.message] });
  } finally {
    rmSync(results, { recursive: true, force: true });
  }

  if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.map((name) => `  ${name}`).join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failures.length} failed`);
  process.exitCode = total.failures.length > 0 ? 1 : 0;
});

/** `--only jest` (repeatable) chooses stages; what else is given goes to the one runner chosen. */
function readArguments(args) {
  const only = [];
  const filter = [];
  for (let index = 0; index < args.length; index += 1) {
    if (args[index] === '--only') only.push(args[(index += 1)]);
    else filter.push(args[index]);
  }
  const unknown = only.find((stage) => !STAGES.flat().includes(stage));
  if (only.includes(undefined) || unknown) throw new Error(`--only takes one of: ${STAGES.flat().join(', ')}`);
  if (filter.length > 0 && !(only.length === 1 && /jest|playwright/.test(only[0]))) {
    throw new Error('A filter needs its runner: npm test -- --only playwright contact.spec.ts');
  }
  return { only: only.length > 0 ? only : null, filter };
}

/**
 * Builds the export with the tests' settings. Quick runs of one stage keep a fresh export, and do
 * no more than they need.
 *
 * @returns {Promise<boolean>} false when the build failed
 */
async function prepare(only) {
  const environment = { ...process.env, ...testEnvironment };
  if (only && !only.includes('playwright')) {
    const prepared = existsSync(path.join(projectRoot, '.generated', 'pictures.json'));
    if (!prepared && only.some((stage) => stage !== 'lint')) {
      // The stage itself says what it misses; most of it can still be run.
      await runSteps(preparationSteps).catch((error) => console.error(`\n${error.message}`));
    }
    return true;
  }
  if (only && isExportFresh(environment)) return true;

  console.log('\n── build');
  return (await runNode(['scripts/build.mjs'], testEnvironment)) === 0;
}

async function runStage(stage, { filter, built, results }) {
  switch (stage) {
    case 'types':
      return countCheck('Type check', await checkTypes());
    case 'lint': {
      const args = ['--max-warnings', '0', '.'];
      return countCheck('Lint', await runNode(['node_modules/eslint/bin/eslint.js', ...args]));
    }
    case 'jest': {
      const file = path.join(results, 'jest.json');
      const args = ['--ci', '--json', '--outputFile', file, ...filter];
      return countJest(file, await runNode(['node_modules/jest/bin/jest.js', ...args]));
    }
    case 'playwright': {
      if (!built) return { passed: 0, failures: ['Playwright: not run, because the build failed'] };
      return runPlaywright(path.join(results, 'playwright.json'), filter);
    }
  }
}

async function checkTypes() {
  // Written by Next, not kept in the repository: without it, a check in a new clone knows no Next types.
  if (!existsSync(path.join(projectRoot, 'next-env.d.ts'))) {
    await runNode(['node_modules/next/dist/bin/next', 'typegen']);
  }
  return runNode(['node_modules/typescript/bin/tsc', '--noEmit']);
}

async function runPlaywright(file, filter) {
  const shell = await findOrInstallHeadlessShell();
  const chromium = await findOrInstallChromium();
  const environment = {
    CHROMIUM_PATH: chromium,
    HEADLESS_SHELL_PATH: shell ?? chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  };
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter', 'dot,json', ...filter];
  return countPlaywright(file, await runNode(['node_modules/@playwright/test/cli.js', ...args], environment));
}
