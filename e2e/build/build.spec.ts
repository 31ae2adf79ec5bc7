import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { about } from '@/content/pages/about';
import { exportFolder } from '@/scripts/support/paths.mjs';
import { BUILDS, copyProject, type ProjectCopy } from '../support/project-copy';
import { expect, test } from '../support/site-test';

test.describe.configure(BUILDS);

const hashesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );

test('two builds of the same sources differ in no file', { tag: '@full' }, () => {
  const copy = copyProject('same-sources', { fresh: true });
  copy.build();
  expect(hashesOf(copy.out)).toEqual(hashesOf(exportFolder));
  copy.remove();
});

test.describe('npm start shows the last good export', () => {
  let copy: ProjectCopy;
  let site: Awaited<ReturnType<ProjectCopy['start']>>;

  test.beforeAll(async () => {
    test.setTimeout(BUILDS.timeout);
    copy = copyProject('build');
    site = await copy.start();
  });
  test.afterAll(async () => {
    await site.stop();
    copy.remove();
  });

  /** Asks again, as a browser does, if the connection was closed unanswered: it can be while the export is replaced. */
  const ask = (address: string) => fetch(site.url + address).catch(() => fetch(site.url + address));

  /** Expects a whole page, and the script that it names: through it the page finds everything else. */
  async function expectWholePage(): Promise<void> {
    const page = await ask('/about');
    const html = await page.text();
    expect([page.status, html.endsWith('</html>')]).toEqual([200, true]);
    const [script = ''] = /\/_next\/static\/pages\/\w+\.js/.exec(html) ?? [];
    const answer = await ask(script);
    // The export may have been replaced between the two requests.
    if (answer.status !== 200) expect(await (await ask('/about')).text()).not.toContain(script);
  }

  /** Builds the copy, and asks for a page again and again until the build has ended. */
  async function build() {
    let ended = false;
    const built = copy.buildMeanwhile().finally(() => (ended = true));
    while (!ended) await expectWholePage().then(() => new Promise((resolve) => setTimeout(resolve, 50)));
    return built;
  }

  test('while a build fails, which changes no file of the export', { tag: '@full' }, async () => {
    const before = hashesOf(copy.out);
    // Next builds this, but the step that writes the policies refuses it.
    copy.edit('app/about/page.tsx', (text) => text.replace('<>', '<><iframe title="planted" />'));
    const { code, output } = await build();
    expect([code, output]).toEqual([1, expect.stringContaining('it holds <iframe>')]);
    expect(hashesOf(copy.out)).toEqual(before);
    copy.edit('app/about/page.tsx', (text) => text.replace('<iframe title="planted" />', ''));
  });

  test('until a build succeeds; a second one at the same time waits, and has nothing left to do', { tag: '@full' }, async () => {
    copy.edit('content/pages/about.ts', (text) => text.replace(about.pledgesTitle, 'Words of the next build'));
    const both = await Promise.all([build(), build()]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    const [waited, ...others] = both.filter(({ output }) => output.includes('This one begins when that has ended.'));
    expect(others).toEqual([]);
    expect(waited?.output).toContain('The other build has made what this one would make.');
    expect(await (await fetch(`${site.url}/about`)).text()).toContain('Words of the next build');
  });
});
