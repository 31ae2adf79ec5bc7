import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const { dependencies, devDependencies, scripts } = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies' | 'scripts',
  Record<string, string>
>;
const packages = { ...dependencies, ...devDependencies };
const readme = read('README.md');

/** The lines of a README table that begin with a name in code. */
const namedInTables = [...readme.matchAll(/^\| (.+?) \|/gm)].map(([, first = '']) => first).join(', ');

describe('the packages', () => {
  test('are pinned exactly', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(10);
    expect(Object.entries(packages).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('hold those that the owner fixed, and no other where a version was found to fail', () => {
    const fixed = [
      'next',
      'react',
      'react-dom',
      'tailwindcss',
      '@radix-ui/react-dialog',
      '@radix-ui/react-toast',
      '@emailjs/browser',
      'next-seo',
      'playwright',
      'jest',
    ];
    expect(fixed.filter((name) => !(name in packages))).toEqual([]);
    expect(packages).toMatchObject({
      next: '16.4.5',
      tailwindcss: '4.3.3',
      '@tailwindcss/postcss': '4.3.3',
      playwright: '1.64.1',
    });
  });

  test('each further one says in the README what it is for', () => {
    const unnamed = Object.keys(packages).filter((name) => {
      const family = name.startsWith('@types/') ? '@types/*' : name;
      return !readme.slice(readme.indexOf('## Packages')).includes(family);
    });
    expect(unnamed).toEqual([]);
  });

  test('are in the lockfile as they are wanted', () => {
    const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version?: string }> };
    const locked = Object.keys(packages).map((name) => [name, lock.packages[`node_modules/${name}`]?.version]);
    expect(Object.fromEntries(locked)).toEqual(packages);
  });
});

describe('the README', () => {
  test('opens with the two commands and a screenshot that is there', () => {
    const [opening = ''] = readme.split('\n## ');
    expect(opening).toMatch(/```sh\nnpm start .*\nnpm test .*\n```/);
    const [, picture = 'missing'] = /!\[[^\]]{10,}\]\(([^)]+)\)/.exec(opening) ?? [];
    expect(existsSync(path.join(root, picture))).toBe(true);
  });

  test('names every command', () => {
    const run = Object.keys(scripts).filter((name) => !['start', 'test'].includes(name));
    expect(run.length).toBeGreaterThan(2);
    expect(run.filter((name) => !namedInTables.includes(`npm run ${name}`))).toEqual([]);
  });
});

test('.env.example has every setting that the site reads, with a line on each', () => {
  const example = read('.env.example').split('\n');
  const settings = new Set(read('lib/environment.ts').match(/NEXT_PUBLIC_[A-Z_]+/g));
  expect(settings.size).toBe(7);
  const explained = example.flatMap((line, index) =>
    example[index - 1]?.startsWith('# ') && line.endsWith('=') ? [line.slice(0, -1)] : [],
  );
  expect(explained.toSorted()).toEqual([...settings].toSorted());
});

test('.ci/run calls npm test with all of its stages, and its last line is the count', () => {
  expect(read('.ci/run')).toMatch(/\nnpm test -- --all\n$/);
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join(root, 'scripts/test.mjs'), '--only', 'jest', 'no-test-has-this-name'],
    {
      encoding: 'utf8',
      timeout: 60_000,
    },
  );
  expect(stdout.trim().split('\n').at(-1)).toMatch(/^\d+ passed, [1-9]\d* failed$/);
  expect(status).toBe(1);
}, 60_000);

describe('the browser of the tests', () => {
  const call = (name: string, environment: Record<string, string>) =>
    spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { importTypeScript } = await import('./scripts/support/typescript.mjs'); await (await importTypeScript('scripts/support/browser.ts')).${name}();`,
      ],
      {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, ...environment },
        timeout: 30_000,
      },
    );
  const find = (place: string) => call('findOrInstallChromium', { CHROMIUM_PATH: place });

  test('is the one that CHROMIUM_PATH names, and is printed', () => {
    const { stdout, status } = find(process.execPath);
    expect(stdout.trim()).toBe(`Browser: ${process.execPath}`);
    expect(status).toBe(0);
  });

  test('is asked for in words when that file is not there', () => {
    const { stderr, status } = find('/no/such/chrome');
    expect(stderr).toContain('CHROMIUM_PATH is /no/such/chrome, but there is no such file.');
    expect(status).toBe(1);
  });

  test.each([
    ['the headless shell that HEADLESS_SHELL_PATH names', { HEADLESS_SHELL_PATH: process.execPath, CHROMIUM_PATH: '/bin/sh' }],
    ['what CHROMIUM_PATH names, when that is all', { HEADLESS_SHELL_PATH: '', CHROMIUM_PATH: process.execPath }],
  ])('for most tests is %s', (_, environment) => {
    const { stdout, status } = call('findOrInstallHeadlessShell', environment);
    expect(stdout.trim()).toBe(`Headless shell: ${process.execPath}`);
    expect(status).toBe(0);
  });

  const fontsNamed = (family: string) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
    writeFileSync(path.join(folder, 'fc-match'), `#!/bin/sh\necho '${family}'`, { mode: 0o755 });
    const { stdout, status } = call('findOrInstallArial', { PATH: folder });
    rmSync(folder, { recursive: true });
    return { stdout, status };
  };

  test('has letters as wide as Arial’s, or says what to install', () => {
    expect(fontsNamed('Liberation Sans')).toEqual({ stdout: '', status: 0 });
    const { stdout, status } = fontsNamed('DejaVu Sans');
    expect(stdout).toContain('Install Arial or Liberation Sans');
    expect(status).toBe(0);
  });
});
