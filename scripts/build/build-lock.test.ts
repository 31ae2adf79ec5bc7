import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';
import { withBuildLock } from './build-lock';

const socket = path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'build.sock');
const said = jest.spyOn(console, 'log').mockImplementation(() => {});
afterAll(() => rmSync(path.dirname(socket), { recursive: true }));

test('one build at a time, also after one that failed; the others say that they wait', async () => {
  const order: string[] = [];
  const build = (name: string) =>
    withBuildLock(async ({ hasWaited }) => {
      order.push(`${name} begins${hasWaited ? ', having waited' : ''}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      order.push(`${name} ends`);
      if (name === 'one') throw new Error('no');
    }, socket);
  const [one, two] = await Promise.allSettled([build('one'), build('two')]);
  expect([one.status, two.status]).toEqual(['rejected', 'fulfilled']);
  expect(order).toEqual(['one begins', 'one ends', 'two begins, having waited', 'two ends']);
  expect(said.mock.calls.splice(0)).toEqual([[expect.stringMatching(/^Another build of .* is under way/)]]);
});

test('what a killed process or another program left in the place is not waited for', async () => {
  const listen = `require('net').createServer().listen(${JSON.stringify(socket)}, () => console.log(1))`;
  const killed = spawn(process.execPath, ['-e', listen]);
  await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  for (const leave of [() => {}, () => writeFileSync(socket, '')]) {
    leave();
    await withBuildLock(({ hasWaited }) => Promise.resolve(expect(hasWaited).toBe(false)), socket);
  }
});
