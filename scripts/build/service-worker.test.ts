import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { bundleScript } from '../support/bundle-script';

const values = { VERSION: '1', PAGES: ['/', '/about'], FILES: ['/_next/static/a.js'], NOT_KEPT: '' };

/** Installs the worker. Returns the files that it fetches. */
async function install(connection: object | undefined): Promise<string[]> {
  const fetched: string[] = [];
  let work: unknown;
  const listen = (type: string, listener: (event: object) => void) =>
    type === 'install' && listener({ waitUntil: (until: unknown) => (work = until) });
  runInNewContext(bundleScript('scripts/build/service-worker.ts', values), {
    self: { addEventListener: listen },
    navigator: { connection },
    fetch: async (file: string) => {
      fetched.push(file);
      const type = file.endsWith('.js') ? 'text/javascript' : 'text/html';
      return new Response('<script src="/_next/static/a.js">', { headers: { 'Content-Type': type } });
    },
    caches: { open: async () => ({ put: async () => {} }) },
    Response,
  });
  await work;
  return fetched;
}

test('a first visit keeps the pages and their files, but fetches nothing for who saves data', async () => {
  for (const connection of [undefined, { saveData: false }]) {
    expect(await install(connection)).toEqual(['/', '/about', '/_next/static/a.js']);
  }
  expect(await install({ saveData: true })).toEqual([]);
});
