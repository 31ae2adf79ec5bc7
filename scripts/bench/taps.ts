import { chromium, type Browser, type Page } from 'playwright';
import { launchArguments } from '../support/browser';
import { addFigures, printTable, type Results } from './results';

/** The phone that Lighthouse emulates. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
/** Time between touchstart and touchend. */
const FINGER_DOWN_MS = 80;
/** A tap without an event by then counts as no answer. */
const LOST_AFTER_MS = 5000;
/** Timeout for the idle callback. */
const IDLE_AFTER_MS = 2000;

/** A tap on a hydrated, idle page. */
interface Tap {
  page: string;
  target: string;
  /** Selector of what is tapped first. */
  before?: string;
}

const MENU_BUTTON = 'header button[popovertarget]';

const TAPS: Readonly<Record<string, Tap>> = {
  menu: { page: '/', target: MENU_BUTTON },
  question: { page: '/', target: 'main details summary' },
  carousel: { page: '/products', target: 'article [aria-roledescription="carousel"] button[aria-label="Next picture"]' },
  filter: { page: '/products', target: '.filter-row:first-child button:nth-child(2)' },
  dialog: { page: '/products', target: 'article h3 a' },
  'refused form': { page: '/contact', target: 'main form button[type="submit"]' },
  'quote modal': { page: '/', target: '#site-menu a[href="/get-quote"]', before: MENU_BUTTON },
};

/** Measures Event Timing's `duration` in ms, from the input to the next paint, on the site and on a page without scripts. */
export async function compareTaps(site: string, handWritten: string, executablePath: string, rounds: number): Promise<void> {
  const results: Results = new Map();
  for (let round = 1; round <= rounds; round += 1) {
    const browser = await chromium.launch({ executablePath, args: launchArguments });
    try {
      for (const [name, tap] of Object.entries(TAPS)) addFigures(results, name, { ms: await measureTap(browser, site, tap) });
      const bare = await measureTap(browser, handWritten, { page: '/', target: 'details summary' });
      addFigures(results, 'question of the hand-written page', { ms: bare });
    } finally {
      await browser.close();
    }
  }
  printTable(
    `From a tap to the next frame, phone with a ${CPU_SLOWDOWN} times slower CPU: medians of ${rounds} (range)`,
    results,
  );
}

async function measureTap(browser: Browser, site: string, { page: address, target, before }: Tap): Promise<number | null> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const tap = async (selector: string) => {
      const element = page.locator(selector).first();
      await element.scrollIntoViewIfNeeded();
      const box = await element.boundingBox();
      if (!box) throw new Error(`${selector} is not to be seen`);
      const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await new Promise((resolve) => setTimeout(resolve, FINGER_DOWN_MS));
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await page.addInitScript(watchInteractions);
    await page.goto(site + address);
    if ((await page.locator('script').count()) > 0) {
      await page.locator('html[data-scripts="ready"]').waitFor({ state: 'attached' });
    }
    await untilIdle(page);
    if (before) await tap(before).then(() => untilIdle(page));
    await page.evaluate(() => (window as unknown as Watched).interactions.clear());
    await tap(target);
    await page
      .waitForFunction(() => (window as unknown as Watched).interactions.size > 0, undefined, { timeout: LOST_AFTER_MS })
      .catch(() => undefined);
    // A tap causes three events; the last may be reported a frame later.
    await untilIdle(page);
    const durations = await page.evaluate(() => [...(window as unknown as Watched).interactions.values()]);
    return durations.length > 0 ? Math.max(...durations) : null;
  } finally {
    await context.close();
  }
}

interface Watched {
  /** Duration of the longest event, in milliseconds, by interaction id. */
  interactions: Map<number, number>;
}

/** Runs in the page, before its own scripts. */
function watchInteractions(): void {
  const interactions = new Map<number, number>();
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      const { interactionId: id, duration } = entry;
      if (id > 0) interactions.set(id, Math.max(duration, interactions.get(id) ?? 0));
    }
    // 16 ms is the lowest threshold that browsers accept.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Waits until the page is idle. With a slowed CPU and no frame to draw, Chromium calls it idle only by the timeout. */
async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate((timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })), IDLE_AFTER_MS);
}
