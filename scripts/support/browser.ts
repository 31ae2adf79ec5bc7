import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox, webkit, type BrowserType } from 'playwright';
import { runCommand, runNode } from './run-command.mjs';

const CHROMIUM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const FIREFOX_ESR = '/usr/bin/firefox-esr';
/** WebKitGTK's driver, and the virtual screen that it needs. */
const WEBKIT_DRIVER = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'];

/** Root can't use the sandbox. The last four keep the browser from sending requests of its own. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a working Chromium or Chrome: CHROMIUM_PATH, else the system's, else Playwright's own. */
export function findChromium(): string | null {
  return chosenBy('CHROMIUM_PATH') ?? [...CHROMIUM, ownPlace(chromium)].find((place) => place !== null && runs(place)) ?? null;
}

/**
 * Path of Debian's headless shell: Chromium without a window and some features, which starts and draws faster.
 * HEADLESS_SHELL_PATH selects another; with CHROMIUM_PATH alone, that browser is used for everything.
 */
export function findHeadlessShell(): string | null {
  return chosenBy('HEADLESS_SHELL_PATH') ?? chosenBy('CHROMIUM_PATH') ?? (runs(HEADLESS_SHELL) ? HEADLESS_SHELL : null);
}

/** Playwright's own Firefox, else Debian's, which Playwright drives by WebDriver BiDi. */
export function findFirefox(): 'own' | { channel: string; executablePath: string } | null {
  if (ownPlace(firefox)) return 'own';
  return existsSync(FIREFOX_ESR) ? { channel: 'moz-firefox', executablePath: FIREFOX_ESR } : null;
}

/** Playwright's own WebKit, else WebKitGTK, which only WebDriver can drive. */
export function findWebKit(): 'own' | 'driver' | null {
  if (ownPlace(webkit)) return 'own';
  return WEBKIT_DRIVER.every((program) => existsSync(program)) ? 'driver' : null;
}

/** Finds or installs a Chromium. @returns its path */
export async function findOrInstallChromium(): Promise<string> {
  const ways = [
    () => {},
    () => runNode(['node_modules/playwright/cli.js', 'install', 'chromium']),
    () => installDebianPackages('chromium'),
  ];
  for (const install of ways) {
    await install();
    const place = findChromium();
    if (place) return place;
  }
  throw new Error(
    'No Chromium could be found or installed. Install Chromium or Google Chrome and run this again, ' +
      'or say where it is: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}

/** Installs missing browsers and fonts for the tests, where packages can be installed. */
export async function prepareBrowsers({ others }: { others: boolean }): Promise<void> {
  console.log(`Browser: ${await findOrInstallChromium()}`);
  // If this fails, the tests use the full browser.
  if (!findHeadlessShell()) await installDebianPackages('chromium-headless-shell');
  if (!hasArial()) await installDebianPackages('fontconfig', 'fonts-liberation');
  if (!hasArial()) console.log('Install Arial or Liberation Sans: without them, tests that measure lines of text may fail');
  if (!others) return;
  if (!findFirefox()) await installDebianPackages('firefox-esr');
  if (!findWebKit()) await installDebianPackages('webkit2gtk-driver', 'xvfb', 'xauth');
  for (const [name, found] of Object.entries({ Firefox: findFirefox(), WebKit: findWebKit() })) {
    if (!found) console.log(`${name}: NOT RUN. It could not be installed here.`);
  }
}

/**
 * Most Linux machines without a desktop lack Arial. Chromium then falls back to a wider font, and lines wrap differently.
 * Liberation Sans has Arial's widths.
 */
function hasArial(): boolean {
  const { stdout, error } = spawnSync('fc-match', ['--format=%{family}', 'Arial'], { encoding: 'utf8', timeout: 20_000 });
  // macOS and Windows lack fc-match but have Arial.
  return error ? process.platform !== 'linux' : /^(Arial|Liberation Sans|Arimo)\b/.test(stdout);
}

function chosenBy(variable: string): string | null {
  const place = process.env[variable];
  if (place && !existsSync(place)) throw new Error(`${variable} is ${place}, but there is no such file.`);
  return place || null;
}

/** Path of Playwright's own browser, if it is installed. Playwright throws on systems for which it has none. */
function ownPlace(browser: BrowserType): string | null {
  try {
    return existsSync(browser.executablePath()) ? browser.executablePath() : null;
  } catch {
    return null;
  }
}

/** That the file exists is not enough: Ubuntu's `chromium-browser` only tells the user to install a snap. */
function runs(place: string): boolean {
  return existsSync(place) && spawnSync(place, ['--version'], { timeout: 20_000 }).status === 0;
}

/** Does nothing without apt-get, or without root or passwordless sudo. */
async function installDebianPackages(...names: string[]): Promise<void> {
  const root = process.getuid?.() === 0;
  const sudo = !root && spawnSync('sudo', ['-n', 'true']).status === 0;
  if (!existsSync('/usr/bin/apt-get') || !(root || sudo)) return;

  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) =>
    sudo ? runCommand('sudo', ['-n', 'apt-get', ...args], environment) : runCommand('apt-get', args, environment);
  // Its exit code is ignored: when one source of many fails, the other lists are still usable.
  await aptGet('update');
  await aptGet('install', '-y', '--no-install-recommends', ...names);
}
