import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import { beforePages, runSteps } from '../build/steps';
import { isExportFresh } from '../support/build-fingerprint';
import { projectRoot } from '../support/paths.mjs';
import { runNode } from '../support/run-command.mjs';
import { findOrInstallArial, findOrInstallChromium, findOrInstallHeadlessShell } from '../support/browser';
import { testEnvironment } from '../support/test-environment';
import { countCheck, countJest, countPlaywright, type Count } from './counts';
import { readOptions, type StageName, type TestOptions } from './options';

/** Projects of e2e/playwright.config.ts that `npm run test:full` adds to those of `npm test`. */
const FULL_PROJECTS = 'full*';

/** On two cores, beside the build. */
const STAGES_AT_ONCE = 2;

/**
 * Runs the stages that the options name, prints what failed, and as the last line `N passed, N failed`.
 *
 * @returns the exit code
 */
export async function runTests(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  const total: Count = { passed: 0, failures: [] };
  const results = mkdtempSync(path.join(tmpdir(), 'test-results-'));
  const add = ({ passed, failures }: Count) => {
    total.passed += passed;
    total.failures.push(...failures);
  };

  try {
    // The builds of this run, those in its tests too, leave to the stage what it does anyway.
    if (options.rows.flat().includes('types')) process.env.TYPES_ARE_CHECKED = 'yes';
    await prepare(options);
    const built = build(options);
    for (const row of options.rows) {
      const started = Date.now();
      console.log(`\n── ${row.join(', ')}`);
      const context = { filter: options.filter, built, results };
      const counts = await pMap(row, (stage) => runStage(stage, context), { concurrency: STAGES_AT_ONCE });
      counts.forEach(add);
      console.log(`── ${row.join(', ')}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(`\n${message}`);
    total.failures.push(message);
  } finally {
    rmSync(results, { recursive: true, force: true });
  }

  if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.map((name) => `  ${name}`).join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failures.length} failed`);
  return total.failures.length > 0 ? 1 : 0;
}

/** Makes what types and units read of the build: the font, the list of pictures. Runs of chosen stages keep what there is. */
async function prepare({ rows, chosen }: TestOptions): Promise<void> {
  const stages = rows.flat();
  const prepared = existsSync(path.join(projectRoot, '.generated', 'pictures.json'));
  if ((chosen && prepared) || !stages.some((stage) => ['types', 'jest'].includes(stage))) return;
  // The stage itself says what it misses; most of it can still be run.
  await runSteps(beforePages).catch((error: unknown) => console.error(`\n${error instanceof Error ? error.message : error}`));
}

/**
 * Builds the export with the tests' settings. Runs of chosen stages keep a fresh one, and need none if no stage reads it.
 *
 * @returns false when the build failed
 */
async function build({ rows, chosen }: TestOptions): Promise<boolean> {
  const needed = rows.flat().some((stage) => ['export', 'playwright', 'full', 'browsers'].includes(stage));
  if (!needed || (chosen && isExportFresh({ ...process.env, ...testEnvironment }))) return true;

  const started = Date.now();
  console.log('\n── build');
  const built = (await runNode(['scripts/run.mjs', 'build'], testEnvironment)) === 0;
  console.log(`── build: ${((Date.now() - started) / 1000).toFixed(0)} s`);
  return built;
}

interface StageContext {
  filter: string[];
  /** False when the build failed. */
  built: Promise<boolean>;
  /** A folder for what the runners write. */
  results: string;
}

async function runStage(stage: StageName, { filter, built, results }: StageContext): Promise<Count> {
  switch (stage) {
    case 'types':
      return countCheck('Type check', await checkTypes());
    case 'lint':
      return countCheck('Lint', await runNode(['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.']));
    case 'unused':
      return countCheck('Unused code', await runNode(['node_modules/knip/bin/knip.js', '--no-progress']));
    case 'format':
      return countCheck(
        'Format',
        await runNode(['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.']),
      );
    case 'jest':
      return runJest(path.join(results, 'jest.json'), filter, ['components', 'content', 'lib', 'scripts']);
    case 'export':
      return (await built) ? runJest(path.join(results, 'export.json'), filter, ['e2e']) : notRun('Jest, on the export');
    case 'playwright': {
      // A file that is named is run whole.
      const projects = filter.length > 0 ? [] : ['desktop*', 'phone*'];
      return (await built) ? runPlaywright(path.join(results, 'playwright.json'), projects, filter) : notRun('Playwright');
    }
    case 'full':
      return (await built) ? runPlaywright(path.join(results, 'full.json'), [FULL_PROJECTS], filter) : notRun('Playwright, full');
    case 'browsers': {
      if (!(await built)) return notRun('Other browsers');
      // Loaded only now: it brings Playwright along.
      const { runJourneys } = await import('@/e2e/browsers/run-journeys');
      const { passed, failed, missing } = await runJourneys();
      if (missing.length > 0) console.log(`\nNot run: ${missing.join(', ')}`);
      return { passed, failures: failed };
    }
    case 'supply-chain':
      return countCheck('Supply chain', await runNode(['scripts/run.mjs', 'supply-chain']));
  }
}

function notRun(stage: string): Count {
  return { passed: 0, failures: [`${stage}: not run, because the build failed`] };
}

async function checkTypes(): Promise<number> {
  // Written by Next, not kept in the repository: without it, a check in a new clone knows no Next types.
  if (!existsSync(path.join(projectRoot, 'next-env.d.ts'))) await runNode(['node_modules/next/dist/bin/next', 'typegen']);
  return runNode(['node_modules/typescript/bin/tsc']);
}

async function runJest(file: string, filter: readonly string[], rooms: readonly string[]): Promise<Count> {
  const args = ['--ci', '--json', '--outputFile', file, ...filter, '--roots', ...rooms];
  return countJest(file, await runNode(['node_modules/jest/bin/jest.js', ...args]));
}

async function runPlaywright(file: string, projects: readonly string[], filter: readonly string[]): Promise<Count> {
  const shell = await findOrInstallHeadlessShell();
  const chromium = await findOrInstallChromium();
  await findOrInstallArial();
  const environment = {
    CHROMIUM_PATH: chromium,
    HEADLESS_SHELL_PATH: shell ?? chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  };
  const args = ['test', '-c', 'e2e', '--reporter', 'dot,json', ...projects.map((name) => `--project=${name}`), ...filter];
  return countPlaywright(file, await runNode(['node_modules/@playwright/test/cli.js', ...args], environment));
}
