import fs, { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder, writeFiles } from '../test/scratch-folder';
import { fillFolder } from './fill-folder';

const folder = scratchFolder();

test.each([false, true])(
  'a folder, or what a link leads to (%s), is given the new files, pages last, and keeps none of the old',
  (isLink) => {
    const root = path.join(folder, String(isLink));
    const out = path.join(root, 'out');
    mkdirSync(root);
    if (isLink) symlinkSync(path.join(root, 'www'), out);
    writeFiles(path.join(root, isLink ? 'www' : 'out'), { 'index.html': 'old', 'gone.html': 'old', 'gone/index.html': 'old' });
    writeFiles(root, { 'next/404.html': 'new', 'next/index.html': 'new', 'next/_next/a.js': 'new' });

    const moved = jest.spyOn(fs, 'renameSync');
    fillFolder(out, path.join(root, 'next'));
    const files = moved.mock.calls.slice(-3).map(([, to]) => path.relative(out, String(to)));
    expect(files).toEqual(['_next/a.js', '404.html', 'index.html']);
    expect(lstatSync(out).isSymbolicLink()).toBe(isLink);
    const left = readdirSync(out, { recursive: true, encoding: 'utf8' });
    expect(left.toSorted()).toEqual(['404.html', '_next', '_next/a.js', 'index.html']);
    expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toBe('new');
    expect(readdirSync(root)).not.toContain('next');
  },
);
