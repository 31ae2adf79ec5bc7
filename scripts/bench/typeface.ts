import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type BrowserContext, type CDPSession } from 'playwright';
import { launchArguments } from '../support/browser';
import { newPhone, openPage } from './phone';
import { createResults, resultsTable, type Section } from './tables';

/** Milliseconds after the navigation began, when the headings are looked at. */
const LOOKED_AT = 6000;
const TYPEFACE = 'archivo';

/**
 * Whether visitors on a slow line see the headings' typeface, what it costs them and whether it moves anything: a first
 * visit and a second one with what the first has left in the cache. The second one's times are too good: it goes through
 * the service worker, whose requests the emulated line does not slow.
 */
export async function measureTypeface(
  pages: Readonly<Record<string, string>>,
  { site, browser: executablePath, rounds }: { site: string; browser: string; rounds: number },
): Promise<Section> {
  const results = createResults();
  for (let round = 1; round <= rounds; round += 1) {
    const browser = await chromium.launch({ executablePath, args: launchArguments });
    try {
      for (const [page, address] of Object.entries(pages)) {
        const context = await newPhone(browser);
        for (const visit of ['first', 'second']) {
          const figures = await visitPage(context, site + address);
          for (const [column, value] of Object.entries(figures)) results.add(`${page}, ${visit} visit`, column, value);
          console.log(`Typeface, round ${round} of ${rounds}: ${page}, ${visit} visit: ${JSON.stringify(figures)}`);
        }
        await context.close();
      }
    } finally {
      await browser.close();
    }
  }
  const title = `Headings in Archivo on slow 4G with a 4× slower CPU, ${LOOKED_AT / 1000} s after the load began: medians of ${rounds} (range)`;
  return { name: 'typeface', title, table: resultsTable('page', results), results };
}

async function visitPage(context: BrowserContext, url: string): Promise<Record<string, number | null>> {
  const { page, session } = await openPage(context, { slowLine: true });
  try {
    await page.addInitScript(watchPaints, TYPEFACE);
    await page.goto(url, { waitUntil: 'commit' });
    await wait(LOOKED_AT - (await page.evaluate(() => performance.now())));
    const drawn = await isDrawnIn(session, TYPEFACE, 'main h1');
    const { fcp, lcp, cls, typeface } = await page.evaluate(() => (window as unknown as { paints: Paints }).paints);
    return {
      'drawn in Archivo?': Number(drawn),
      'at the first paint?': Number(drawn && typeface !== null && fcp !== null && typeface <= fcp),
      'typeface ms': typeface,
      'FCP ms': fcp,
      'LCP ms': lcp,
      CLS: cls,
    };
  } finally {
    await page.close();
  }
}

/** What the browser took for the text, not what the style sheet asks for. */
async function isDrawnIn(session: CDPSession, family: string, selector: string): Promise<boolean> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  if (fonts.length === 0) throw new Error(`${selector} has no text`);
  return fonts.some(({ familyName }) => familyName.toLowerCase().includes(family));
}

/** Milliseconds from the start of the navigation, as the browser tells them; the sum of all layout shifts. */
interface Paints {
  fcp: number | null;
  lcp: number | null;
  cls: number;
  /** The first frame that could use it. */
  typeface: number | null;
}

/** Runs in every document before the page's own scripts. */
function watchPaints(family: string): void {
  const paints: Paints = { fcp: null, lcp: null, cls: 0, typeface: null };
  Object.assign(window, { paints });
  const watch = (type: string, use: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (paints.lcp = startTime));
  watch('layout-shift', (entry) => (paints.cls += (entry as PerformanceEntry & { value: number }).value));

  // However it is fetched; one that a script adds when it has come fires no event.
  const hasCome = () =>
    [...document.fonts].some((face) => face.status === 'loaded' && face.family.replace(/["']/g, '').toLowerCase() === family);
  const look = (now: number) => {
    if (hasCome()) paints.typeface = now;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
