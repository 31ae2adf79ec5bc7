import { readFileSync } from 'node:fs';

/*
 * Turns what the runners write into one count. Whatever is doubtful counts as failed: a flaky or
 * skipped test, a runner that ran nothing, wrote nothing or ended badly with no failure to show.
 */
export interface Count {
  passed: number;
  failures: string[];
}

/** What is read of Jest's results. */
interface JestResults {
  numPassedTests: number;
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** What is read of Playwright's. */
interface PlaywrightResults {
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string; projectName: string }[] }[];
}

/** A check that is one test in itself. */
export function countCheck(name: string, exitCode: number): Count {
  return exitCode === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [name] };
}

/** @param file Jest's `--outputFile` */
export function countJest(file: string, exitCode: number): Count {
  const results = readResults<JestResults>(file);
  if (!results) return { passed: 0, failures: ['Jest: wrote no results'] };

  const failures = results.testResults.flatMap((suite) => {
    if (suite.assertionResults.length === 0) return [`Jest: ${suite.name}: no test ran`];
    return suite.assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ status, fullName }) => `Jest: ${suite.name}: ${fullName} (${status})`);
  });
  return guard('Jest', { passed: results.numPassedTests, failures }, exitCode);
}

/** @param file the JSON reporter's file */
export function countPlaywright(file: string, exitCode: number): Count {
  const results = readResults<PlaywrightResults>(file);
  if (!results) return { passed: 0, failures: ['Playwright: wrote no results'] };

  const tests = results.suites.flatMap((suite) => listTests(suite, []));
  const failures = [
    ...results.errors.map(({ message }) => `Playwright: ${String(message).split('\n')[0]}`),
    ...tests.filter(({ status }) => status !== 'expected').map(({ title, status }) => `Playwright: ${title} (${status})`),
  ];
  const passed = tests.filter(({ status }) => status === 'expected').length;
  return guard('Playwright', { passed, failures }, exitCode);
}

function listTests(suite: PlaywrightSuite, parents: readonly string[]): { status: string; title: string }[] {
  const titles = [...parents, suite.title];
  return [
    ...(suite.suites ?? []).flatMap((inner) => listTests(inner, titles)),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({ status, projectName }) => ({ status, title: `[${projectName}] ${[...titles, spec.title].join(' › ')}` })),
    ),
  ];
}

function guard(runner: string, { passed, failures }: Count, exitCode: number): Count {
  if (failures.length > 0) return { passed, failures };
  if (passed === 0) return { passed, failures: [`${runner}: no test ran`] };
  if (exitCode !== 0) return { passed, failures: [`${runner}: ended with exit code ${exitCode}`] };
  return { passed, failures };
}

function readResults<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}
