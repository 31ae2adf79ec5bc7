import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './paths.mjs';

const OLDEST_NODE = '20.20';

/** Installs the packages of the lockfile, unless they are installed already. Throws if Node is too old. */
export function ensureInstalled() {
  if (process.versions.node.localeCompare(OLDEST_NODE, 'en', { numeric: true }) < 0) {
    throw new Error(`Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}.`);
  }
  checkFolder(projectRoot);
  if (isInstalled(projectRoot)) return;
  console.log('Installing packages from package-lock.json (npm ci)');
  // `--include=dev`: with NODE_ENV=production npm would leave out packages that the build needs. Windows starts npm in a shell alone.
  const command = 'npm ci --include=dev --no-audit --no-fund';
  const { status } = spawnSync(command, { cwd: projectRoot, shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`npm ci failed with exit code ${status}. Its own message is above.`);
}

/** @param {string} folder */
export function checkFolder(folder) {
  const [sign] = /[#%?]/.exec(folder) ?? [];
  if (sign) throw new Error(`The project's folder has a ${sign} in its path, with which tools can't work. Rename it: ${folder}`);
}

/**
 * Compares the lockfile with npm's record of the last install; an unreadable record counts as none. Optional packages may be
 * missing, since npm does not install those for other systems; one for another system is there if the folder was copied from it.
 *
 * @param {string} folder
 */
export function isInstalled(folder) {
  try {
    const wanted = readPackages(path.join(folder, 'package-lock.json'));
    const installed = readPackages(path.join(folder, 'node_modules', '.package-lock.json'));
    return (
      Object.values(installed).every(
        ({ os = [] }) => os.includes(process.platform) || os.every((name) => name.startsWith('!')),
      ) &&
      Object.entries(wanted).every(
        ([place, { version, optional }]) => place === '' || optional || installed[place]?.version === version,
      )
    );
  } catch {
    return false;
  }
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, optional?: boolean, os?: string[] }>} by path, such as `node_modules/next`
 */
function readPackages(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}
