import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list-files';
import { exportFolder, keptFolder, projectRoot } from './paths.mjs';

/*
 * The fingerprint identifies what the export was built from and what it holds, so that an unchanged site is not built again. It
 * is stored outside the export, because everything in there is published.
 */
const fingerprintFile = path.join(keptFolder, 'build-fingerprint.json');

/** Inputs of a build, except `.env` files and packages. */
export const buildInputs: readonly string[] = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts',
  '.postcssrc.json',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];

/** Written by the build itself. */
const NO_INPUTS = /^(lib\/pictures\/pictures\.json|public\/(pictures|share)\/.*|content\/pictures\/remote\/.*)$/;

/** Hashes of a build's inputs and settings, in hexadecimal. */
export interface Fingerprint {
  inputs: string;
  environment: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The fingerprint that a build would have now. Of the variables only those named `NEXT_PUBLIC_…` affect the pages. */
export function currentFingerprint(environment: Environment = process.env): Fingerprint {
  const settings = Object.entries(environment).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  const envFiles = readdirSync(projectRoot).filter((name) => name.startsWith('.env'));
  const inputs = [...buildInputs, ...envFiles].flatMap((place) => {
    const full = path.join(projectRoot, place);
    if (!existsSync(full)) return [];
    return statSync(full).isDirectory() ? listFiles(full).map((file) => `${place}/${file}`) : place;
  });
  return {
    inputs: hashFiles(
      projectRoot,
      inputs.filter((file) => !NO_INPUTS.test(file)),
    ),
    environment: createHash('sha256').update(JSON.stringify(settings.sort())).digest('hex'),
  };
}

/** The fingerprint of the export; null if that is not, to the byte, what the build wrote. */
export function exportFingerprint(): Fingerprint | null {
  try {
    const built = JSON.parse(readFileSync(fingerprintFile, 'utf8')) as Fingerprint & { files: string };
    return built.files === hashFiles(exportFolder, listFiles(exportFolder)) ? built : null;
  } catch {
    return null;
  }
}

export function isExportFresh(environment: Environment = process.env): boolean {
  const built = exportFingerprint();
  const now = currentFingerprint(environment);
  return built?.inputs === now.inputs && built.environment === now.environment;
}

/** @param fingerprint computed before the build, so that edits made during it count as changes */
export function writeFingerprint(fingerprint: Fingerprint): void {
  mkdirSync(keptFolder, { recursive: true });
  writeFileSync(fingerprintFile, JSON.stringify({ ...fingerprint, files: hashFiles(exportFolder, listFiles(exportFolder)) }));
}

function hashFiles(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(folder, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
