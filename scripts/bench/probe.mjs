import { chromium } from 'playwright';
import { launchArguments } from '../browser.mjs';
import { openPhone } from './phone.mjs';
import { watchAnswers } from './watch-answer.mjs';

/** Lighthouse's slow 4G, as it is when each request is really held up. */
const SLOW_4G = { kilobits: 1475, latency: 562 };
const SLOW_LINE = { kilobits: 400, latency: 400 };

/** A tap without an answer for so long, in milliseconds, counts as lost. */
const LOST_AFTER = 15_000;

const filter = (place) => {
  const target = `.filter-row:first-child button:nth-child(${place})`;
  const chosen = `main:has(${target}[aria-pressed="true"])`;
  return { page: 'products', target, chosen: `${chosen} p[role="status"]`, answer: `${chosen}:not(:has([aria-busy="true"])) p[role="status"]` };
};
const NEXT_PICTURE = 'article [aria-roledescription="carousel"] button[aria-label="Next picture"]';
const DIALOG = { page: 'products', target: 'article h3 a', answer: '[role="dialog"], nav[aria-label="Breadcrumb"]' };

/**
 * A tap and what must be painted to call it answered: by default once the page is ready, on a quick line.
 *
 * @typedef {object} Tap
 * @property {string} name
 * @property {string} page
 * @property {string} target
 * @property {string} answer
 * @property {boolean} [early] as soon as the target can be seen, on slow 4G
 * @property {boolean} [slow] on slow 4G
 * @property {(page: import('playwright').Page) => Promise<void>} [prepare]
 */

/** @type {Tap[]} */
const taps = [
  { name: 'menu', page: 'home', target: 'header button[popovertarget]', answer: '#site-menu:popover-open' },
  { name: 'filter', ...filter(2) },
  { name: 'carousel', page: 'products', target: NEXT_PICTURE, answer: 'article [role="group"][aria-label^="2 of"]' },
  { name: 'dialog', ...DIALOG },
  { name: 'toast', page: 'contact', target: 'main form button[type="submit"]', answer: '.toast', prepare: fillForm },
];

/** @type {Tap[]} */
const allTaps = [
  ...taps.map((tap) => ({ ...tap, name: `${tap.name}, page ready` })),
  { name: 'dialog, page scrolled before', prepare: scroll, ...DIALOG },
  { name: 'dialog, page ready, slow 4G', slow: true, ...DIALOG },
  ...taps.filter(({ prepare }) => !prepare).map((tap) => ({ ...tap, name: `${tap.name}, page still loading`, early: true })),
];

/**
 * One round of everything that needs a browser of our own.
 *
 * @param {string} executablePath
 * @param {{ site: Record<string, string>, withoutScripts: string, handWritten: string, all: string[] }} addresses
 * @param {(name: string, variant: string, value: number) => void} report
 */
export async function probe(executablePath, addresses, report) {
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
    for (const [variant, address] of [['export', addresses.site.home], ['without scripts', addresses.withoutScripts]]) {
      const ready = variant === 'export';
      report('link: home to products, slow 4G', variant, (await measureTap(browser, address, { ...toProducts, ready })).answered);
    }

    for (const [variant, address] of [['export', addresses.site.home], ['hand-written', addresses.handWritten], ['without scripts', addresses.withoutScripts]]) {
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

async function measureTap(browser, address, { target, answer, early = false, slow = false, ready = true, prepare }) {
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
 *
 * @param {string} executablePath
 * @param {string} address
 */
export async function measureFilter(executablePath, address) {
  const browser = await chromium.launch({ executablePath, args: launchArguments });
  try {
    const { page, tap } = await openPhone(browser);
    const filters = [filter(2), filter(3)];
    const nextAnswer = await watchAnswers(page, filters.map(({ chosen, answer }) => ({ chosen, answered: answer })));
    await page.goto(address);
    await untilReady(page);
    await page.evaluate(() => performance.clearResourceTimings());
    const times = [];
    for (const { target } of filters) {
      const answers = nextAnswer(LOST_AFTER);
      await tap(target);
      times.push(await answers);
      await page.waitForLoadState('networkidle');
    }
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => !name.includes('/pictures/')).reduce((sum, { transferSize }) => sum + transferSize, 0),
    );
    return { times, fetched: fetched / 1000 };
  } finally {
    await browser.close();
  }
}

/** React answers, and what the page does by itself is over. */
async function untilReady(page) {
  await page.locator('html[data-scripts="ready"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

async function fillForm(page) {
  // The chat itself would open in another tab.
  await page.evaluate(() => {
    window.open = () => ({});
  });
  for (const field of await page.locator('main form [required]').all()) {
    const kind = await field.evaluate((element) => (element.tagName === 'SELECT' ? 'select' : element.getAttribute('type')));
    if (kind === 'select') await field.selectOption({ index: 1 });
    else await field.fill(kind === 'email' ? 'buyer@example.com' : 'Bench');
  }
}

/** Who scrolls looks at something for a moment before tapping it. */
async function scroll(page) {
  await page.evaluate(() => window.scrollBy(0, 80));
  await page.waitForTimeout(500);
}

/** No latency of a connection: the line holds up each request, as a kept connection would. */
async function measureSlowLine(browser, address) {
  const { context, page } = await openPhone(browser, { line: SLOW_LINE });
  try {
    await page.addInitScript(() => {
      const inView = (element) => element && element.getBoundingClientRect().width > 0 && element.getBoundingClientRect().top < innerHeight;
      const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
      const look = () => {
        const [heading, order] = ['h1', 'main a[href^="https://wa.me/"]'].map((selector) => document.querySelector(selector));
        if (inView(heading) && inView(order) && painted()) window.benchSlow = { readable: painted(), orderable: performance.now() };
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(address, { waitUntil: 'commit' });
    return await (await page.waitForFunction(() => window.benchSlow)).jsonValue();
  } finally {
    await context.close();
  }
}

/** What a visitor who has seen home still has to fetch for the catalogue, by a plain link. */
async function measureSecondPage(browser, { home, products }) {
  const { context, page } = await openPhone(browser, { cpu: 1 });
  try {
    await page.goto(home);
    await untilReady(page);
    await page.goto(products);
    await untilReady(page);
    return await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/_next/static/'));
      const bytes = (ending) => entries.filter(({ name }) => name.endsWith(ending)).reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
      return { 'font kB': bytes('.woff2'), 'style sheet kB': bytes('.css'), 'JavaScript kB': bytes('.js') };
    });
  } finally {
    await context.close();
  }
}

/**
 * Which pages Back restores as they were. Playwright switches that off in its browsers, so this one is launched anew.
 *
 * @param {string} executablePath
 * @param {string[]} addresses
 * @returns {Promise<{ restored: string[], lost: string[] }>}
 */
export async function probeBackForward(executablePath, addresses) {
  const browser = await chromium.launch({ executablePath, args: launchArguments, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  const result = { restored: [], lost: [] };
  try {
    const { page } = await openPhone(browser, { cpu: 1 });
    for (const [index, address] of addresses.entries()) {
      await page.goto(address);
      await untilReady(page);
      await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.restored = String(persisted))));
      await page.goto(addresses[index === 0 ? 1 : 0]);
      await page.evaluate(() => history.back());
      const outcome = await page.waitForFunction(() => {
        const loadedAgain = performance.getEntriesByType('navigation')[0].type === 'back_forward' && document.readyState === 'complete';
        return document.documentElement.dataset.restored ?? (loadedAgain ? 'false' : undefined);
      });
      result[(await outcome.jsonValue()) === 'true' ? 'restored' : 'lost'].push(new URL(address).pathname);
    }
    return result;
  } finally {
    await browser.close();
  }
}
