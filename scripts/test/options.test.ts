import { expect, test } from '@jest/globals';
import { FULL, QUICK, readOptions } from './options';

test('without options the quick stages run, with --full the long ones, with --all both', () => {
  expect(readOptions(['--all'])).toEqual({ rows: [...QUICK, ...FULL], chosen: false, filter: [] });
  expect(readOptions([])).toEqual({ rows: QUICK, chosen: false, filter: [] });
  expect(readOptions(['--full'])).toEqual({ rows: FULL, chosen: true, filter: [] });
});

test('stages are chosen one by one, and a runner is given the rest', () => {
  expect(readOptions(['--only', 'jest', '--only', 'types']).rows).toEqual([['jest', 'types']]);
  expect(readOptions(['--only', 'playwright', 'contact.spec.ts', '--workers', '1'])).toEqual({
    rows: [['playwright']],
    chosen: true,
    filter: ['contact.spec.ts', '--workers', '1'],
  });
});

test.each([
  [['--only']],
  [['--only', 'all']],
  [['contact']],
  [['--only', 'types', 'contact']],
  [['--only', 'jest', '--only', 'playwright', 'contact']],
])('%j is refused', (args) => {
  expect(() => readOptions(args)).toThrow();
});
