import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readArguments } from './command-line.mjs';
import { installApart } from './support/install.mjs';
import { projectRoot } from './support/paths.mjs';

const USAGE = `npm run mutation -- [word…] [--concurrency 1]
Breaks the sources whose path holds a word, or all, in one place after another, and lists what the units of their folders don't
see. The report is .cache/mutation/report.html; a score below 92 fails. A folder takes from ten minutes to an hour.`;

/**
 * The scripts that only reckon: broken in one place, they can't harm a file. Not those that are printed for browsers: their tests
 * run them in a context of its own, where no mutant is switched on.
 */
const PURE_SCRIPTS = [
  'build/share/share-cards.ts',
  'check-launch.ts',
  'hosts/headers.ts',
  'late-hydration/policy.ts',
  'review/find-problems.ts',
  'review/table.ts',
  'review/text-sources.ts',
  'support/build-fingerprint.ts',
];

export async function main(args: string[]): Promise<void> {
  const { values, positionals: words } = readArguments(USAGE, {
    args,
    options: { concurrency: { type: 'string', default: '2' } },
    allowPositionals: true,
  });
  const known = listSources();
  const unknown = words.filter((word) => !known.some((file) => file.includes(word)));
  if (unknown.length > 0) {
    throw new Error(`No source has ${unknown.join(', ')} in its path. Usage: ${USAGE.split('\n')[0]}`);
  }
  const mutate = words.length > 0 ? known.filter((file) => words.some((word) => file.includes(word))) : known;
  const folders = new Set(mutate.map((file) => path.dirname(file)));
  const packages = path.join(await installApart('mutation'), 'node_modules/@stryker-mutator');
  const { Stryker } = (await import(pathToFileURL(path.join(packages, 'core/dist/src/index.js')).href)) as {
    Stryker: new (options: object) => { runMutationTest: () => Promise<unknown> };
  };
  await new Stryker({
    mutate,
    testRunner: 'jest',
    // A source is tested beside it or, with its words, by a component; without this each mutant would load every unit.
    jest: { config: { roots: [...folders, 'components'].map((folder) => `<rootDir>/${folder}`) } },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    concurrency: Number(values.concurrency),
    // On a busy machine the default, five seconds, counts slow mutants as killed.
    timeoutMS: 30_000,
    ignorePatterns: ['/.cache', '/.next', '/.swc', '/out', '/test-results'],
    tempDirName: '.cache/mutation/sandboxes',
    reporters: ['clear-text', 'progress-append-only', 'html'],
    clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
    htmlReporter: { fileName: '.cache/mutation/report.html' },
    thresholds: { high: 92, low: 92, break: 92 },
  }).runMutationTest();
}

/** The sources of `lib`, without tests and what is made for them, and without what only browsers run; and the scripts above. */
function listSources(): string[] {
  const ofLib = readdirSync(path.join(projectRoot, 'lib'), { recursive: true, encoding: 'utf8' });
  return [
    ...ofLib
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/test-[^/]*$|^browser\//.test(file))
      .map((file) => `lib/${file}`),
    ...PURE_SCRIPTS.map((file) => `scripts/${file}`),
  ];
}
