import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';

test('without Blender, the render command says where to get it and stops', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'render', 'hero'], {
    encoding: 'utf8',
    env: { ...process.env, BLENDER: 'no-such-program' },
  });
  expect(status).toBe(1);
  expect(stderr).toContain('Blender was not found.');
  expect(stderr).toContain('apt-get install -y --no-install-recommends blender python3-numpy');
});
