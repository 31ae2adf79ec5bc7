import { expect, type Page } from '@playwright/test';

/** Boxes that scroll sideways or cut off their content on purpose. Boxes with an ellipsis are allowed, too. */
const ON_PURPOSE = '[role="group"], [tabindex="0"], picture, input, select, textarea, svg';
const LEAST_TYPE = 14;
/** The least size of a target in pixels. The height is that of WCAG 2.5.5; links of one short word, as "Home", are narrower. */
const LEAST_TARGET = { width: 32, height: 44 };

/** Expects the page to be no wider than the screen, and no box to be too small for its content. */
export async function expectAllFits(page: Page, what: string): Promise<void> {
  const problems = await page.evaluate((onPurpose) => {
    const width = document.documentElement.clientWidth;
    const seen = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      // Boxes of two pixels or less hold texts for screen readers only.
      (box) => box.offsetWidth > 2 && box.offsetHeight > 2 && getComputedStyle(box).visibility !== 'hidden',
    );
    const clips = (box: Element) => getComputedStyle(box).overflowX !== 'visible';
    const isContained = ({ parentElement: parent }: Element): boolean =>
      parent !== null && parent !== document.body && (clips(parent) || isContained(parent));
    const name = (box: HTMLElement) => `${box.tagName} "${box.textContent?.trim().slice(0, 40)}"`;
    const outside = seen.filter((box) => {
      const { left, right } = box.getBoundingClientRect();
      return (right > width + 1 || left < -1) && !isContained(box);
    });
    const overfull = seen.filter((box) => {
      const { overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
      const isTooNarrow = clips(box) && textOverflow !== 'ellipsis' && box.scrollWidth > box.clientWidth + 1;
      const isCutBelow = /hidden|clip/.test(overflowY) && webkitLineClamp === 'none' && box.scrollHeight > box.clientHeight + 2;
      return !box.matches(onPurpose) && (isTooNarrow || isCutBelow);
    });
    window.scrollTo({ left: 100, top: 0, behavior: 'instant' });
    return [
      ...outside.map((box) => `${name(box)} is outside`),
      ...overfull.map(
        (box) => `${name(box)} holds ${box.scrollWidth} by ${box.scrollHeight} px in ${box.clientWidth} by ${box.clientHeight}`,
      ),
      ...(window.scrollX > 0 ? ['the page scrolls'] : []),
    ];
  }, ON_PURPOSE);
  expect(problems, what).toEqual([]);
}

/** Expects no text smaller than `LEAST_TYPE` pixels, no word on two lines, and no heading that ends in one short word. */
export async function expectReadableType(page: Page): Promise<void> {
  const problems = await page.evaluate((least) => {
    const found: string[] = [];
    const range = document.createRange();
    const headings = new Map<Element, DOMRect[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || !node.data.trim()) continue;
      const boxesOf = ({ 0: word, index }: RegExpExecArray) => {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return [...range.getClientRects()];
      };
      const size = parseFloat(getComputedStyle(parent).fontSize);
      if (size < least) found.push(`${size} px: ${node.data.trim().slice(0, 40)}`);
      for (const word of node.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        const lines = new Set(boxesOf(word).map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`${word[0]} stands on two lines`);
      }
      const heading = parent.closest('h1, h2, h3');
      const words = [...node.data.matchAll(/\S+/g)].flatMap(boxesOf);
      if (heading) headings.set(heading, [...(headings.get(heading) ?? []), ...words]);
    }
    for (const [heading, words] of headings) {
      const middleOf = ({ top, height }: DOMRect) => top + height / 2;
      const [before = new DOMRect(), last = new DOMRect()] = words.slice(-2);
      const onLineOf = (one: DOMRect) => words.filter((word) => Math.abs(middleOf(word) - middleOf(one)) < 8).length;
      const width = Math.max(...words.map(({ right }) => right)) - Math.min(...words.map(({ left }) => left));
      // A line of one word has no word to give to the line after it.
      if (onLineOf(last) === 1 && onLineOf(before) > 1 && last.width < width / 2) found.push(`orphan: ${heading.textContent}`);
    }
    return found;
  }, LEAST_TYPE);
  expect(problems).toEqual([]);
}

/** Expects links and controls to be large enough to tap, except links within a sentence. */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.locator('a[href], button, summary, select, textarea, input:not([type=hidden])').evaluateAll(
    (targets, least) =>
      targets.flatMap((target) => {
        const style = getComputedStyle(target);
        const { width, height } = target.getBoundingClientRect();
        if (!target.checkVisibility() || width < 2 || style.display === 'inline' || target.closest('[aria-hidden="true"]')) {
          return [];
        }
        // The link of a card covers the whole card.
        const over = getComputedStyle(target, '::after').position === 'absolute';
        if (over || (width > least.width - 0.5 && height > least.height - 0.5)) return [];
        return [`${target.tagName} "${target.textContent?.trim().slice(0, 30)}": ${width} by ${height}`];
      }),
    LEAST_TARGET,
  );
  expect(small).toEqual([]);
}

/** What visitors change of a page's text: the spacing is that of WCAG 1.4.12. */
const TEXT_CHANGES = {
  'wider text spacing': `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }
  `,
  'text at 200 %': 'html { font-size: 200% !important }',
  'text as it is': '',
};

/** Expects everything to fit, however a visitor changes the text. */
export async function expectTextCanChange(page: Page): Promise<void> {
  // A constructed sheet, because the pages' policy blocks all other style sheets.
  const sheet = await page.evaluateHandle(() => {
    const own = new CSSStyleSheet();
    document.adoptedStyleSheets.push(own);
    return own;
  });
  for (const [change, styles] of Object.entries(TEXT_CHANGES)) {
    await sheet.evaluate((own, text) => own.replaceSync(text), styles);
    await expectAllFits(page, change);
  }
}
