import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './paths.mjs';
import { runCommand, runNode } from './run-command.mjs';

const OLDEST_NODE = { major: 20, minor: 20 };

/** Installs the packages of the lockfile, unless they are installed already. Throws if Node is too old. */
export async function ensureInstalled() {
  checkNodeVersion();
  if (isInstalled()) return;

  console.log('Installing packages from package-lock.json (npm ci)');
  // `--include=dev`: with NODE_ENV=production npm would leave out packages that the build needs.
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

/**
 * Compares the lockfile with npm's record of the last install; an unreadable record counts as none. Optional packages are ignored:
 * npm does not install those for other platforms.
 */
export function isInstalled(folder = projectRoot) {
  const wanted = readPackages(path.join(folder, 'package-lock.json'));
  try {
    const installed = readPackages(path.join(folder, 'node_modules', '.package-lock.json'));
    return Object.entries(wanted).every(
      ([place, { version, optional }]) => place === '' || optional || installed[place]?.version === version,
    );
  } catch {
    return false;
  }
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, optional?: boolean }>} by path, such as `node_modules/next`
 */
function readPackages(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

/** @param {string[]} args */
function runNpm(args) {
  const npmScript = process.env.npm_execpath;
  return npmScript?.endsWith('npm-cli.js') ? runNode([npmScript, ...args]) : runCommand('npm', args);
}
