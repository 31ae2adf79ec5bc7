import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { buildInputs } from '@/scripts/support/build-fingerprint';
import { exportFolder, keptFolder, projectRoot } from '@/scripts/support/paths.mjs';
import { testEnvironment } from '@/scripts/support/test-environment';

/** For files that build: builds are slow, and run one after the other. */
export const BUILDS = { mode: 'serial', timeout: 600_000 } as const;

type Environment = Readonly<Record<string, string>>;

export interface ProjectCopy {
  folder: string;
  /** Its export. */
  out: string;
  /** Changes a file's text in the copy only. Throws if the text stays the same. */
  edit: (file: string, change: (text: string) => string) => void;
  /** Runs a command of `scripts/run.mjs`. */
  run: (command: string, ...args: string[]) => { status: number | null; stdout: string };
  /** Builds the copy. If that fails, throws with the end of its output. */
  build: (environment?: Environment) => void;
  /** Builds the copy without blocking the test. */
  buildMeanwhile: () => Promise<{ code: number | null; output: string }>;
  /** Runs what `npm start` runs, until it prints the address. Throws if it ends before that. */
  start: (environment?: Environment) => Promise<{ url: string; output: () => string; stop: () => Promise<number | null> }>;
  remove: () => void;
}

/**
 * Copies the project to `.cache/<name>`, to change and build it there: its inputs, packages and encoded pictures. Unless `fresh`
 * is set, also the compiled code, the share pictures and the tested export, which is the copy's last good one.
 */
export function copyProject(name: string, { fresh = false } = {}): ProjectCopy {
  const folder = path.join(projectRoot, '.cache', name);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  const settings = readdirSync(projectRoot).filter((one) => one.startsWith('.env'));
  const link = (from: string, place: string) => existsSync(from) && copyLinked(from, path.join(folder, place));
  for (const place of [...buildInputs, ...settings, 'e2e', 'node_modules', '.cache/pictures']) {
    link(path.join(projectRoot, place), place);
  }
  if (!fresh) {
    link(path.join(projectRoot, '.cache/share'), '.cache/share');
    link(exportFolder, 'out');
    // Copied, not linked, because a build writes into these files.
    const copy = (from: string, place: string) => existsSync(from) && cpSync(from, path.join(folder, place), { recursive: true });
    copy(path.join(projectRoot, '.next/cache'), '.next/cache');
    copy(path.join(keptFolder, 'build-fingerprint.json'), '.cache/build-fingerprint.json');
  }
  const own = { ...process.env, EXPORT_OF: 'site' };

  const spawnNode = (script: string, args: string[], environment: Environment = testEnvironment) => {
    const child = spawn(process.execPath, [path.join(folder, script), ...args], {
      cwd: folder,
      env: { ...own, ...environment },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    return { child, ended, output: () => output };
  };
  const run = (command: string, args: string[], environment: Environment = {}) =>
    spawnSync(process.execPath, [path.join(folder, 'scripts/run.mjs'), command, ...args], {
      cwd: folder,
      encoding: 'utf8',
      // The review of a large catalogue has over a megabyte.
      maxBuffer: 64 * 1024 * 1024,
      env: { ...own, ...environment },
    });
  return {
    folder,
    out: path.join(folder, 'out'),
    remove,
    run: (command, ...args) => run(command, args),
    edit(file, change) {
      const place = path.join(folder, file);
      const before = readFileSync(place, 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`The change found no place in ${file}`);
      unlinkSync(place);
      writeFileSync(place, after);
    },
    build(environment = testEnvironment) {
      const { status, stdout, stderr } = run('build', [], environment);
      if (status !== 0) throw new Error(`The copy does not build:\n${stdout?.slice(-2000)}\n${stderr?.slice(-2000)}`);
    },
    async buildMeanwhile() {
      const { ended, output } = spawnNode('scripts/run.mjs', ['build'], testEnvironment);
      return { code: await ended, output: output() };
    },
    async start(environment) {
      const { child, ended, output } = spawnNode('scripts/start.mjs', ['--port', String(await freePort())], environment);
      const url = await new Promise<string>((resolve, reject) => {
        child.stdout.on('data', () => {
          const [, address] = /The site is at (http:\/\/localhost:\d+) /.exec(output()) ?? [];
          if (address) resolve(address);
        });
        void ended.then((code) => reject(new Error(`npm start ended with exit code ${code}:\n${output()}`)));
      });
      return { url, output, stop: () => (child.kill('SIGTERM'), ended) };
    },
  };
}

/** Makes hard links where the disk allows it, which is fast. Delete such a file before writing it, or the original changes. */
function copyLinked(from: string, to: string): void {
  if (statSync(from).isDirectory()) {
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) copyLinked(path.join(from, name), path.join(to, name));
    return;
  }
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
