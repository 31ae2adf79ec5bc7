import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import { serveExport } from '@/scripts/serve/serve-export';
import { buildInputs } from '@/scripts/support/build-fingerprint';
import { listFiles } from '@/scripts/support/list-files';
import { projectRoot } from '@/scripts/support/paths.mjs';
import { SITE_PORT, testEnvironment } from '@/scripts/support/test-environment';

/** Milliseconds that a test may take, since builds are slow. */
const TIMEOUT_MS = 600_000;

type Edit = (file: string, change: (text: string) => string) => void;

/**
 * Before the tests of a file, copies the project to `.cache/copy`, changes, builds and serves the copy. Tests run one by one.
 *
 * @returns the copy, for use within the tests
 */
export function buildCopy(change: (edit: Edit) => void) {
  const folder = path.join(projectRoot, '.cache/copy');
  const port = String(SITE_PORT + 1);
  const env = { ...process.env, EXPORT_OF: 'site', PORT: port, ...testEnvironment };
  const options = { cwd: folder, env, timeout: TIMEOUT_MS };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const copy = {
    /** The folder of the copy's export. */
    out: path.join(folder, 'out'),
    /** The address at which the copy's export is served. */
    url: '',
    /** Changes a file's text in the copy only, or adds the file. Throws if the text stays the same. */
    edit(file: string, to: (text: string) => string): void {
      const place = path.join(folder, file);
      const before = existsSync(place) ? readFileSync(place, 'utf8') : '';
      const after = to(before);
      if (after === before) throw new Error(`The change found no place in ${file}`);
      rmSync(place, { force: true });
      writeFileSync(place, after);
    },
    /** Runs a command of the copy to its end. Throws with the end of its output if it fails. */
    run(command: string): void {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', command], options);
      if (status === 0) return;
      throw new Error(`${command} of the copy failed:\n${String(stdout).slice(-2000)}\n${String(stderr).slice(-2000)}`);
    },
    /** Runs `npm start` until it is stopped. */
    start() {
      const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], options);
      const site = { url: `http://localhost:${port}`, output: '', stop: () => child.kill() };
      child.stdout.on('data', (text: Buffer) => (site.output += text.toString()));
      return site;
    },
  };
  let site: Awaited<ReturnType<typeof serveExport>> | undefined;
  test.describe.configure({ mode: 'serial', timeout: TIMEOUT_MS });
  test.beforeAll(async () => {
    test.setTimeout(TIMEOUT_MS);
    remove();
    // The copy gets the project's inputs, packages, pictures and compiled code.
    for (const place of [...buildInputs, '.env.example', 'node_modules', '.cache/pictures', '.cache/share']) {
      if (existsSync(path.join(projectRoot, place))) linkFiles(path.join(projectRoot, place), path.join(folder, place));
    }
    // The compiled code is copied, not linked, because a build writes into its files.
    cpSync(path.join(projectRoot, '.next/cache'), path.join(folder, '.next/cache'), { recursive: true });
    change(copy.edit);
    copy.run('build');
    site = await serveExport({ root: copy.out, port: 0 });
    copy.url = site.url;
  });
  test.afterAll(() => {
    site?.close();
    remove();
  });
  return copy;
}

/** Makes hard links where the disk allows it, which is fast. Delete such a file before writing it, or the original changes. */
function linkFiles(from: string, to: string): void {
  const files = statSync(from).isDirectory() ? listFiles(from) : [''];
  for (const file of files) {
    const [source, copy] = [path.join(from, file), path.join(to, file)];
    mkdirSync(path.dirname(copy), { recursive: true });
    try {
      linkSync(source, copy);
    } catch {
      copyFileSync(source, copy);
    }
  }
}
