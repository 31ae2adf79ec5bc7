import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { replaceFolder } from './replace-folder';

const folder = mkdtempSync(path.join(tmpdir(), 'replace-'));
afterAll(() => rmSync(folder, { recursive: true }));
const put = (place: string, text: string) => {
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
};

test.each(['folder', 'link', 'link to nothing'])('a %s is given the new files, and keeps none of the old', (kind) => {
  const [place, behind, next] = ['out', 'www/site', 'next'].map((name) => path.join(folder, kind, name)) as [
    string,
    string,
    string,
  ];
  if (kind !== 'link to nothing') {
    for (const [file, text] of Object.entries({ 'index.html': 'old', 'gone.html': 'old', 'about/index.html': 'old' })) {
      put(path.join(kind === 'link' ? behind : place, file), text);
    }
  } else mkdirSync(path.dirname(place), { recursive: true });
  if (kind !== 'folder') symlinkSync(behind, place);
  put(path.join(next, 'index.html'), 'new');
  put(path.join(next, '_next/a.js'), 'new');

  replaceFolder(place, next);
  expect(lstatSync(place).isSymbolicLink()).toBe(kind !== 'folder');
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));
  expect(files.toSorted()).toEqual(['_next/a.js', 'index.html']);
  expect(readFileSync(path.join(place, 'index.html'), 'utf8')).toBe('new');
  expect(readdirSync(path.join(folder, kind))).not.toContain('next');
});
