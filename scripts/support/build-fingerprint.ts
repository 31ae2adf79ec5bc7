import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list-files';
import { exportFolder, keptFolder, projectRoot } from './paths.mjs';
import { runNode } from './run-command';
import { writeWhole } from './write-whole';

/*
 * The fingerprint identifies what the export was built from and what it holds, so that an unchanged site is not built again. It
 * is stored outside the export, because everything in there is published.
 */
const fingerprintFile = path.join(keptFolder, 'build-fingerprint.json');

/** Inputs of a build, except `.env` files and packages. */
export const buildInputs: readonly string[] = [
  ...['app', 'components', 'content', 'lib', 'public', 'scripts'],
  ...['.postcssrc.json', 'next.config.mjs', 'package-lock.json', 'package.json', 'tsconfig.json', 'vercel.json'],
];

/** Files in the inputs' folders that the build itself writes, or doesn't read. */
const NO_INPUTS =
  /^(lib\/pictures\/pictures\.json|public\/(pictures|share)\/.*|content\/pictures\/remote\/.*|.*\.(test\.ts|md))$/;

/** What a build would be made from now, in hexadecimal. Of the variables only those named `NEXT_PUBLIC_…` affect the pages. */
export function currentFingerprint(): string {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  const envFiles = readdirSync(projectRoot).filter((name) => name.startsWith('.env'));
  const inputs = [...buildInputs, ...envFiles].flatMap((place) => {
    const full = path.join(projectRoot, place);
    if (!existsSync(full)) return [];
    return statSync(full).isDirectory() ? listFiles(full).map((file) => `${place}/${file}`) : place;
  });
  const read = inputs.filter((file) => !NO_INPUTS.test(file));
  return hashFiles(projectRoot, read, JSON.stringify(settings.sort()));
}

/** Whether there is an export that is, to the byte, what a build made of the present inputs. */
export function isExportFresh(): boolean {
  try {
    const built = JSON.parse(readFileSync(fingerprintFile, 'utf8')) as { inputs: string; files: string };
    return built.inputs === currentFingerprint() && built.files === hashExport();
  } catch {
    return false;
  }
}

/** Builds the export, unless nothing has changed since the last build. */
export async function buildUnlessFresh(): Promise<void> {
  if (isExportFresh()) return console.log('Nothing has changed since the last build.');
  if ((await runNode(['scripts/run.mjs', 'build'])) !== 0) throw new Error('There is no new build. Its own message is above.');
}

/** @param inputs computed before the build, so that edits made during it count as changes */
export function writeFingerprint(inputs: string): void {
  writeWhole(fingerprintFile, JSON.stringify({ inputs, files: hashExport() }));
}

function hashExport() {
  return hashFiles(exportFolder, listFiles(exportFolder));
}

function hashFiles(folder: string, files: readonly string[], settings = '') {
  const hashes = files.map((file) => `${file} ${hash('sha256', readFileSync(path.join(folder, file)))}`);
  return hash('sha256', [settings, ...hashes].join('\n'));
}
