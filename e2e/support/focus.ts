import type { Page } from '@playwright/test';
import sharp from 'sharp';

export interface FocusStop {
  /** What has the focus, for messages and to tell stops apart. */
  name: string;
  /** Stops of one kind look the same when they have the focus. */
  kind: string;
  /** Its parts that are in view, out of five. */
  inView: number;
  /** What covers them. */
  covered: string[];
  /** Width of its outline, in pixels: shadows and grounds are gone in forced colours. */
  outline: number;
}

/** What has the focus now; null when nothing has. */
export function focusStop(page: Page): Promise<FocusStop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [
      [0.5, 0.5],
      [0.1, 0.2],
      [0.9, 0.2],
      [0.1, 0.8],
      [0.9, 0.8],
    ].map(([x = 0, y = 0]) => [left + width * x, top + height * y] as const);
    const hits = points.map(([x, y]) => document.elementFromPoint(x, y)).filter((hit) => hit !== null);
    const outlines = [getComputedStyle(element), getComputedStyle(element, '::after')].map(({ outlineStyle, outlineWidth }) =>
      outlineStyle === 'solid' ? parseFloat(outlineWidth) : 0,
    );
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return {
      name: `${element.tagName} "${label.trim().slice(0, 50)}"`,
      kind: `${element.tagName} ${element.getAttribute('class')} ${element.closest('.on-ink') !== null}`,
      inView: hits.length,
      covered: hits
        .filter((hit) => !element.contains(hit) && !hit.contains(element))
        .map((hit) => `${hit.tagName}.${hit.getAttribute('class')}`),
      outline: Math.max(...outlines),
    };
  });
}

/** How far the ring may reach around what has the focus. */
const REACH = 10;

/**
 * How many pixels differ by a contrast of 3:1 or more between with and without the focus, as a share of what WCAG 2.4.13
 * asks for: a line of two pixels around it.
 */
export async function focusStrength(page: Page): Promise<number> {
  const { clip, wanted } = await page.evaluate((reach) => {
    const focused = document.activeElement ?? document.body;
    // The link of a card has its ring around the card.
    const ringed = getComputedStyle(focused, '::after').outlineStyle === 'solid' ? focused.closest('article') : focused;
    const { left, top, right, bottom } = (ringed ?? focused).getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const inView = {
      left: Math.max(0, left),
      top: Math.max(0, top),
      right: Math.min(clientWidth, right),
      bottom: Math.min(clientHeight, bottom),
    };
    const [width, height] = [inView.right - inView.left, inView.bottom - inView.top];
    const edges = [
      inView.top === top && width,
      inView.bottom === bottom && width,
      inView.left === left && height,
      inView.right === right && height,
    ];
    const [x, y] = [Math.max(0, left - reach), Math.max(0, top - reach)];
    return {
      clip: { x, y, width: Math.min(clientWidth, right + reach) - x, height: Math.min(clientHeight, bottom + reach) - y },
      wanted: 2 * edges.reduce((sum: number, edge) => sum + Number(edge), 0),
    };
  }, REACH);
  const shoot = async () => {
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))));
    return sharp(await page.screenshot({ clip, caret: 'hide' }))
      .removeAlpha()
      .raw()
      .toBuffer();
  };
  const focused = await shoot();
  await page.evaluate(() => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement)) return;
    Object.assign(window, { focusOfTest: activeElement });
    activeElement.blur();
  });
  const plain = await shoot();
  await page.evaluate(() => (window as unknown as { focusOfTest: HTMLElement }).focusOfTest.focus({ preventScroll: true }));

  let changed = 0;
  for (let at = 0; at < focused.length; at += 3) {
    const [one, other] = [luminance(focused, at), luminance(plain, at)];
    if (one !== other && (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3) changed += 1;
  }
  return changed / wanted;
}

/** Of each value of a channel; worked out once, for there are millions of pixels. */
const LINEAR = Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

function luminance(pixels: Buffer, at: number): number {
  const linear = (channel: number) => LINEAR[pixels[at + channel] ?? 0] ?? 0;
  return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
}
