import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './paths.mjs';
import { runCommand, runNode } from './run-command.mjs';

const OLDEST_NODE = { major: 20, minor: 20 };

/** Installs the packages of the lockfile, unless they are installed already. Throws if Node is too old. */
export async function ensureInstalled() {
  checkNodeVersion();
  checkFolder();
  if (isInstalled()) return;

  console.log('Installing packages from package-lock.json (npm ci)');
  // `--include=dev`: with NODE_ENV=production npm would leave out packages that the build needs.
  // npm would go on for half a minute after Ctrl-C, and begins anew next time.
  const code = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0) {
    throw new Error(`npm ci failed with exit code ${code}. Its own message is above.`);
  }
}

function checkNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE.major || (major === OLDEST_NODE.major && minor < OLDEST_NODE.minor)) {
    throw new Error(`Node ${OLDEST_NODE.major}.${OLDEST_NODE.minor} or newer is needed; this is ${process.versions.node}.`);
  }
}

/** @param {string} [folder] */
export function checkFolder(folder = projectRoot) {
  const [sign] = /[#%?]/.exec(folder) ?? [];
  if (sign) throw new Error(`The project's folder has a ${sign} in its path, with which tools can't work. Rename it: ${folder}`);
}

/**
 * Compares the lockfile with npm's record of the last install; an unreadable record counts as none. Optional packages may be
 * missing, since npm does not install those for other systems. If there is one for another system, the folder was copied from there.
 */
export function isInstalled(folder = projectRoot) {
  const wanted = readPackages(path.join(folder, 'package-lock.json'));
  try {
    const installed = readPackages(path.join(folder, 'node_modules', '.package-lock.json'));
    return (
      Object.values(installed).every(fitsThisSystem) &&
      Object.entries(wanted).every(
        ([place, { version, optional }]) => place === '' || optional || installed[place]?.version === version,
      )
    );
  } catch {
    return false;
  }
}

/** @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[] }} Package */

/** @param {Package} installed */
function fitsThisSystem({ os = [], cpu = [] }) {
  const names = (/** @type {string[]} */ list, /** @type {string} */ own) =>
    list.length === 0 || list.includes(own) || (list.every((name) => name.startsWith('!')) && !list.includes(`!${own}`));
  return names(os, process.platform) && names(cpu, process.arch);
}

/**
 * @param {string} lockfile
 * @returns {Record<string, Package>} by path, such as `node_modules/next`
 */
function readPackages(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

/** @param {string[]} args */
function runNpm(args) {
  const npmScript = process.env.npm_execpath;
  return npmScript?.endsWith('npm-cli.js')
    ? runNode([npmScript, ...args], {}, 'SIGKILL')
    : runCommand('npm', args, {}, 'SIGKILL');
}
