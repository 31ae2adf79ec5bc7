/** The phone that Lighthouse plays, so that both look at the same layout. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;

/** How long a finger rests on the glass, in milliseconds. What the page does in that time is done before the click. */
const FINGER_DOWN = 80;

/**
 * A page on that phone, in a context of its own.
 *
 * @param {import('playwright').Browser} browser
 * @param {{ cpu?: number, line?: { kilobits: number, latency: number } }} [options] how many times slower its processor is;
 *   kbit/s and milliseconds of its line
 */
export async function openPhone(browser, { cpu = CPU_SLOWDOWN, line } = {}) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const setLine = async ({ kilobits, latency }) => {
    await session.send('Network.enable');
    const bytesPerSecond = (kilobits * 1024) / 8;
    await session.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond });
  };
  if (line) await setLine(line);
  const tap = async (selector) => {
    const target = page.locator(selector).first();
    await target.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await target.boundingBox();
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
    await new Promise((resolve) => setTimeout(resolve, FINGER_DOWN));
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  return { context, page, setLine, tap };
}
