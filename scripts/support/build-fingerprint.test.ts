import { appendFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder, writeFiles } from '../test/scratch-folder';
import type * as Fingerprint from './build-fingerprint';

const folder = scratchFolder();
const inFolder = (name: string) => path.join(folder, name);
jest.doMock('./paths.mjs', () => ({ projectRoot: folder, keptFolder: inFolder('.cache'), exportFolder: inFolder('out') }));
let fingerprint: typeof Fingerprint;
beforeAll(async () => {
  fingerprint = await import('./build-fingerprint');
});

const write = (...places: string[]) => writeFiles(folder, Object.fromEntries(places.map((place) => [place, place])));

beforeEach(() => {
  rmSync(folder, { recursive: true });
  write('content/site.ts', 'out/index.html', 'out/sw.js');
});

test.each([
  ['a file deleted', () => rmSync(inFolder('out/sw.js'))],
  ['a page changed in place', () => writeFileSync(inFolder('out/index.html'), 'out/jndex.html')],
  ['a page renamed', () => renameSync(inFolder('out/index.html'), inFolder('out/home.html'))],
  ['no export', () => rmSync(inFolder('out'), { recursive: true })],
  ['half a fingerprint', () => truncateSync(inFolder('.cache/build-fingerprint.json'), 50)],
  ['a source changed', () => appendFileSync(inFolder('content/site.ts'), ' ')],
  ...[
    'app/a.tsx',
    'components/a.tsx',
    'lib/a.ts',
    'public/a.txt',
    'scripts/a.ts',
    '.env',
    '.env.local',
    '.env.production',
    '.postcssrc.json',
    'next.config.mjs',
    'package-lock.json',
    'package.json',
    'tsconfig.json',
    'vercel.json',
  ].map((place): [string, () => void] => [`${place} added`, () => write(place)]),
])('an export is fresh as it was built, and not with %s', (_, harm) => {
  fingerprint.writeFingerprint(fingerprint.currentFingerprint());
  expect(fingerprint.isExportFresh()).toBe(true);
  harm();
  expect(fingerprint.isExportFresh()).toBe(false);
});

test('what the build writes is no input', () => {
  fingerprint.writeFingerprint(fingerprint.currentFingerprint());
  write('lib/pictures/pictures.json', 'public/pictures/a', 'public/share/a', 'content/pictures/remote/a');
  expect(fingerprint.isExportFresh()).toBe(true);
});

test('public settings count, in any order; no other variable does', () => {
  const isFreshWith = (variables: object) => {
    jest.replaceProperty(process, 'env', variables as NodeJS.ProcessEnv);
    return fingerprint.isExportFresh();
  };
  expect(isFreshWith({ NEXT_PUBLIC_A: '1', NEXT_PUBLIC_B: '2', HOME: '/home' })).toBe(false);
  fingerprint.writeFingerprint(fingerprint.currentFingerprint());
  expect(isFreshWith({ HOME: '/', NEXT_PUBLIC_B: '2', NEXT_PUBLIC_A: '1' })).toBe(true);
  expect(isFreshWith({ NEXT_PUBLIC_A: '1', NEXT_PUBLIC_B: '3' })).toBe(false);
  expect(isFreshWith({ NEXT_PUBLIC_A: '1' })).toBe(false);
});
