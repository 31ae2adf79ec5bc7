import jsQR from 'jsqr';
import { drawQrCode } from './qr-code';

test('the code is read from its strokes, which leave a border free', () => {
  const text = 'https://wa.me/923001234567?text=A%20b';
  const drawing = drawQrCode(text);
  expect(drawing).toMatch(
    /^<svg xmlns="[^"]+" viewBox="0 0 (\d+) \1" shape-rendering="crispEdges"><path stroke="#000" d="(?:M\d+ \d+\.5h\d+)+"\/><\/svg>\n$/,
  );
  const size = Number(/viewBox="0 0 (\d+)/.exec(drawing)?.[1]);
  const pixels = new Uint8ClampedArray(4 * size * size).fill(255);
  const strokes = Array.from(drawing.matchAll(/M(\d+) (\d+)\.5h(\d+)/g), ([, ...figures]) => figures.map(Number));
  for (const [x = 0, y = 0, length = 0] of strokes) {
    for (let at = x; at < x + length; at += 1) pixels.set([0, 0, 0], 4 * (y * size + at));
  }
  expect(jsQR(pixels, size, size)?.data).toBe(text);
  // One stroke for each run of modules: the first is the upper edge of the corner's square.
  expect(drawing).toContain(' d="M2 2.5h7M');
});
