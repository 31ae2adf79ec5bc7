import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { runCommand, runNode } from './run-command.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Root can't use the sandbox; the rest keeps the browser from calling its maker during tests. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A Chromium or Chrome that runs: CHROMIUM_PATH, else the system's, else Playwright's own.
 */
export function findChromium(): string | null {
  return chosenBy('CHROMIUM_PATH') ?? [...PLACES, playwrightsOwn()].find((place) => place !== null && runs(place)) ?? null;
}

function chosenBy(variable: string): string | null {
  const place = process.env[variable];
  if (place && !existsSync(place)) throw new Error(`${variable} is ${place}, but there is no such file.`);
  return place || null;
}

/**
 * Finds a Chromium or, failing that, gets one.
 *
 * @returns its path
 */
export async function findOrInstallChromium(): Promise<string> {
  const present = findChromium();
  if (present) return report(present);

  console.log("No Chromium on this machine: downloading Playwright's own");
  await runNode(['node_modules/playwright/cli.js', 'install', 'chromium']);
  const downloaded = findChromium();
  if (downloaded) return report(downloaded);

  console.log("The download didn't give a browser that runs: trying Debian's package");
  await installDebianPackages(['chromium']);
  const packaged = findChromium();
  if (packaged) return report(packaged);

  throw new Error(
    'No Chromium could be found or installed. Install Chromium or Google Chrome and run this again, ' +
      'or say where it is: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}

/**
 * Debian's headless shell: Chromium without its window, which starts and draws in less time and lacks some of its parts.
 * HEADLESS_SHELL_PATH names another; with CHROMIUM_PATH alone that browser is wanted for everything.
 */
export function findHeadlessShell(): string | null {
  const name = process.env.HEADLESS_SHELL_PATH ? 'HEADLESS_SHELL_PATH' : 'CHROMIUM_PATH';
  return chosenBy(name) ?? (runs(HEADLESS_SHELL) ? HEADLESS_SHELL : null);
}

/**
 * Finds the headless shell or, where a package can be installed, gets it; the whole browser can do all that it does.
 *
 * @returns its path
 */
export async function findOrInstallHeadlessShell(): Promise<string | null> {
  if (!findHeadlessShell()) await installDebianPackages(['chromium-headless-shell']);
  const place = findHeadlessShell();
  console.log(place ? `Headless shell: ${place}` : 'Headless shell: none here, the whole browser runs all tests');
  return place;
}

/**
 * Most Linux machines without a desktop lack Arial, and Chromium there draws in a wider typeface than any visitor's: lines
 * break elsewhere. Liberation Sans has Arial's widths.
 */
export async function findOrInstallArial(): Promise<void> {
  if (hasArial()) return;
  console.log('No typeface with the widths of Arial on this machine: installing Liberation');
  await installDebianPackages(['fontconfig', 'fonts-liberation']);
  if (!hasArial()) console.log('Install Arial or Liberation Sans: without them, tests that measure lines of text may fail');
}

function hasArial(): boolean {
  const { stdout, error } = spawnSync('fc-match', ['--format=%{family}', 'Arial'], { encoding: 'utf8', timeout: 20_000 });
  // macOS and Windows come without that program, and with Arial.
  return error ? process.platform !== 'linux' : /^(Arial|Liberation Sans|Arimo)\b/.test(stdout);
}

function report(place: string): string {
  console.log(`Browser: ${place}`);
  return place;
}

function playwrightsOwn(): string | null {
  try {
    return chromium.executablePath();
  } catch {
    return null;
  }
}

/** Being there isn't enough: Ubuntu's `chromium-browser` is a note to install a snap. */
function runs(place: string): boolean {
  return existsSync(place) && spawnSync(place, ['--version'], { timeout: 20_000 }).status === 0;
}

/** Where this is Debian and we may: else nothing happens. */
export async function installDebianPackages(names: readonly string[]): Promise<void> {
  const root = process.getuid?.() === 0;
  const sudo = !root && spawnSync('sudo', ['-n', 'true']).status === 0;
  if (!existsSync('/usr/bin/apt-get') || !(root || sudo)) return;

  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) =>
    sudo ? runCommand('sudo', ['-n', 'apt-get', ...args], environment) : runCommand('apt-get', args, environment);
  // An update that fails for one source of many still leaves usable lists.
  await aptGet('update');
  await aptGet('install', '-y', '--no-install-recommends', ...names);
}
