import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { lockBuild } from './build-lock';

test('a second build says which process builds; what a killed one or a power cut left is no build', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'build.pid');
  writeFileSync(file, String(process.ppid));
  expect(() => lockBuild(file)).toThrow(`Process ${process.ppid} builds the site in this folder.`);
  for (const left of ['', String(spawnSync(process.execPath, ['-e', '']).pid)]) {
    writeFileSync(file, left);
    lockBuild(file);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  }
  rmSync(path.dirname(file), { recursive: true });
});
