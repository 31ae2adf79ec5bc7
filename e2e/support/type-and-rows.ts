import { expect, type Page } from '@playwright/test';

const SMALLEST_TYPE = 14;

/** Expects type that can be read, no orphans in headings, no word on two lines, and rows whose parts meet. */
export async function expectTypeAndRows(page: Page, what: string): Promise<void> {
  expect.soft(await smallTexts(page), `small type on ${what}`).toEqual([]);
  expect.soft(await orphanedHeadings(page), `orphans on ${what}`).toEqual([]);
  expect.soft(await brokenWords(page), `words on ${what}`).toEqual([]);
  expect.soft(await brokenRows(page), `rows on ${what}`).toEqual([]);
}

/** Texts in type that is too small for a cracked screen in sunlight. */
function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const box = node.parentElement;
      if (!box?.checkVisibility() || /^(?:SCRIPT|STYLE|NOSCRIPT)$/.test(box.tagName) || !node.textContent?.trim()) continue;
      const size = parseFloat(getComputedStyle(box).fontSize);
      if (size < smallest) found.push(`${size} px: ${node.textContent.trim().slice(0, 40)}`);
    }
    return found;
  }, SMALLEST_TYPE);
}

/** Headings whose last line is one short word. */
function orphanedHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lineOf = (node: Node, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return range.getBoundingClientRect();
    };
    const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3')].filter(
      (heading) => heading.checkVisibility() && heading.offsetWidth > 2,
    );
    if (headings.length === 0) return ['no heading on the page'];
    return headings.flatMap((heading) => {
      const lines = new Map<number, { words: string[]; left: number; right: number }>();
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const { left, right, top, height } = lineOf(node, index, index + word.length);
          const key = Math.round((top + height / 2) / 8);
          const line = lines.get(key) ?? { words: [], left, right };
          lines.set(key, { words: [...line.words, word], left: Math.min(line.left, left), right: Math.max(line.right, right) });
        }
      }
      const all = [...lines.entries()].sort(([a], [b]) => a - b).map(([, line]) => line);
      const last = all.at(-1);
      const widest = Math.max(...all.map(({ left, right }) => right - left));
      return last && all.length > 1 && last.words.length === 1 && last.right - last.left < widest / 2
        ? [heading.textContent ?? '']
        : [];
    });
  });
}

/** Words that stand on two lines without a hyphen of their own. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    }
    return found;
  });
}

/** Neighbours in a row whose lower edges or lines do not meet, within a pixel. */
function brokenRows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Boxes of one kind, and the parts of each that must stand on one line with its neighbours'. */
    const kinds: [boxes: string, parts: string[]][] = [
      ['article', ['h3', 'dl', 'dd', 'dt', 'strong', 'a[href^="https://wa.me/"]']],
      ['section[aria-labelledby="services"] li a', []],
      ['section[aria-labelledby="pledges"] li', ['h3', 'p']],
      ['main dl > div', ['dd', 'dt']],
      ['main > ul > li', ['h2', 'h2 + div > :first-child']],
    ];
    const near = (a: number, b: number) => Math.abs(a - b) <= 1;
    const found: string[] = [];
    for (const [selector, parts] of kinds) {
      const boxes = [...document.querySelectorAll<HTMLElement>(selector)].filter((box) => box.checkVisibility());
      for (const [index, box] of boxes.entries()) {
        const before = boxes[index - 1];
        if (!before || before.parentElement?.parentElement !== box.parentElement?.parentElement) continue;
        const [here, there] = [box.getBoundingClientRect(), before.getBoundingClientRect()];
        if (here.left <= there.left || !near(here.top, there.top)) continue;
        const name = `${selector} "${box.textContent?.trim().slice(0, 24)}"`;
        // A box over two rows ends with a later one beside it.
        const ends = boxes.slice(index).some((other) => near(other.getBoundingClientRect().bottom, there.bottom));
        if (box.matches('article, a, li') && !ends) found.push(`${name}: bottom ${there.bottom} and ${here.bottom}`);
        for (const part of parts) {
          const [one, other] = [box.querySelector(part), before.querySelector(part)];
          if (!one || !other) continue;
          const [a, b] = [one.getBoundingClientRect().top, other.getBoundingClientRect().top];
          if (!near(a, b)) found.push(`${name}: ${part} at ${b} and ${a}`);
        }
      }
    }
    return found;
  });
}

/** Parts that stand side by side, over all pages: else the check above would pass on nothing. */
export function countRows(page: Page): Promise<number> {
  return page
    .locator('article, section[aria-labelledby="pledges"] li, section[aria-labelledby="services"] li, main > ul > li')
    .count();
}
