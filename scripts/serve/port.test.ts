import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkPortIsFree, choosePort } from './port.mjs';

let other: Server;
let taken: number;

/** Another program, which has the port. */
beforeEach(async () => {
  other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  taken = (other.address() as AddressInfo).port;
});

afterEach(() => new Promise((resolve) => other.close(resolve)));

test('the port is 3000, or PORT, or --port', () => {
  expect(choosePort([], {})).toBe(3000);
  expect(choosePort([], { PORT: '' })).toBe(3000);
  expect(choosePort([], { PORT: '4000' })).toBe(4000);
  expect(choosePort(['--port', '5000'], { PORT: '4000' })).toBe(5000);
  expect(choosePort(['--port=5000'], {})).toBe(5000);
});

test.each([
  [['--port'], {}, '--port must be a number from 1 to 65535, such as 4000; it is ""'],
  [['--port', '80a'], {}, 'it is "80a"'],
  [['--port', '70000'], {}, 'it is "70000"'],
  [[], { PORT: '0' }, 'PORT must be a number from 1 to 65535'],
  [['--host', 'x'], {}, 'The one option is the port: npm start -- --port 4000'],
] as [string[], Record<string, string>, string][])('%j with %j is refused in words', (args, environment, words) => {
  expect(() => choosePort(args, environment)).toThrow(words);
});

test('a port in use is named, and how to choose another', async () => {
  await expect(checkPortIsFree(taken)).rejects.toThrow(
    `Port ${taken} is in use by another program. Choose another one: npm start -- --port 4000   (or PORT=4000 npm start)`,
  );
  await new Promise((resolve) => other.close(resolve));
  await expect(checkPortIsFree(taken)).resolves.toBeUndefined();
});

test('npm start says so before it installs or builds anything', () => {
  const start = path.join(__dirname, '../start.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [start], {
    encoding: 'utf8',
    env: { ...process.env, PORT: String(taken) },
    timeout: 30_000,
  });
  expect(stderr.trim()).toMatch(new RegExp(`^Port ${taken} is in use by another program\\. Choose another one: .*--port 4000`));
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
