import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from '@jest/globals';
import { createCompressor, QUALITY } from './compressor';

const folder = mkdtempSync(path.join(tmpdir(), 'compressor-'));
const inFolder = (name: string) => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

test('each file gets two copies, twins are compressed once; the next build compresses what is new, and throws away the rest', async () => {
  const build = async (files: Record<string, string>, quality = QUALITY.best) => {
    const compressor = createCompressor(inFolder('kept'));
    for (const [name, text] of Object.entries(files)) writeFileSync(inFolder(name), text);
    await Promise.all(Object.keys(files).map((name) => compressor.compress(inFolder(name), quality)));
    for (const [name, text] of Object.entries(files)) {
      expect(brotliDecompressSync(readFileSync(inFolder(`${name}.br`))).toString()).toBe(text);
      expect(gunzipSync(readFileSync(inFolder(`${name}.gz`))).toString()).toBe(text);
    }
    return compressor;
  };
  const text = 'lithium '.repeat(200);
  expect((await build({ a: text, twin: text, b: 'other' })).made).toBe(4);
  const next = await build({ a: text, b: 'changed' });
  expect(next.made).toBe(2);
  next.prune();
  expect(readdirSync(inFolder('kept'))).toHaveLength(4);
  expect((await build({ a: text }, QUALITY.quick)).made).toBe(1);
});
