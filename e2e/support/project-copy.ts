import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildInputs } from '@/scripts/support/build-fingerprint';
import { projectRoot } from '@/scripts/support/paths.mjs';
import { linkFolder } from './link-folder';

const NEXT_CACHE = '.next/cache';

export interface ProjectCopy {
  folder: string;
  /** Replaces a file's text, in the copy alone. Throws when that changes nothing. */
  edit: (file: string, change: (text: string) => string) => void;
  /** Runs a command of scripts/. */
  run: (command: string, ...args: string[]) => { status: number | null; stdout: string; stderr: string };
  /** Builds it; throws with the end of its output when it fails. */
  build: (environment?: Record<string, string>) => void;
  remove: () => void;
}

/**
 * A copy of the project to change and build: its inputs, its packages and the pictures that are encoded already; unless
 * it is to be `fresh`, also what is compiled and drawn here.
 */
export function copyProject(name: string, { fresh = false } = {}): ProjectCopy {
  const folder = path.join(projectRoot, '.cache', name);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  mkdirSync(folder, { recursive: true });
  const settings = readdirSync(projectRoot).filter((one) => one.startsWith('.env'));
  const places = [...buildInputs, ...settings, 'e2e', 'node_modules', '.cache/pictures', ...(fresh ? [] : ['.cache/share'])];
  for (const place of places.filter((one) => existsSync(path.join(projectRoot, one)))) {
    const [from, to] = [path.join(projectRoot, place), path.join(folder, place)];
    mkdirSync(path.dirname(to), { recursive: true });
    if (statSync(from).isFile()) writeFileSync(to, readFileSync(from));
    else linkFolder(from, to);
  }
  // Next writes into the files of its cache, so they are no links.
  const compiled = path.join(projectRoot, NEXT_CACHE);
  if (!fresh && existsSync(compiled)) cpSync(compiled, path.join(folder, NEXT_CACHE), { recursive: true });

  const start = (command: string, args: string[], environment: Record<string, string> = {}) =>
    spawnSync(process.execPath, [path.join(folder, 'scripts/run.mjs'), command, ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...environment },
    });
  return {
    folder,
    remove,
    run: (command, ...args) => start(command, args),
    edit(file, change) {
      const place = path.join(folder, file);
      const before = readFileSync(place, 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`The change found no place in ${file}`);
      unlinkSync(place);
      writeFileSync(place, after);
    },
    build(environment) {
      const { status, stdout, stderr } = start('build', [], environment);
      if (status !== 0) throw new Error(`The copy does not build:\n${stdout?.slice(-2000)}\n${stderr?.slice(-2000)}`);
    },
  };
}
