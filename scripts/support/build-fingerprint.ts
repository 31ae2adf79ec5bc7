import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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

// Written by the build itself, or not used by it.
const NO_INPUTS = [
  'lib/pictures/pictures.json',
  'public/pictures',
  'public/share',
  'content/pictures/remote',
  'scripts/bench',
  'scripts/bench.ts',
];

/** Hashes of a build's inputs and settings, in hexadecimal. */
export interface Fingerprint {
  inputs: string;
  environment: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The fingerprint that a build would have now. */
export function currentFingerprint(environment: Environment = process.env): Fingerprint {
  const envFiles = readdirSync(projectRoot).filter((name) => name.startsWith('.env'));
  return { inputs: hashFiles(projectRoot, [...buildInputs, ...envFiles]), environment: hashEnvironment(environment) };
}

/** The fingerprint of the export; null if that is not, to the byte, what the build wrote. */
export function exportFingerprint(): Fingerprint | null {
  try {
    const built = JSON.parse(readFileSync(fingerprintFile, 'utf8')) as Fingerprint & { files: string };
    return built.files === hashExport() ? built : null;
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
  mkdirSync(path.dirname(fingerprintFile), { recursive: true });
  writeFileSync(fingerprintFile, `${JSON.stringify({ ...fingerprint, files: hashExport() }, null, 2)}\n`);
}

/** Only `NEXT_PUBLIC_…` variables affect the pages. */
function hashEnvironment(environment: Environment): string {
  const settings = Object.entries(environment)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
    .sort();
  return createHash('sha256').update(JSON.stringify(settings)).digest('hex');
}

function hashExport(): string {
  return hashFiles(exportFolder, ['.']);
}

function hashFiles(folder: string, places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => listFiles(folder, place))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(folder, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function listFiles(folder: string, place: string): string[] {
  const full = path.join(folder, place);
  // Places in the export begin with a dot.
  if (NO_INPUTS.includes(place) || !existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [place];
  return readdirSync(full)
    .sort()
    .flatMap((name) => listFiles(folder, `${place}/${name}`));
}
