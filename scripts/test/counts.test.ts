import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { countCheck, countJest, countPlaywright } from './counts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'test-counts-'));
  file = path.join(folder, 'results.json');
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (results: object) => writeFileSync(file, JSON.stringify(results));

test('a check counts as one test', () => {
  expect(countCheck('Lint', 0)).toEqual({ passed: 1, failures: [] });
  expect(countCheck('Lint', 2)).toEqual({ passed: 0, failures: ['Lint'] });
});

describe('Jest', () => {
  const suite = (...statuses: string[]) => ({
    name: 'a.test.ts',
    assertionResults: statuses.map((status, index) => ({ status, fullName: `case ${index}` })),
  });

  test('counts what passed', () => {
    write({ numPassedTests: 2, testResults: [suite('passed', 'passed')] });
    expect(countJest(file, 0)).toEqual({ passed: 2, failures: [] });
  });

  test.each(['failed', 'pending', 'skipped', 'todo', 'disabled'])('a test that is %s has failed', (status) => {
    write({ numPassedTests: 1, testResults: [suite('passed', status)] });
    expect(countJest(file, 0)).toEqual({ passed: 1, failures: [`Jest: a.test.ts: case 1 (${status})`] });
  });

  test('a file in which nothing ran has failed', () => {
    write({ numPassedTests: 1, testResults: [suite('passed'), suite()] });
    expect(countJest(file, 1).failures).toEqual(['Jest: a.test.ts: no test ran']);
  });
});

describe('Playwright', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    tests: statuses.map((status) => ({ status, projectName: 'phone' })),
  });

  test('counts what passed, in suites within suites', () => {
    write({
      errors: [],
      suites: [
        {
          title: 'a.spec.ts',
          specs: [spec('one', 'expected')],
          suites: [{ title: 'group', specs: [spec('two', 'expected', 'expected')] }],
        },
      ],
    });
    expect(countPlaywright(file, 0)).toEqual({ passed: 3, failures: [] });
  });

  test.each(['unexpected', 'flaky', 'skipped'])('a test that is %s has failed', (status) => {
    write({ errors: [], suites: [{ title: 'a.spec.ts', specs: [spec('one', 'expected', status)] }] });
    expect(countPlaywright(file, 0)).toEqual({ passed: 1, failures: [`Playwright: [phone] a.spec.ts › one (${status})`] });
  });

  test('an error outside the tests is a failure', () => {
    write({
      errors: [{ message: 'The site did not start\n    at …' }],
      suites: [{ title: 'a.spec.ts', specs: [spec('one', 'expected')] }],
    });
    expect(countPlaywright(file, 1).failures).toEqual(['Playwright: The site did not start']);
  });

  test('no test, or a bad end with no failure to show, has failed', () => {
    write({ errors: [], suites: [] });
    expect(countPlaywright(file, 0).failures).toEqual(['Playwright: no test ran']);
    write({ errors: [], suites: [{ title: 'a.spec.ts', specs: [spec('one', 'expected')] }] });
    expect(countPlaywright(file, 1).failures).toEqual(['Playwright: ended with exit code 1']);
  });
});

test.each([
  ['Jest', countJest],
  ['Playwright', countPlaywright],
])('%s that wrote nothing, or half a file, has failed', (runner, count) => {
  expect(count(file, 0)).toEqual({ passed: 0, failures: [`${runner}: wrote no results`] });
  writeFileSync(file, '{"errors": [');
  expect(count(file, 0)).toEqual({ passed: 0, failures: [`${runner}: wrote no results`] });
});
