import { chromium, type Browser, type Page } from 'playwright';
import { launchArguments } from '../support/browser';
import { newPhone, openPage } from './phone';
import { createResults, resultsTable, type Section } from './tables';

/** Milliseconds after which no more is expected of a tap. */
const LOST_AFTER = 5000;
/** Milliseconds after which a page whose network is quiet counts as idle. */
const IDLE_AFTER = 2000;
/** Event Timing says nothing of what took less. */
const LEAST_TOLD = 16;

/** A tap on a page whose scripts are there and which has come to rest. */
interface Tap {
  name: string;
  /** An address of the site. */
  page: string;
  target: string;
  prepare?: (page: Page, tap: (selector: string) => Promise<void>) => Promise<void>;
}

const MENU_BUTTON = 'header button[popovertarget]';
const CONTACT_BUTTON = 'main form button[type="submit"]';

export const filterTap = { name: 'filter', page: '/products', target: '.filter-row:first-child button:nth-child(2)' };

const taps: readonly Tap[] = [
  { name: 'menu', page: '/', target: MENU_BUTTON },
  { name: 'question', page: '/', target: 'main details summary' },
  { name: 'carousel', page: '/products', target: 'article [aria-roledescription="carousel"] button[aria-label="Next picture"]' },
  filterTap,
  { name: 'dialog', page: '/products', target: 'article h3 a' },
  { name: 'refused form', page: '/contact', target: CONTACT_BUTTON },
  { name: 'toast', page: '/contact', target: CONTACT_BUTTON, prepare: fillForm },
  { name: 'quote modal', page: '/', target: '#site-menu form button', prepare: (_, tap) => tap(MENU_BUTTON) },
];

/** For scale: what the browser alone takes for a question of a page without scripts. */
const bareTap: Tap = { name: 'question of the hand-written page', page: '/', target: 'details summary' };

/** The taps of the site, and the bare one beside them. */
export async function compareTaps({
  site,
  references,
  browser,
  rounds,
}: Record<'site' | 'references' | 'browser', string> & { rounds: number }): Promise<Section> {
  const results = createResults();
  const report = (name: string, duration: number | undefined) => {
    results.add(name, 'ms', duration);
    console.log(`Taps: ${name}: ${duration ?? 'none told'}`);
  };
  for (let round = 1; round <= rounds; round += 1) {
    await measureTaps(browser, site, taps, report);
    await measureTaps(browser, references, [bareTap], report);
  }
  const title = `From a tap to the next frame (Event Timing), phone at 4× slower CPU: medians of ${rounds} (range)`;
  return { name: 'taps', title, table: resultsTable('tap', results), results };
}

/**
 * Measures taps on a phone with a slow processor, each on a page of its own, as the browser reports them: Event Timing's
 * `duration`, from the finger to the next frame that is painted.
 */
export async function measureTaps(
  executablePath: string,
  site: string,
  wanted: readonly Tap[],
  report: (name: string, duration: number | undefined) => void,
): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: launchArguments });
  try {
    for (const tap of wanted) report(tap.name, await measureTap(browser, site, tap));
  } finally {
    await browser.close();
  }
}

async function measureTap(browser: Browser, site: string, { page: address, target, prepare }: Tap): Promise<number | undefined> {
  const context = await newPhone(browser);
  try {
    const { page, tap } = await openPage(context);
    await page.addInitScript(watchInteractions, LEAST_TOLD);
    await page.goto(site + address);
    if ((await page.locator('script').count()) > 0) {
      await page.locator('html[data-scripts="ready"]').waitFor({ state: 'attached' });
    }
    await untilIdle(page);
    await prepare?.(page, tap);
    await untilIdle(page);
    await page.evaluate(() => (window as unknown as Watched).interactions.clear());
    await tap(target);
    // A tap is three events; the last of them may be told a frame later.
    await page
      .waitForFunction(() => (window as unknown as Watched).interactions.size > 0, undefined, { timeout: LOST_AFTER })
      .catch(() => undefined);
    await untilIdle(page);
    const durations = await page.evaluate(() => [...(window as unknown as Watched).interactions.values()]);
    return durations.length > 0 ? Math.max(...durations) : undefined;
  } finally {
    await context.close();
  }
}

interface Watched {
  /** The longest event of each, in milliseconds. */
  interactions: Map<number, number>;
}

/** Runs in every document before the page's own scripts. */
function watchInteractions(durationThreshold: number): void {
  const interactions = new Map<number, number>();
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      const { interactionId: id, duration } = entry;
      if (id > 0) interactions.set(id, Math.max(duration, interactions.get(id) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
}

/** What the page does by itself is over. A page without a frame to draw is never called idle while its CPU is slowed. */
async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate((timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })), IDLE_AFTER);
}

async function fillForm(page: Page): Promise<void> {
  // The chat itself would open in another tab.
  await page.evaluate(() => {
    window.open = () => window;
  });
  for (const field of await page.locator('main form [required]').all()) {
    const kind = await field.evaluate((element) => (element.tagName === 'SELECT' ? 'select' : element.getAttribute('type')));
    if (kind === 'select') await field.selectOption({ index: 1 });
    else await field.fill(kind === 'email' ? 'buyer@example.com' : 'Bench');
  }
}
