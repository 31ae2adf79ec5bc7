import { expect, test } from '../support/site-test';

test('the typeface has what the design uses: figures of one width, kerning, one weight and width', async ({ visit }) => {
  const page = await visit('/contact');
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => family === 'archivo'));
  // Under another name, and in no other width or weight: what comes from the system would hide what the file lacks.
  await page.evaluate(async () => {
    const own = [...document.fonts].find(({ family }) => family === 'archivo');
    const file = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))?.name;
    if (!own || !file) throw new Error('The page has no typeface of its own');
    document.fonts.add(await new FontFace('checked', `url(${file})`, { weight: own.weight, stretch: own.stretch }).load());
  });
  const widths = await page
    .locator('main .tabular')
    .first()
    .evaluate((element) => {
      const widthOf = (text: string, style: Partial<CSSStyleDeclaration> = {}) => {
        const span = document.createElement('span');
        span.textContent = text;
        Object.assign(span.style, {
          position: 'absolute',
          whiteSpace: 'nowrap',
          fontFamily: 'checked',
          fontSize: '1000px',
          ...style,
        });
        element.append(span);
        const { width } = span.getBoundingClientRect();
        span.remove();
        return width;
      };
      return {
        figures: [...'0123456789'].map((figure) => widthOf(figure)),
        kerned: widthOf('AVATAR'),
        unkerned: widthOf('AVATAR', { fontKerning: 'none' }),
        instances: ['400', '700', '740', '900'].map((fontWeight) =>
          widthOf('Batteries', { fontWeight, fontStretch: '110%', fontSynthesis: 'none' }),
        ),
      };
    });
  expect(Math.max(...widths.figures) / Math.min(...widths.figures)).toBeLessThan(1.01);
  expect(widths.kerned).toBeLessThan(0.98 * widths.unkerned);
  expect(new Set(widths.instances).size).toBe(1);
});
