import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import { findOrInstallChromium, otherBrowsers } from '../support/browser';
import { isExportFresh } from '../support/build-fingerprint';
import { projectRoot } from '../support/paths.mjs';
import { runNode } from '../support/run-command.mjs';
import { testEnvironment } from '../support/test-environment';

/** `failures` has one line for each failed test or check. */
interface Count {
  passed: number;
  failures: string[];
}

const CHECKS: Readonly<Record<string, string[]>> = {
  Types: ['typescript/bin/tsc'],
  Lint: ['eslint/bin/eslint.js', '--max-warnings', '0', '.'],
  // Those who edit words and prices need not know how lines are broken; `npm run format` does it for them.
  Format: ['prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.', '!content'],
  'Unused code': ['knip/bin/knip.js', '--no-progress'],
};

/** `--grep` for slow tests: those tagged @full, and all in other browsers. Playwright matches it from the project's name on. */
const SLOW = '@full|^(firefox|webkit) ';

/** Checks that run at once; the build runs at the same time. */
const AT_ONCE = 2;

const results = mkdtempSync(path.join(tmpdir(), 'test-results-'));

interface TestOptions {
  /** Each must be part of the path of a test file. */
  words: readonly string[];
  /** Only the slow tests, or both. */
  full: boolean;
  all: boolean;
  /** For Playwright. */
  flags: readonly string[];
}

/** Prints `N passed, N failed` on its last line. Returns the exit code. */
export async function runTests({ words, full, all, flags }: TestOptions): Promise<number> {
  const started = Date.now();
  try {
    const counts = words.length > 0 ? await runMatching(words, flags) : await runAll({ quick: !full, slow: full || all }, flags);
    const passed = counts.reduce((sum, count) => sum + count.passed, 0);
    const failures = counts.flatMap((count) => count.failures);
    if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
    console.log(`\n${Math.round((Date.now() - started) / 1000)} s\n${passed} passed, ${failures.length} failed`);
    return failures.length > 0 ? 1 : 0;
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
}

async function runMatching(words: readonly string[], flags: readonly string[]): Promise<Count[]> {
  const files = ['components', 'content', 'e2e', 'lib', 'scripts']
    .flatMap((room) =>
      readdirSync(path.join(projectRoot, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
    )
    // Windows separates folders by `\\`.
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(test|spec)\.ts$/.test(file));
  const unknown = words.filter((word) => !files.some((file) => file.includes(word)));
  if (unknown.length > 0) throw new Error(`No test file has ${unknown.join(' or ')} in its path.`);
  const [units, specs] = ['.test.ts', '.spec.ts'].map((ending) =>
    files.filter((file) => file.endsWith(ending) && words.some((word) => file.includes(word))),
  );
  const counts: Count[] = [];
  if (units?.length) counts.push(await runJest(units));
  if (specs?.length) counts.push((await build()) ? await runPlaywright([...flags, ...specs], { others: true }) : NOT_BUILT);
  return counts;
}

async function runAll({ quick, slow }: { quick?: boolean; slow?: boolean }, flags: readonly string[]): Promise<Count[]> {
  // Runs while the checks below do.
  const built = build();
  const checks = Object.entries(CHECKS).map(([name, [program = '', ...args]]) => async () => {
    const passed = (await runNode([`node_modules/${program}`, ...args])) === 0;
    return { passed: Number(passed), failures: passed ? [] : [name] };
  });
  const counts = quick ? await pMap([runJest, ...checks], (run) => run(), { concurrency: AT_ONCE }) : [];
  if (!(await built)) return [...counts, NOT_BUILT];
  const which = quick === slow ? [] : [quick ? '--grep-invert' : '--grep', SLOW];
  return [...counts, await runPlaywright([...which, ...flags], { others: Boolean(slow) })];
}

const NOT_BUILT: Count = { passed: 0, failures: ['The build; no test in a browser was run'] };

/** Builds the tests' export, unless it is fresh. @returns whether there is one */
async function build(): Promise<boolean> {
  if (isExportFresh({ ...process.env, ...testEnvironment })) return true;
  return (await runNode(['scripts/run.mjs', 'build'], testEnvironment)) === 0;
}

interface JestResults {
  testResults: { name: string; message: string; assertionResults: { status: string; fullName: string }[] }[];
}

async function runJest(files: readonly string[] = []): Promise<Count> {
  const file = path.join(results, 'jest.json');
  const code = await runNode(['node_modules/jest/bin/jest.js', '--ci', '--json', '--outputFile', file, ...files]);
  const tests = readResults<JestResults>(file)?.testResults.flatMap(({ name, assertionResults }) =>
    // A file that fails to load has no results, but counts as a failure.
    (assertionResults.length > 0 ? assertionResults : [{ status: 'failed', fullName: 'no test ran' }]).map(
      ({ status, fullName }) => ({ passed: status === 'passed', title: `${path.relative(projectRoot, name)}: ${fullName}` }),
    ),
  );
  return count('Jest', tests, code);
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { file: string; title: string; tests: { status: string; projectName: string }[] }[];
}

async function runPlaywright(args: readonly string[], browsers: { others: boolean }): Promise<Count> {
  console.log(`Browser: ${await findOrInstallChromium()}`);
  const missing = ['firefox', 'webkit'].filter((name) => !(name in otherBrowsers()));
  if (browsers.others && missing.length > 0) console.log(`Not run, because it is not here: ${missing.join(', ')}`);
  const file = path.join(results, 'playwright.json');
  const command = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', '--reporter', 'dot,json', ...args];
  const code = await runNode(command, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const listTests = ({ suites = [], specs = [] }: PlaywrightSuite): { passed: boolean; title: string }[] => [
    ...suites.flatMap(listTests),
    ...specs.flatMap((spec) =>
      // Flaky and skipped tests count as failed.
      spec.tests.map(({ status, projectName }) => ({
        passed: status === 'expected',
        title: `e2e/${spec.file}: ${spec.title} [${projectName}]`,
      })),
    ),
  ];
  const report = readResults<PlaywrightSuite>(file);
  return count('Playwright', report && listTests(report), code);
}

/** A runner without results, or with an error code but no failed test, counts as one failure. */
function count(runner: string, tests: readonly { passed: boolean; title: string }[] | null | undefined, code: number): Count {
  const failures = (tests ?? []).filter(({ passed }) => !passed).map(({ title }) => title);
  const passed = (tests ?? []).length - failures.length;
  if (failures.length === 0 && (code !== 0 || !tests?.length)) failures.push(`${runner}, with exit code ${code}`);
  return { passed, failures };
}

function readResults<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}
