import { readdirSync, readFileSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '../test/scratch-folder';
import { openFileCache } from './file-cache';

const folder = scratchFolder();

test('a file is made once, and again when it is empty, as after a power cut; what nobody takes any more goes', async () => {
  const build = async (...names: string[]) => {
    const cache = openFileCache('files', folder);
    let made = 0;
    const make = async () => {
      made += 1;
      return Buffer.from('made');
    };
    for (const name of names) await cache.take(name, make);
    cache.prune();
    for (const name of names) expect(readFileSync(path.join(folder, 'public/files', name), 'utf8')).toBe('made');
    return made;
  };
  expect(await build('a', 'b')).toBe(2);
  truncateSync(path.join(folder, '.cache/files/a'));
  expect(await build('a')).toBe(1);
  expect(readdirSync(path.join(folder, '.cache/files'))).toEqual(['a']);
  expect(await build('a')).toBe(0);
});
