import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

const MOST_STOPS = 150;

/** Presses a key until the target has the focus. Throws after `MOST_STOPS` presses. */
export async function tabTo(target: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await target.page().keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not lead to ${target}`);
}

export type FocusStop = NonNullable<Awaited<ReturnType<typeof focusStop>>>;

/** What has the focus now; null if nothing has it. */
function focusStop(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    // Points in the middle, and near each edge and corner.
    const parts = [0.2, 0.5, 0.8];
    const hits = parts
      .flatMap((x) => parts.map((y) => document.elementFromPoint(left + width * x, top + height * y)))
      .filter((hit) => hit !== null);
    const outlines = [getComputedStyle(element), getComputedStyle(element, '::after')].map(({ outlineStyle, outlineWidth }) =>
      outlineStyle === 'solid' ? parseFloat(outlineWidth) : 0,
    );
    let ground: Element | null = element.parentElement;
    while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement;
    const colours = [getComputedStyle(element).outlineColor, ground && getComputedStyle(ground).backgroundColor];
    const label = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50);
    const name = `${element.tagName} "${label}"`;
    return {
      /** Names the element in messages. */
      name,
      /** Stops of one kind look the same when they have the focus, on every page. */
      kind: `${element.tagName} ${element.getAttribute('class')} ${colours.join(' on ')}`,
      /** Out of sight, covered, or without a strong outline. Only outlines count: forced colours remove shadows and backgrounds. */
      problems: [
        ...(hits.length === 0 ? [`${name} is out of sight`] : []),
        ...hits
          .filter((hit) => !element.contains(hit) && !hit.contains(element))
          .map((hit) => `${name} is under ${hit.tagName} ${hit.getAttribute('class')}`),
        ...(Math.max(...outlines) < 3 && element.tagName !== 'MAIN'
          ? [`${name} has an outline of ${Math.max(...outlines)} px`]
          : []),
      ],
    };
  });
}

/** The kinds whose ring this process has measured. */
const measured = new Set<string>();

/**
 * Presses the key until the focus leaves the page, or `most` times. Returns the stops on the way. Forwards, the ring of each kind is
 * measured once, with and without forced colours.
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most = MOST_STOPS): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  while (stops.length < most) {
    await page.keyboard.press(key);
    const stop = await focusStop(page);
    if (!stop) break;
    stops.push(stop);
    if (key !== 'Tab' || measured.has(stop.kind)) continue;
    measured.add(stop.kind);
    for (const forcedColors of ['active', 'none'] as const) {
      await page.emulateMedia({ forcedColors });
      const strength = await focusStrength(page);
      if (strength < 1) stop.problems.push(`${stop.name}, forced colours ${forcedColors}: ${strength.toFixed(2)}`);
    }
  }
  return stops;
}

/** How many pixels around the focused element are searched for its ring. */
const REACH = 10;

/**
 * How many pixels the focus changes by a contrast of 3:1 or more, divided by what WCAG 2.4.13 asks for: a line of two pixels
 * around the element. A result of 1 or more meets it.
 */
async function focusStrength(page: Page): Promise<number> {
  const { clip, wanted } = await page.evaluate((reach) => {
    const focused = document.activeElement ?? document.body;
    // The link of a card has its ring around the card.
    const card = getComputedStyle(focused, '::after').outlineStyle === 'solid' && focused.closest('article');
    const ringed = card || focused;
    ringed.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = ringed.getBoundingClientRect();
    const clip = { x: x - reach, y: y - reach, width: width + 2 * reach, height: height + 2 * reach };
    return { clip, wanted: 4 * (width + height) };
  }, REACH);
  const shoot = async () => luminances(await page.screenshot({ clip, caret: 'hide', animations: 'disabled', scale: 'css' }));
  const focused = await shoot();
  const element = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await element.evaluate((active) => active.blur());
  const plain = await shoot();
  await element.evaluate((active) => active.focus({ preventScroll: true }));

  const contrasts = focused.map((one, at) => (Math.max(one, plain[at] ?? 1) + 0.05) / (Math.min(one, plain[at] ?? 1) + 0.05));
  return contrasts.filter((contrast) => contrast >= 3).length / wanted;
}

/** The relative luminance of each pixel. */
async function luminances(picture: Buffer): Promise<number[]> {
  // Linear light, as WCAG reckons.
  const bytes = await sharp(picture).removeAlpha().toColourspace('scrgb').raw({ depth: 'float' }).toBuffer();
  const light = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  return Array.from({ length: light.length / 3 }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = light.subarray(3 * pixel, 3 * pixel + 3);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
}
