import { chromium, type Browser, type Page } from 'playwright';
import { launchArguments } from '../support/browser';
import { openPhone } from './phone';
import { watchAnswers, type Answer } from './watch-answer';

/** Lighthouse's slow 4G, as it is when each request is really held up. */
const SLOW_4G = { kilobits: 1475, latency: 562 };
const SLOW_LINE = { kilobits: 400, latency: 400 };

/** A tap without an answer for so long, in milliseconds, counts as lost. */
const LOST_AFTER = 15_000;

const filter = (place: number) => {
  const target = `.filter-row:first-child button:nth-child(${place})`;
  const chosen = `main:has(${target}[aria-pressed="true"])`;
  return {
    page: 'products' as const,
    target,
    chosen: `${chosen} p[role="status"]`,
    answer: `${chosen}:not(:has([aria-busy="true"])) p[role="status"]`,
  };
};
const NEXT_PICTURE = 'article [aria-roledescription="carousel"] button[aria-label="Next picture"]';
const DIALOG = { page: 'products' as const, target: 'article h3 a', answer: '[role="dialog"], nav[aria-label="Breadcrumb"]' };

/** A tap and what must be painted to call it answered: by default once the page is ready, on a quick line. */
interface Tap {
  name: string;
  page: keyof ProbedAddresses['site'];
  target: string;
  answer: string;
  /** As soon as the target can be seen, on slow 4G. */
  early?: boolean;
  /** On slow 4G. */
  slow?: boolean;
  /** Whether the page's scripts are waited for; they are unless said otherwise. */
  ready?: boolean;
  prepare?: (page: Page) => Promise<void>;
}

/** @type {Tap[]} */
const taps: readonly Tap[] = [
  { name: 'menu', page: 'home', target: 'header button[popovertarget]', answer: '#site-menu:popover-open' },
  { name: 'filter', ...filter(2) },
  { name: 'carousel', page: 'products', target: NEXT_PICTURE, answer: 'article [role="group"][aria-label^="2 of"]' },
  { name: 'dialog', ...DIALOG },
  { name: 'toast', page: 'contact', target: 'main form button[type="submit"]', answer: '.toast', prepare: fillForm },
];

/** @type {Tap[]} */
const allTaps: readonly Tap[] = [
  ...taps.map((tap) => ({ ...tap, name: `${tap.name}, page ready` })),
  { name: 'dialog, page scrolled before', prepare: scroll, ...DIALOG },
  { name: 'dialog, page ready, slow 4G', slow: true, ...DIALOG },
  ...taps.filter(({ prepare }) => !prepare).map((tap) => ({ ...tap, name: `${tap.name}, page still loading`, early: true })),
];

export interface ProbedAddresses {
  site: Readonly<Record<'home' | 'products' | 'contact', string>>;
  withoutScripts: string;
  handWritten: string;
}

/** One round of everything that needs a browser of our own. */
export async function probe(
  executablePath: string,
  addresses: ProbedAddresses,
  report: (name: string, variant: string, value: number | undefined) => void,
): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: launchArguments });
  try {
    for (const tap of allTaps) {
      const { answered, noticed, at } = await measureTap(browser, addresses.site[tap.page], tap);
      report(`tap: ${tap.name}`, 'export', answered);
      if (tap.early) {
        report(`tap: ${tap.name}, first sign`, 'export', noticed);
        report(`tap: ${tap.name}, made at`, 'export', at);
      }
    }

    const toProducts = { target: 'main a[href="/products"]', answer: '.filter-row', slow: true };
    for (const [variant, address] of Object.entries({
      export: addresses.site.home,
      'without scripts': addresses.withoutScripts,
    })) {
      const ready = variant === 'export';
      report('link: home to products, slow 4G', variant, (await measureTap(browser, address, { ...toProducts, ready })).answered);
    }

    for (const [variant, address] of Object.entries({
      export: addresses.site.home,
      'hand-written': addresses.handWritten,
      'without scripts': addresses.withoutScripts,
    })) {
      const { readable, orderable } = await measureSlowLine(browser, address);
      report('slow line: home readable', variant, readable);
      report('slow line: order link there', variant, orderable);
    }

    const second = await measureSecondPage(browser, addresses.site);
    for (const [name, value] of Object.entries(second)) report(`second page: ${name}`, 'export', value);
  } finally {
    await browser.close();
  }
}

async function measureTap(
  browser: Browser,
  address: string,
  { target, answer, early = false, slow = false, ready = true, prepare }: Omit<Tap, 'name' | 'page'>,
): Promise<Answer> {
  const { context, page, setLine, tap } = await openPhone(browser, { line: early ? SLOW_4G : undefined });
  try {
    const nextAnswer = await watchAnswers(page, [{ answered: answer, noticed: `${answer}, [aria-busy="true"]` }]);
    await page.goto(address, { waitUntil: early ? 'commit' : 'load' });
    if (!early && ready) await untilReady(page);
    await prepare?.(page);
    if (slow) await setLine(SLOW_4G);
    const answers = nextAnswer(LOST_AFTER);
    await tap(target);
    return await answers;
  } finally {
    await context.close();
  }
}

/**
 * Two taps on the filter, each until the choice and its count are painted and until its cards are, and what was fetched for
 * them, pictures aside.
 */
export async function measureFilter(executablePath: string, address: string): Promise<{ times: Answer[]; fetched: number }> {
  const browser = await chromium.launch({ executablePath, args: launchArguments });
  try {
    const { page, tap } = await openPhone(browser);
    const filters = [filter(2), filter(3)];
    const nextAnswer = await watchAnswers(
      page,
      filters.map(({ chosen, answer }) => ({ chosen, answered: answer })),
    );
    await page.goto(address);
    await untilReady(page);
    await page.evaluate(() => performance.clearResourceTimings());
    const times: Answer[] = [];
    for (const { target } of filters) {
      const answers = nextAnswer(LOST_AFTER);
      await tap(target);
      times.push(await answers);
      await page.waitForLoadState('networkidle');
    }
    const fetched = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => !name.includes('/pictures/'))
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    );
    return { times, fetched: fetched / 1000 };
  } finally {
    await browser.close();
  }
}

/** React answers, and what the page does by itself is over. */
async function untilReady(page: Page): Promise<void> {
  await page.locator('html[data-scripts="ready"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
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

/** Who scrolls looks at something for a moment before tapping it. */
async function scroll(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollBy(0, 80));
  await page.waitForTimeout(500);
}

/** Milliseconds from the page's start. */
interface SlowLine {
  readable: number;
  orderable: number;
}

/** No latency of a connection: the line holds up each request, as a kept connection would. */
async function measureSlowLine(browser: Browser, address: string): Promise<SlowLine> {
  const { context, page } = await openPhone(browser, { line: SLOW_LINE });
  try {
    await page.addInitScript(() => {
      const inView = (element: Element | null | undefined) =>
        !!element && element.getBoundingClientRect().width > 0 && element.getBoundingClientRect().top < innerHeight;
      const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
      const look = () => {
        const [heading, order] = ['h1', 'main a[href^="https://wa.me/"]'].map((selector) => document.querySelector(selector));
        const readable = painted();
        if (inView(heading) && inView(order) && readable) {
          Object.assign(window, { benchSlow: { readable, orderable: performance.now() } });
        } else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(address, { waitUntil: 'commit' });
    const measured = await page.waitForFunction(() => 'benchSlow' in window && (window.benchSlow as SlowLine));
    const times = await measured.jsonValue();
    if (!times) throw new Error(`${address} was never readable`);
    return times;
  } finally {
    await context.close();
  }
}

/** What a visitor who has seen home still has to fetch for the catalogue, by a plain link. */
async function measureSecondPage(browser: Browser, { home, products }: ProbedAddresses['site']): Promise<Record<string, number>> {
  const { context, page } = await openPhone(browser, { cpu: 1 });
  try {
    await page.goto(home);
    await untilReady(page);
    await page.goto(products);
    await untilReady(page);
    return await page.evaluate(() => {
      const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const entries = all.filter(({ name }) => name.includes('/_next/static/'));
      const bytes = (ending: string) =>
        entries.filter(({ name }) => name.endsWith(ending)).reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
      return { 'font kB': bytes('.woff2'), 'style sheet kB': bytes('.css'), 'JavaScript kB': bytes('.js') };
    });
  } finally {
    await context.close();
  }
}

/**
 * Which pages Back restores as they were. Playwright switches that off in its browsers, so this one is launched anew.
 *
 * @returns */
export async function probeBackForward(
  executablePath: string,
  addresses: readonly string[],
): Promise<{ restored: string[]; lost: string[] }> {
  const browser = await chromium.launch({
    executablePath,
    args: launchArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const result: { restored: string[]; lost: string[] } = { restored: [], lost: [] };
  try {
    const { page } = await openPhone(browser, { cpu: 1 });
    for (const [index, address] of addresses.entries()) {
      await page.goto(address);
      await untilReady(page);
      await page.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.restored = String(persisted))),
      );
      await page.goto(addresses[index === 0 ? 1 : 0] ?? address);
      await page.evaluate(() => history.back());
      const outcome = await page.waitForFunction(() => {
        const loadedAgain =
          (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'back_forward' &&
          document.readyState === 'complete';
        return document.documentElement.dataset.restored ?? (loadedAgain ? 'false' : undefined);
      });
      result[(await outcome.jsonValue()) === 'true' ? 'restored' : 'lost'].push(new URL(address).pathname);
    }
    return result;
  } finally {
    await browser.close();
  }
}
