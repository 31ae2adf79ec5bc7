import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '../test/scratch-folder';
import { lockBuild } from './build-lock';

const file = path.join(scratchFolder(), 'build.pid');

test('a second build says which process builds; what a killed one or a power cut left is no build', () => {
  writeFileSync(file, String(process.ppid));
  expect(() => lockBuild(file)).toThrow(`Process ${process.ppid} builds the site in this folder.`);
  for (const left of ['', String(spawnSync(process.execPath, ['-e', '']).pid)]) {
    writeFileSync(file, left);
    lockBuild(file);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  }
});
