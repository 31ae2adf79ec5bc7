import { expect, type Page } from '@playwright/test';

/**
 * What the design allows, in pixels, but for line heights: the values of `@theme` in `app/globals.css`, and those that a component has
 * alone.
 */
const SET = {
  size: [14, 16, 18, 20, 24, 28, 30, 40, 56],
  'line height': [1.05, 1.25, 1.55],
  weight: [400, 700, 740],
  space: [0, 4, 8, 12, 16, 24, 32, 48, 64, 96],
  rule: [0, 1],
  stroke: [2],
  radius: [0, 6, 10],
};

/** Expects the computed styles of all that is shown to be of the set. */
export async function expectTokens(page: Page): Promise<void> {
  const others = await page.evaluate((set) => {
    const found = new Set<string>();
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility()) continue;
      const style = getComputedStyle(element);
      const check = (kind: keyof typeof set, property: string, value = parseFloat(style.getPropertyValue(property))) => {
        // A gap that is `normal` is no number.
        if (Number.isNaN(value) || set[kind].some((one) => Math.abs(one - Math.abs(value)) < 0.02)) return;
        found.add(
          `${property} ${Math.round(value * 100) / 100} of <${element.localName} class="${element.getAttribute('class')}">`,
        );
      };
      if (element instanceof SVGElement) {
        // Strokes are not checked in a drawing, whose lines stand for cables.
        if (style.stroke !== 'none' && !element.closest('[role="img"]')) check('stroke', 'stroke-width');
        continue;
      }
      // Boxes of two pixels or less hold texts for screen readers only.
      if (element.getBoundingClientRect().width <= 2) continue;
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (hasText || element.matches('input, select, textarea')) {
        check('size', 'font-size');
        check('line height', 'line-height', parseFloat(style.lineHeight) / parseFloat(style.fontSize));
        check('weight', 'font-weight');
      }
      for (const side of ['top', 'right', 'bottom', 'left']) {
        // A ground from edge to edge holds more, all that is beside the site's width.
        const beside = /left|right/.test(side) && element.matches('.site-width') ? Math.max(0, innerWidth / 2 - 600) : 0;
        check('space', `padding-${side}`, parseFloat(style.getPropertyValue(`padding-${side}`)) - beside);
        // The computed value, not the used one, in which `auto` is a number.
        const margin = element.computedStyleMap().get(`margin-${side}`);
        if (margin instanceof CSSUnitValue && margin.unit === 'px') check('space', `margin-${side}`, margin.value);
        const width = parseFloat(style.getPropertyValue(`border-${side}-width`));
        // Under the head of a table a rule is twice as thick.
        const isBarOfCaution = side === 'left' && width === 4 && element.classList.contains('caution');
        if (!isBarOfCaution && !(width === 2 && side === 'bottom' && element.closest('caption, thead'))) {
          check('rule', `border-${side}-width`);
        }
      }
      for (const property of ['row-gap', 'column-gap']) check('space', property);
      check('radius', 'border-top-left-radius');
    }
    return [...found];
  }, SET);
  expect(others).toEqual([]);
}
