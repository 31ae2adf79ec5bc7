import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { withBuildLock } from './build-lock';

let folder: string;
let file: string;
const said = jest.spyOn(console, 'log').mockImplementation(() => {});

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  file = path.join(folder, 'cache', 'build.lock');
  said.mockClear();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('one build at a time; the second says that it waits, and knows that it has', async () => {
  const order: string[] = [];
  const build = (name: string) =>
    withBuildLock(async ({ hasWaited }) => {
      order.push(`${name} begins${hasWaited ? ', having waited' : ''}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      order.push(`${name} ends`);
    }, file);
  await Promise.all([build('one'), build('two')]);
  expect(order).toEqual(['one begins', 'one ends', 'two begins, having waited', 'two ends']);
  expect(said).toHaveBeenCalledTimes(1);
  expect(said).toHaveBeenCalledWith(`Another build (process ${process.pid}) is under way here. This one waits for it.`);
  expect(existsSync(file)).toBe(false);
});

test('a build that fails leaves no lock', async () => {
  await expect(withBuildLock(() => Promise.reject(new Error('no')), file)).rejects.toThrow('no');
  expect(existsSync(file)).toBe(false);
});

test('the lock of a process that is gone counts for nothing', async () => {
  await withBuildLock(() => Promise.resolve(), file);
  writeFileSync(file, '4194999');
  await withBuildLock(({ hasWaited }) => Promise.resolve(expect(hasWaited).toBe(false)), file);
  expect(said).not.toHaveBeenCalled();
});
