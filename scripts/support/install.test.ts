import { rmSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder, writeFiles } from '../test/scratch-folder';
import { checkFolder, isInstalled } from './install.mjs';

const folder = scratchFolder();

const list = (packages: object) => JSON.stringify({ packages });
const wanted = list({ '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0', optional: true } });
const whole = list({ 'node_modules/a': { version: '1.0.0' } });

test.each([
  ['of all but what is optional', whole, true],
  ['of another version', list({ 'node_modules/a': { version: '0.9.0' } }), false],
  ['that is missing', undefined, false],
  ['that is half written', whole.slice(0, 20), false],
  [
    'with a package for another system',
    list({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/b-aix': { optional: true, os: ['aix'] } }),
    false,
  ],
])('a record of npm %s: %j', (_, record, installed) => {
  rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true });
  writeFiles(folder, { 'package-lock.json': wanted, ...(record && { 'node_modules/.package-lock.json': record }) });
  expect(isInstalled(folder)).toBe(installed);
});

test('a folder in whose path tools would see an address is refused in words', () => {
  expect(() => checkFolder('/home/a/Alpha #1')).toThrow('has a # in its path');
  expect(() => checkFolder('/home/a/Alpha Ampere')).not.toThrow();
});
