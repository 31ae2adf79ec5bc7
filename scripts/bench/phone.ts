import type { Browser, BrowserContext } from 'playwright';

/** The phone that Lighthouse plays, so that both look at the same layout. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;

/** Slow 4G as DevTools applies it: milliseconds before each answer, bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** How long a finger rests on the glass, in milliseconds. What the page does in that time is done before the click. */
const FINGER_DOWN = 80;

/** Such a phone, with nothing in its cache. */
export function newPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext(PHONE);
}

export async function openPage(context: BrowserContext, { slowLine = false } = {}) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (slowLine) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
  }
  const tap = async (selector: string) => {
    const target = page.locator(selector).first();
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`${selector} is not to be seen`);
    const { x, y, width, height } = box;
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
    });
    await new Promise((resolve) => setTimeout(resolve, FINGER_DOWN));
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  return { page, session, tap };
}
