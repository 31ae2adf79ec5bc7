import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell, launchArguments } from '../scripts/support/browser';
import { SITE_PORT } from '../scripts/support/test-environment';

const headlessShell = findHeadlessShell();
const wholeBrowser = findChromium();
// Each worker reads this file again; none needs to search for the browsers again.
process.env.CHROMIUM_PATH = wholeBrowser ?? '';
process.env.HEADLESS_SHELL_PATH = headlessShell ?? wholeBrowser ?? '';
const shell = headlessShell ?? wholeBrowser;

// Fringes of colour on letters would differ from screen to screen.
const launch = (executablePath: string | null) => ({
  executablePath: executablePath ?? undefined,
  args: [...launchArguments, '--disable-lcd-text'],
  // Visitors' browsers do block windows that no tap asked for.
  ignoreDefaultArgs: ['--disable-popup-blocking'],
});

const baseURL = `http://127.0.0.1:${SITE_PORT}`;

/*
 * Where a test runs is in its tags or its folder; without either it runs on a desktop, once.
 * `@phone`, late/: on a phone alone, as what is late or lost is late on phones. `@both`: on a phone, and in
 * `npm run test:full` on a desktop. `@full`, builds/: in `npm run test:full`. `@whole`: in a whole Chromium, where the shell
 * lacks something.
 */
const PHONE_ALONE = /@phone|\blate\//;
const PHONE = /@phone|@both|\blate\//;
const FULL = /@full|\bbuilds\//;
const FULL_ON_DESKTOP = /@full|@both|\bbuilds\//;
const WHOLE = /@whole/;

/** What matches each of them. */
const all = (...tags: RegExp[]) => new RegExp(tags.map(({ source }) => `(?=.*(?:${source}))`).join(''));

const desktop = { viewport: { width: 1440, height: 900 } };

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
};

export default defineConfig({
  testDir: '.',
  // What opens no browser is `*.test.ts` and Jest's.
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // One set of pictures for every machine; what its fonts draw a little differently is allowed for in the test.
  snapshotPathTemplate: '{testDir}/look/{arg}{ext}',
  // By files: workers that share the tests of one each load it, which takes a tenth longer.
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // On two cores two more use the time in which the others wait.
  workers: 4,
  // A machine that also builds or renders is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL,
    browserName: 'chromium',
    locale: 'en-PK',
    timezoneId: 'Asia/Karachi',
    screenshot: 'only-on-failure',
    // A service worker would hide requests from the tests that watch them.
    serviceWorkers: 'block',
  },
  // The shell is Chromium without its window: the same engine in about half the time.
  projects: [
    { name: 'desktop', grepInvert: [PHONE_ALONE, FULL_ON_DESKTOP, WHOLE], use: { ...desktop, launchOptions: launch(shell) } },
    { name: 'phone', grep: PHONE, grepInvert: [FULL, WHOLE], use: { ...phone, launchOptions: launch(shell) } },
    {
      name: 'desktop, whole',
      grep: WHOLE,
      grepInvert: [PHONE_ALONE, FULL_ON_DESKTOP],
      use: { ...desktop, launchOptions: launch(wholeBrowser) },
    },
    { name: 'phone, whole', grep: all(WHOLE, PHONE), grepInvert: FULL, use: { ...phone, launchOptions: launch(wholeBrowser) } },
    {
      name: 'full, desktop',
      grep: FULL_ON_DESKTOP,
      grepInvert: [PHONE_ALONE, WHOLE],
      use: { ...desktop, launchOptions: launch(shell) },
    },
    { name: 'full, phone', grep: all(FULL, PHONE), grepInvert: WHOLE, use: { ...phone, launchOptions: launch(shell) } },
    {
      name: 'full, desktop, whole',
      grep: all(FULL_ON_DESKTOP, WHOLE),
      grepInvert: PHONE_ALONE,
      use: { ...desktop, launchOptions: launch(wholeBrowser) },
    },
    { name: 'full, phone, whole', grep: all(FULL, WHOLE, PHONE), use: { ...phone, launchOptions: launch(wholeBrowser) } },
  ],
  webServer: {
    command: 'node scripts/run.mjs e2e/support/test-servers.ts',
    cwd: '..',
    url: baseURL,
    timeout: 30_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
