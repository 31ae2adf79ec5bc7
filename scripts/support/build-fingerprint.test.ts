import { appendFileSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';

const folder = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
const inFolder = (name: string) => path.join(folder, name);
jest.doMock('./paths.mjs', () => ({ projectRoot: folder, keptFolder: inFolder('.cache'), exportFolder: inFolder('out') }));
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
  rmSync(inFolder('out'), { recursive: true, force: true });
  for (const place of ['content/site.ts', 'out/index.html', 'out/about/index.html']) {
    mkdirSync(path.dirname(inFolder(place)), { recursive: true });
    writeFileSync(inFolder(place), place);
  }
});

test.each<[what: string, harm: () => void]>([
  ['a page deleted', () => rmSync(inFolder('out/about/index.html'))],
  ['a page emptied', () => truncateSync(inFolder('out/about/index.html'))],
  ['a page changed in place', () => writeFileSync(inFolder('out/index.html'), 'out/jndex.html')],
  ['a file added', () => writeFileSync(inFolder('out/old.html'), '')],
  ['no export', () => rmSync(inFolder('out'), { recursive: true })],
  ['half a fingerprint', () => truncateSync(inFolder('.cache/build-fingerprint.json'), 50)],
  ['another export put in place by a build that was stopped', () => writeFileSync(inFolder('out/index.html'), 'next')],
  ['a source changed', () => appendFileSync(inFolder('content/site.ts'), ' ')],
])('an export is fresh as it was built, and not with %s', async (_, harm) => {
  const { currentFingerprint, isExportFresh, writeFingerprint } = await import('./build-fingerprint');
  writeFingerprint(currentFingerprint());
  expect(isExportFresh()).toBe(true);
  harm();
  expect(isExportFresh()).toBe(false);
});
