import '../scripts/test/for-tests.mjs';
import { defineConfig, devices } from '@playwright/test';
import { findChromium, findTestBrowser, launchArguments, otherBrowsers } from '../scripts/support/browser';
import { SITE_PORT } from '../scripts/support/test-environment';

// Each worker reads this file again; the variables save it the search for the browsers.
process.env.TEST_BROWSER_PATH ||= findTestBrowser() ?? '';
process.env.CHROMIUM_PATH ||= findChromium() ?? '';

const launchOptions = {
  // Chromium without its window: the same engine in about half the time.
  executablePath: process.env.TEST_BROWSER_PATH,
  args: [
    ...launchArguments,
    // Coloured edges of letters would differ from machine to machine.
    '--disable-lcd-text',
    // No request leaves this machine.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  ],
  // Windows that no tap asked for are blocked, as in visitors' browsers.
  ignoreDefaultArgs: ['--disable-popup-blocking'],
};
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

/** Tests run on a phone, unless tagged `@desktop` or `@both`; `@browsers`: others, too; `@others`: only others; `@full`: slow. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/test-server.ts',
  outputDir: '../test-results',
  // One set of pictures for all machines; the test allows for small differences in how they draw letters.
  snapshotPathTemplate: '{testDir}/look/{arg}{ext}',
  forbidOnly: !!process.env.CI,
  // One worker more than the two cores, for when others wait. With four, pages wait for half a minute beside the builds of tests.
  workers: 3,
  // The limits suffice for a machine that also builds or renders, and stands still for half a minute.
  timeout: 120_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${SITE_PORT}`,
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    locale: 'en-PK',
    timezoneId: 'Asia/Karachi',
    // A service worker would hide requests from the tests that watch them.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'desktop', grep: /@desktop|@both/, use: { browserName: 'chromium', viewport: wide, launchOptions } },
    {
      name: 'phone',
      grepInvert: /@desktop|@others/,
      use: { ...devices['Pixel 7'], viewport: narrow, deviceScaleFactor: 2, launchOptions },
    },
    ...Object.entries(otherBrowsers()).map(([name, use]) => ({
      name,
      grep: /@browsers|@others/,
      use: { ...use, viewport: narrow },
    })),
  ],
});
