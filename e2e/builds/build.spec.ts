import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { about } from '@/content/about';
import { exportFolder, projectRoot } from '@/scripts/support/paths.mjs';
import { testEnvironment } from '@/scripts/support/test-environment';
import { linkFolder } from '../support/link-folder';
import { listFiles } from '../support/live-site';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { startSite, type StartedSite } from '../support/start-command';

/*
 * `npm start` shows the last good export while builds run beside it, and when one of them fails. In a copy of the project,
 * with the export under test as its last good one.
 */
const MINUTES = 60_000;
const FINGERPRINT = '.cache/build-fingerprint.json';

test.describe.configure({ mode: 'serial', timeout: 10 * MINUTES });

let copy: ProjectCopy;
let site: StartedSite;

test.beforeAll(async () => {
  test.setTimeout(10 * MINUTES);
  copy = copyProject('build');
  linkFolder(exportFolder, path.join(copy.folder, 'out'));
  copyFileSync(path.join(projectRoot, FINGERPRINT), path.join(copy.folder, FINGERPRINT));
  site = await startSite(copy.folder, testEnvironment);
  expect(site.output()).toContain('Nothing has changed since the last build.');
});

test.afterAll(async () => {
  await site.stop();
  copy.remove();
});

const readOut = () =>
  Object.fromEntries(
    listFiles(path.join(copy.folder, 'out')).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(copy.folder, 'out', file)))
        .digest('hex'),
    ]),
  );

/** Builds the copy, and asks for its pages until that has ended. */
async function build(): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [path.join(copy.folder, 'scripts/run.mjs'), 'build'], {
    cwd: copy.folder,
    env: { ...process.env, ...testEnvironment, TYPES_ARE_CHECKED: 'yes' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  let ended = false;
  const code = new Promise<number | null>((resolve) =>
    child.once('close', (status) => {
      ended = true;
      resolve(status);
    }),
  );
  while (!ended) await expectWholePage();
  return { code: await code, output };
}

/** A page, and what it names: the payload before its scripts, and through it everything else. */
async function expectWholePage() {
  const page = await fetch(`${site.url}/about`);
  const html = await page.text();
  expect([page.status, html.endsWith('</html>')]).toEqual([200, true]);
  const [payload = ''] = /\/_next\/static\/payloads\/\w+\.txt/.exec(html) ?? [];
  const answer = await fetch(site.url + payload);
  // The export may have been replaced between the two.
  if (answer.status !== 200) expect(await (await fetch(`${site.url}/about`)).text()).not.toContain(payload);
  await new Promise((resolve) => setTimeout(resolve, 50));
}

test('a build that fails leaves the last export, and what is known of it', async () => {
  const before = readOut();
  const fingerprint = readFileSync(path.join(copy.folder, FINGERPRINT), 'utf8');
  // Next builds it; the step that writes the policies refuses it.
  copy.edit('app/about/page.tsx', (text) => text.replace('<>', '<><iframe title="planted" />'));
  const { code, output } = await build();
  expect(output).toContain('it holds <iframe>');
  expect(code).toBe(1);
  expect(readOut()).toEqual(before);
  expect(readFileSync(path.join(copy.folder, FINGERPRINT), 'utf8')).toBe(fingerprint);
  await expectWholePage();
  copy.edit('app/about/page.tsx', (text) => text.replace('<iframe title="planted" />', ''));
});

test('a build that succeeds is shown at once; another at the same time waits for it, and has nothing left to do', async () => {
  copy.edit('content/about.ts', (text) => text.replace(about.pledgesTitle, 'Words of the next build'));
  const [one, two] = await Promise.all([build(), build()]);
  expect([one.code, two.code]).toEqual([0, 0]);
  const waited = [one, two].filter(({ output }) => output.includes('This one begins when that has ended.'));
  expect(waited).toHaveLength(1);
  expect(waited[0]?.output).toContain('The other build has made what this one would make.');
  expect(await (await fetch(`${site.url}/about`)).text()).toContain('Words of the next build');
});
