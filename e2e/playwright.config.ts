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

/** What takes long: tests with this tag, and whole files that build the site anew or start other servers. */
const FULL =
  /@full|\b(?:added-product|build|csp-rewrite|growth|host-servers|new-version|remote-pictures|small-catalogue)\.spec\.ts/;

const desktop = {
  // Visitors with slow lines and lost files have phones; the size of the screen changes nothing in these.
  testIgnore: ['faults-scripts.spec.ts', 'late-scripts.spec.ts'],
  use: { viewport: { width: 1440, height: 900 } },
};

const phone = {
  // These read what servers send, or look at what no screen size changes: once is enough.
  testIgnore: [
    'added-product.spec.ts',
    'build.spec.ts',
    'csp-rewrite.spec.ts',
    'faults-browser.spec.ts',
    'faults-mail.spec.ts',
    'feeds.spec.ts',
    'growth.spec.ts',
    'hosts.spec.ts',
    'host-servers.spec.ts',
    'icons.spec.ts',
    'mail-service.spec.ts',
    'next-internals.spec.ts',
    'new-version.spec.ts',
    'offline.spec.ts',
    'page-source.spec.ts',
    'policy.spec.ts',
    'product-history.spec.ts',
    'remote-pictures.spec.ts',
    'review.spec.ts',
    'small-catalogue.spec.ts',
    'serve.spec.ts',
    'share-pictures.spec.ts',
    'structured-data.spec.ts',
  ],
  use: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  },
};

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // One set of pictures for every machine; what its fonts draw a little differently is allowed for in the test.
  snapshotPathTemplate: '{testDir}/look/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // On two cores a third uses the time in which the others wait.
  workers: 3,
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
  // `@full` takes long and is run by `npm run test:full`. The shell is Chromium without its window: the same engine in about
  // half the time. `@whole` needs what it lacks.
  projects: [
    { ...desktop, name: 'desktop', grepInvert: [/@phone|@whole/, FULL], use: { ...desktop.use, launchOptions: launch(shell) } },
    { ...phone, name: 'phone', grepInvert: [/@desktop|@whole/, FULL], use: { ...phone.use, launchOptions: launch(shell) } },
    {
      ...desktop,
      name: 'desktop, whole',
      grep: /@whole/,
      grepInvert: [/@phone/, FULL],
      use: { ...desktop.use, launchOptions: launch(wholeBrowser) },
    },
    {
      ...phone,
      name: 'phone, whole',
      grep: /@whole/,
      grepInvert: [/@desktop/, FULL],
      use: { ...phone.use, launchOptions: launch(wholeBrowser) },
    },
    { name: 'full, desktop', grep: FULL, grepInvert: /@phone/, use: { ...desktop.use, launchOptions: launch(shell) } },
    { name: 'full, phone', grep: /(?=.*@full)(?=.*@phone)/, use: { ...phone.use, launchOptions: launch(shell) } },
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
