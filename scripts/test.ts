import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import { findOrInstallChromium, installHeadlessShell, otherBrowsers } from './support/browser';
import { buildUnlessFresh } from './support/build-fingerprint';
import { listFiles } from './support/list-files';
import { projectRoot } from './support/paths.mjs';
import { readArguments } from './support/read-arguments';
import { runNode } from './support/run-command';
import { testEnvironment } from './support/test-environment';

const USAGE = `npm test -- [word…] [--full | --all] [--update-snapshots=all] [--grep=title] [--project=phone]
With words: the test files whose path holds one, or else the units that read a source whose path does. Without: all checks and tests but the slow ones; with --full the slow ones, with
--all both. The other options are Playwright's. The last line is "N passed, N failed".`;

const CHECKS: readonly string[][] = [
  ['typescript/bin/tsc'],
  ['eslint/bin/eslint.js', '--max-warnings', '0', '.'],
  // Those who edit words and prices need not know how lines are broken; `npm run format` does it for them.
  ['prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.', '!content'],
  ['knip/bin/knip.js', '--no-progress'],
];

/** `--grep` for slow tests: those tagged @full, and all in other browsers. Playwright matches it from the project's name on. */
const SLOW = '@full|^(firefox|webkit) ';

/** Checks that run at once; the build runs at the same time. */
const AT_ONCE = 2;

let passed = 0;
let failed = 0;

const results = mkdtempSync(path.join(tmpdir(), 'test-results-'));
process.once('exit', () => rmSync(results, { recursive: true, force: true }));

export async function main(args: string[]): Promise<void> {
  const { values, positionals: words } = readArguments(USAGE, {
    args,
    options: {
      full: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      'update-snapshots': { type: 'string' },
      grep: { type: 'string' },
      project: { type: 'string' },
    },
    allowPositionals: true,
  });
  Object.assign(process.env, testEnvironment);
  const { full, all, ...others } = values;
  const flags = Object.entries(others).map(([name, value]) => `--${name}=${value}`);
  const started = Date.now();
  await (words.length > 0 ? runMatching(words, flags) : runAll(full, all, flags));
  console.log(`\n${Math.round((Date.now() - started) / 1000)} s\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

async function runMatching(words: readonly string[], flags: readonly string[]) {
  const files = ['components', 'content', 'e2e', 'lib', 'scripts']
    .flatMap((folder) => listFiles(projectRoot + folder).map((file) => `${folder}/${file}`))
    .filter((file) => /^e2e.*\.spec\.ts$|^(?!e2e).*\.tsx?$/.test(file));
  const chosen = words.flatMap((word) => {
    const named = files.filter((file) => file.includes(word));
    const tests = named.filter((file) => /\.(test|spec)\.ts$/.test(file));
    if (named.length === 0) throw new Error(`No test and no source file has ${word} in its path.`);
    return tests.length > 0 ? tests : named;
  });
  const specs = chosen.filter((file) => file.startsWith('e2e/'));
  const others = chosen.filter((file) => !specs.includes(file));
  // Of a source without a test of its own, the units that read it.
  if (others.length > 0) await runJest(['--findRelatedTests', ...others]);
  if (specs.length > 0) await buildAndBrowse([...flags, ...specs]);
}

async function runAll(full: boolean, all: boolean, flags: readonly string[]) {
  const which = all ? [] : [full ? '--grep' : '--grep-invert', SLOW];
  // The build runs while the checks do.
  const built = build();
  const checks = CHECKS.map(([program = '', ...args]) => async () => {
    const code = await runNode([`node_modules/${program}`, ...args]);
    if (code !== 0) console.error(`${program} failed`);
    count(Number(code === 0), 0, code);
  });
  // Unit tests come last: they read the list of pictures, which the build writes soon after it has begun.
  if (!full) await pMap([...checks, () => runJest([])], (run) => run(), { concurrency: AT_ONCE });
  await buildAndBrowse([...which, ...flags], built);
}

/** Builds the tests' export if it is not fresh. @returns whether there is one */
const build = () =>
  buildUnlessFresh().then(
    () => true,
    () => false,
  );

async function runJest(files: readonly string[]) {
  const file = path.join(results, 'jest.json');
  const code = await runNode(['node_modules/jest/bin/jest.js', '--ci', '--json', '--outputFile', file, ...files]);
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = readResults<Record<string, number>>(file);
  count(numPassedTests, (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0), code);
}

async function buildAndBrowse(args: readonly string[], built = build()) {
  if (!(await built)) return count(0, 1, 1);
  const chromium = await findOrInstallChromium();
  await installHeadlessShell();
  console.log(`Browser: ${chromium}; beside it ${Object.keys(otherBrowsers()).join(', ') || 'none'}`);
  const file = path.join(results, 'playwright.json');
  const command = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', '--reporter', 'dot,json', ...args];
  const code = await runNode(command, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const { stats = {} } = readResults<{ stats?: Record<string, number> }>(file);
  // Flaky and skipped tests count as failed.
  count(stats.expected, (stats.unexpected ?? 0) + (stats.flaky ?? 0) + (stats.skipped ?? 0), code);
}

/** A runner without results, or with an error code but no failed test, counts as one failure. */
function count(ok = 0, wrong: number, code: number) {
  passed += ok;
  failed += wrong === 0 && (code !== 0 || ok === 0) ? 1 : wrong;
}

function readResults<T extends object>(file: string): Partial<T> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return {};
  }
}
