import { spawnSync } from 'node:child_process';
import { inWords } from './command-line.mjs';
import { projectRoot } from './support/paths.mjs';

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: projectRoot, encoding: 'utf8' });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
};

test.each([
  ['build', ['scripts/run.mjs', 'build']],
  ['test', ['scripts/test.mjs']],
])('%s says what it takes, and refuses another option in one line', (_, command) => {
  const help = run(...command, '--help');
  expect([help.status, help.stdout]).toEqual([0, expect.stringMatching(/^npm (run |start|test)/)]);
  const [usage] = help.stdout.split('\n');
  const { status, stderr } = run(...command, '--hlep');
  expect([status, stderr]).toEqual([1, `Unknown option '--hlep'. Usage: ${usage}`]);
});

test('a word that is in no test file’s path is refused before anything is built', () => {
  const { status, stdout, stderr } = run('scripts/test.mjs', 'command-line', 'no-such-file');
  expect([status, stderr, stdout]).toEqual([1, 'No test and no source file has no-such-file in its path.', '0 passed, 1 failed']);
});

test('a folder that can’t be written is named in words', () => {
  const error = Object.assign(new Error("EROFS: read-only file system, mkdir '/cd/.cache'"), { code: 'EROFS' });
  expect(inWords(error)).toMatch(/^EROFS: read-only file system, mkdir '\/cd\/\.cache'\. Put that right, or copy the project/);
  expect(inWords(new Error('The content has an error'))).toBe('The content has an error');
});
