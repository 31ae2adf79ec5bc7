import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createCompressor, QUALITY } from './compressor';

const TEXT = 'lithium '.repeat(200);

let folder: string;
const inFolder = (name: string) => path.join(folder, name);
const kept = () => path.join(folder, 'kept');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compressor-'));
  for (const name of ['a.txt', 'twin.txt']) writeFileSync(inFolder(name), TEXT);
  writeFileSync(inFolder('b.txt'), `${TEXT}.`);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('each file gets two copies; twins are compressed once, also at the same time', async () => {
  const compressor = createCompressor(kept());
  await Promise.all(['a.txt', 'twin.txt', 'b.txt'].map((name) => compressor.compress(inFolder(name), QUALITY.best)));
  expect(compressor.made).toBe(4);
  for (const name of ['a.txt', 'twin.txt', 'b.txt']) {
    const text = readFileSync(inFolder(name));
    expect(brotliDecompressSync(readFileSync(inFolder(`${name}.br`)))).toEqual(text);
    expect(gunzipSync(readFileSync(inFolder(`${name}.gz`)))).toEqual(text);
  }
});

test('the next build compresses what is new, and throws away what nobody has any more', async () => {
  const first = createCompressor(kept());
  for (const name of ['a.txt', 'b.txt']) await first.compress(inFolder(name), QUALITY.best);
  const next = createCompressor(kept());
  writeFileSync(inFolder('b.txt'), 'changed');
  for (const name of ['a.txt', 'b.txt']) await next.compress(inFolder(name), QUALITY.best);
  expect(next.made).toBe(2);
  expect(readdirSync(kept())).toHaveLength(6);
  next.prune();
  expect(readdirSync(kept())).toHaveLength(4);
  expect(brotliDecompressSync(readFileSync(inFolder('b.txt.br'))).toString()).toBe('changed');
});

test('another quality is another copy', async () => {
  const compressor = createCompressor(kept());
  await compressor.compress(inFolder('a.txt'), QUALITY.best);
  await compressor.compress(inFolder('twin.txt'), QUALITY.hurried);
  expect(compressor.made).toBe(3);
});
