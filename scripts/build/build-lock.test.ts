import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../support/paths.mjs';
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

test('what a build runs ends with it, even if it is killed', async () => {
  const steps = ['--import', './scripts/build/end-with-parent.mjs', '-e', "console.log('runs'); setTimeout(() => {}, 20_000)"];
  const load = "require('jiti').createJiti(process.cwd() + '/').import('./scripts/support/run-command')";
  const code = `${load}.then(({ runNode }) => runNode(${JSON.stringify(steps)}))`;
  const build = spawn(process.execPath, ['-e', code], { cwd: projectRoot, stdio: ['ignore', 'pipe', 'ignore'] });
  await once(build.stdout, 'data');
  build.kill('SIGKILL');
  // Both processes write into the output, so it closes only once both have ended.
  await once(build.stdout, 'close', { signal: AbortSignal.timeout(10_000) });
});
