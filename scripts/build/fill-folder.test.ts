import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { fillFolder } from './fill-folder';

test.each([false, true])(
  'a folder, or what a link leads to (%s), is given the new files, and keeps none of the old',
  (isLink) => {
    const root = mkdtempSync(path.join(tmpdir(), 'fill-'));
    const [out, next, behind] = ['out', 'next', 'www'].map((name) => path.join(root, name)) as [string, string, string];
    const put = (file: string, text: string) => {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    };
    for (const file of ['index.html', 'gone.html', 'gone/index.html']) put(path.join(isLink ? behind : out, file), 'old');
    if (isLink) symlinkSync(behind, out);
    for (const file of ['index.html', '_next/a.js']) put(path.join(next, file), 'new');

    fillFolder(out, next);
    expect(lstatSync(out).isSymbolicLink()).toBe(isLink);
    expect(readdirSync(out, { recursive: true, encoding: 'utf8' }).toSorted()).toEqual(['_next', '_next/a.js', 'index.html']);
    expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toBe('new');
    expect(readdirSync(root)).not.toContain('next');
    rmSync(root, { recursive: true });
  },
);
