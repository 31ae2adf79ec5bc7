import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

// Each check starts a Node of its own.
jest.setTimeout(60_000);

const root = path.resolve(__dirname, '../..');
const PRODUCTS = 'content/products.ts';
const PROMISES = 'content/promises.ts';

let folder: string;

/** A copy of what the check reads, so that its content can be broken. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'check-content-'));
  for (const part of ['lib', 'scripts', 'tsconfig.json', 'package-lock.json']) {
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  }
  mkdirSync(path.join(folder, 'content'));
  cpSync(path.join(root, 'content'), path.join(folder, 'content'), {
    recursive: true,
    filter: (source) => !source.startsWith(path.join(root, 'content', 'pictures')),
  });
  for (const part of ['node_modules', 'package.json', 'content/pictures', '.generated']) {
    symlinkSync(path.join(root, part), path.join(folder, part));
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the check with one text of a content file replaced. */
function check(from: string | RegExp, to: string, file = PRODUCTS) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const changed = text.replace(from, to);
  expect(changed === text).toBe(from === to);
  writeFileSync(path.join(folder, file), changed);
  const result = spawnSync(process.execPath, ['scripts/run.mjs', 'build', '--step', 'Check the content'], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 50_000,
  });
  writeFileSync(path.join(folder, file), text);
  return result;
}

test('the content as it is lets the build go on', () => {
  const { status, stdout, stderr } = check('products', 'products');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Content: 8 products/m);
});

test('an entry that breaks a rule stops the build, with file, entry, field and how to write it', () => {
  const { status, stderr } = check("price: 'PKR 229,000'", "price: '229000'");
  expect(status).toBe(1);
  expect(stderr).toContain(
    'content/products.ts, entry "51-2v-100ah-lithium-battery", field "price": "229000" is not a price; write it as "PKR 229,000".',
  );
});

test('a picture that does not exist stops the build', () => {
  const { status, stderr } = check("src: 'pack-51v-front'", "src: 'no-such-picture'");
  expect(status).toBe(1);
  expect(stderr).toContain(
    'content/products.ts, entry "51-2v-100ah-lithium-battery", field "images": there is no content/pictures/no-such-picture.jpg; add it or name another.',
  );
});

test('a promise confirmed on a day that has not come stops the build', () => {
  const { status, stderr } = check(/confirmedOn: '[^']*'/, "confirmedOn: '2999-01-01'", PROMISES);
  expect(status).toBe(1);
  expect(stderr).toContain(
    'content/promises.ts, entry "builtHere", field "confirmedOn": "2999-01-01" is after today; write the day on which the owner confirmed it.',
  );
});
