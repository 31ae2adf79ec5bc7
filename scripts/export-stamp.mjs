import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exportFolder, projectRoot } from './paths.mjs';

/*
 * The stamp says from what the export was built, so that a second start needs no second build. It
 * lies outside `out/`, because everything in there is published.
 */
const stampFile = path.join(projectRoot, '.cache', 'export-stamp.json');

/** All that a build is made from, environment files and packages aside. */
export const buildInputs = [
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

// Written by the build itself, or of no use to it.
const NO_INPUTS = ['public/pictures', 'public/share', 'public/catalogue', 'content/pictures/remote', 'scripts/bench', 'scripts/bench.ts'];

/**
 * @typedef {{ inputs: string, environment: string }} Stamp
 * @typedef {Record<string, string | undefined>} Environment
 */

/**
 * @param {Environment} [environment]
 * @returns {Stamp} hashes of what a build made now would be built from
 */
export function currentStamp(environment = process.env) {
  return { inputs: hashInputs(), environment: hashEnvironment(environment) };
}

/** @returns {Stamp | null} what the export in `out/` was built from, null when there is no whole export */
export function exportStamp() {
  if (!existsSync(path.join(exportFolder, 'index.html')) || !existsSync(stampFile)) return null;
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return null;
  }
}

/** @param {Environment} [environment] */
export function isExportFresh(environment = process.env) {
  const built = exportStamp();
  const now = currentStamp(environment);
  return built?.inputs === now.inputs && built.environment === now.environment;
}

/** @param {Stamp} stamp taken before the build began, so that an edit made meanwhile isn't missed */
export function writeExportStamp(stamp) {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, `${JSON.stringify(stamp, null, 2)}\n`);
}

/** Called before an export is replaced: until the new one's stamp is written, there is none. */
export function removeExportStamp() {
  rmSync(stampFile, { force: true });
}

/**
 * Only `NEXT_PUBLIC_…` variables end up in the pages.
 *
 * @param {Environment} environment
 */
function hashEnvironment(environment) {
  const settings = Object.entries(environment)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(settings)).digest('hex');
}

function hashInputs() {
  const envFiles = readdirSync(projectRoot).filter((name) => name.startsWith('.env'));
  const hash = createHash('sha256');
  for (const file of [...buildInputs, ...envFiles].flatMap(listFiles)) {
    hash.update(`${file}\0`).update(readFileSync(path.join(projectRoot, file))).update('\0');
  }
  return hash.digest('hex');
}

function listFiles(place) {
  const full = path.join(projectRoot, place);
  if (NO_INPUTS.includes(place) || !existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [place];
  return readdirSync(full)
    .sort()
    .flatMap((name) => listFiles(`${place}/${name}`));
}
