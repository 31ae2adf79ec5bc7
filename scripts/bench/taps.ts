import { chromium, type Browser, type Page } from 'playwright';
import { launchArguments } from '../support/browser';
import { addFigures, printTable, type Results } from './results';

/** The phone that Lighthouse plays. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
/** How long a finger rests on the glass. */
const FINGER_DOWN_MS = 80;
/** No more is expected of a tap. */
const LOST_AFTER_MS = 5000;
/** A page whose network is quiet counts as idle. */
const IDLE_AFTER_MS = 2000;

/** A tap on a page whose scripts are there and which has come to rest. */
interface Tap {
  page: string;
  target: string;
  /** Tapped before it. */
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
  'quote modal': { page: '/', target: '#site-menu form button', before: MENU_BUTTON },
};

/** Event Timing's `duration`, from the finger to the next frame that is painted, of the site and of a page without scripts. */
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
    // A tap is three events; the last of them may be told a frame later.
    await untilIdle(page);
    const durations = await page.evaluate(() => [...(window as unknown as Watched).interactions.values()]);
    return durations.length > 0 ? Math.max(...durations) : null;
  } finally {
    await context.close();
  }
}

interface Watched {
  /** The longest event of each, in milliseconds. */
  interactions: Map<number, number>;
}

/** Runs in every document before the page's own scripts. */
function watchInteractions(): void {
  const interactions = new Map<number, number>();
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      const { interactionId: id, duration } = entry;
      if (id > 0) interactions.set(id, Math.max(duration, interactions.get(id) ?? 0));
    }
    // 16 ms is the least that browsers tell of.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** What the page does by itself is over. A page without a frame to draw is never called idle while its CPU is slowed. */
async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate((timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })), IDLE_AFTER_MS);
}
