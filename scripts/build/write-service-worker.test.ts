import { readFileSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder, writeFiles } from '../test/scratch-folder';
import { writeServiceWorker } from './write-service-worker';

const folder = scratchFolder();

test('a new version of any page that is kept is a new version of the service worker', () => {
  const names = ['index', 'products', 'about', 'contact', 'get-quote', 'backup-calculator'].map((name) => `${name}.html`);
  const written = ['', ...names].map((changed) => {
    writeFiles(folder, Object.fromEntries(names.map((name) => [name, name === changed ? 'new' : 'old'])));
    writeServiceWorker(folder, new Map());
    return readFileSync(path.join(folder, 'sw.js'), 'utf8');
  });
  expect(new Set(written).size).toBe(written.length);
});
