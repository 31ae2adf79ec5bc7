import type { Page } from '@playwright/test';

/** Texts that are cut off by their own box or by one around them, but for the descriptions that are cut to two lines. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (
        !parent?.checkVisibility() ||
        !node.textContent?.trim() ||
        parent.closest('.line-clamp-2, .sr-only, script, noscript, option')
      ) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (right - left < 2) continue;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edges = box.getBoundingClientRect();
        const cutSideways = ['hidden', 'clip'].includes(overflowX) && (right > edges.right + 2 || left < edges.left - 2);
        const cutBelow = ['hidden', 'clip'].includes(overflowY) && (bottom > edges.bottom + 2 || top < edges.top - 2);
        if (cutSideways || cutBelow) {
          found.push(node.textContent.trim().slice(0, 40));
          break;
        }
        if (overflowX === 'auto' || overflowY === 'auto') break;
      }
    }
    return found;
  });
}
