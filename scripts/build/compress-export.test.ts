import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from '@jest/globals';
import { compressFile, QUALITY } from './compress-export';
import { openFileCache } from './file-cache';

const folder = mkdtempSync(path.join(tmpdir(), 'compressed-'));
const inFolder = (name: string) => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const text = 'lithium '.repeat(200);

async function build(files: Record<string, string>, quality = QUALITY.best) {
  const cache = openFileCache(inFolder('kept'));
  for (const [name, words] of Object.entries(files)) writeFileSync(inFolder(name), words);
  await Promise.all(Object.keys(files).map((name) => compressFile(inFolder(name), quality, cache)));
  for (const [name, words] of Object.entries(files)) {
    expect(brotliDecompressSync(readFileSync(inFolder(`${name}.br`))).toString()).toBe(words);
    expect(gunzipSync(readFileSync(inFolder(`${name}.gz`))).toString()).toBe(words);
  }
  return cache;
}

test('each file gets two copies, twins are compressed once; the next build compresses what is new, and throws away the rest', async () => {
  expect((await build({ a: text, twin: text, b: 'other' })).made).toBe(4);
  const next = await build({ a: text, b: 'changed' });
  expect(next.made).toBe(2);
  next.prune();
  expect(readdirSync(inFolder('kept'))).toHaveLength(4);
  expect((await build({ a: text }, QUALITY.quick)).made).toBe(1);
});

test.each([
  ['emptied in the export is whole in the next build', () => truncateSync(inFolder('a.br')), 0],
  [
    'emptied in the cache is made anew',
    () => readdirSync(inFolder('kept')).forEach((name) => truncateSync(inFolder(`kept/${name}`))),
    2,
  ],
])('what was %s', async (_, harm, made) => {
  await build({ a: text });
  harm();
  expect((await build({ a: text })).made).toBe(made);
});
