import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox, webkit, type BrowserType } from 'playwright';
import { runCommand, runNode } from './run-command';

const SYSTEM = [
  ...['chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser'].map((name) => `/usr/bin/${name}`),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** Chromium without a window and some features, which starts and draws faster. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Root can't use the sandbox. From `--no-first-run` on, they keep the browser from sending requests of its own. */
export const launchArguments = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic'],
  ...['--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

/** Path of a working Chromium or Chrome: CHROMIUM_PATH, else a preferred one, else Playwright's own, else the system's. */
export function findChromium(...preferred: string[]): string | null {
  return chosen() ?? [...preferred, ownPlace(chromium) ?? '', ...SYSTEM].find(runs) ?? null;
}

/** Path of the browser that runs the tests; CHROMIUM_PATH chooses it, too. */
export const findTestBrowser = () => findChromium(HEADLESS_SHELL);

/**
 * Installs Debian's headless shell beside Debian's browser, which comes without it, so that tests take a quarter less of the
 * processor. They run without it, too.
 */
export async function installHeadlessShell(): Promise<void> {
  if (chosen() || existsSync(HEADLESS_SHELL) || !existsSync('/usr/bin/chromium') || !canInstallPackages()) return;
  console.log('Installing Debian’s package chromium-headless-shell');
  await installPackages('--no-remove', '-o=Acquire::Retries=0', '-o=Acquire::http::Timeout=10', 'chromium-headless-shell');
}

/** Options of the installed Firefox and WebKit: Playwright's own, or Debian's Firefox, which it drives by WebDriver BiDi. */
export function otherBrowsers() {
  const debian = { channel: 'moz-firefox', launchOptions: { executablePath: '/usr/bin/firefox-esr' } };
  const options = ownPlace(firefox) ? {} : existsSync(debian.launchOptions.executablePath) && debian;
  return {
    ...(options && { firefox: { browserName: 'firefox' as const, ...options } }),
    ...(ownPlace(webkit) && { webkit: { browserName: 'webkit' as const } }),
  };
}

/** Path of Playwright's own browser, if it is installed. Playwright throws on systems for which it has none. */
function ownPlace(browser: BrowserType) {
  try {
    return existsSync(browser.executablePath()) ? browser.executablePath() : null;
  } catch {
    return null;
  }
}

/** Finds a Chromium, or installs Playwright's, or as root Debian's. @returns its path */
export async function findOrInstallChromium(): Promise<string> {
  if (!findChromium()) {
    console.log('There is no Chromium: installing Playwright’s own (npx playwright install chromium)');
    await runNode(['node_modules/playwright/cli.js', 'install', 'chromium']);
  }
  if (!findChromium() && canInstallPackages()) {
    const packages = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];
    console.log(`Playwright’s could not be had: installing Debian’s packages ${packages.join(', ')}`);
    // One of apt's lists may fail to load; the others are still usable.
    await runCommand('apt-get', ['update']);
    await installPackages(...packages);
  }
  const place = findChromium();
  if (place) return place;
  throw new Error('No Chromium could be installed. Install one, or say where it is: CHROMIUM_PATH=/path/to/chrome npm test');
}

const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const installPackages = (...args: string[]) =>
  runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...args], { DEBIAN_FRONTEND: 'noninteractive' });

function chosen() {
  const place = process.env.CHROMIUM_PATH;
  if (place && !existsSync(place)) throw new Error(`CHROMIUM_PATH is ${place}, but there is no such file.`);
  return place || null;
}

/** Whether a browser runs. That its file exists is not enough: Ubuntu's `chromium-browser` only says to install a snap. */
function runs(place: string) {
  return existsSync(place) && spawnSync(place, ['--version'], { timeout: 20_000 }).status === 0;
}
