import type { Page } from '@playwright/test';

/** The lowest contrast of a text with its ground, and of a card's or field's edge with what lies around it. */
export function readContrasts(page: Page): Promise<{ weakest: number; edge: number }> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('No canvas');
    const toPixel = (colour: string) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const luminance = ([red = 0, green = 0, blue = 0]: number[]) => {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) =>
        value / 255 <= 0.04045 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: number[], other: number[]) => {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    };
    const groundOf = (element: Element | null): number[] => {
      for (let box = element; box; box = box.parentElement) {
        const pixel = toPixel(getComputedStyle(box).backgroundColor);
        if (pixel[3] === 255) return pixel;
      }
      return [255, 255, 255];
    };
    const visible = [...document.querySelectorAll('main *, footer *')].filter((element) => element.checkVisibility());
    const texts = visible.filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    const edged = visible.filter((element) => element.matches('article, input, select, textarea'));
    return {
      weakest: Math.min(...texts.map((element) => contrast(toPixel(getComputedStyle(element).color), groundOf(element)))),
      edge: Math.min(
        ...edged.map((element) => contrast(toPixel(getComputedStyle(element).borderTopColor), groundOf(element.parentElement))),
        21,
      ),
    };
  });
}
