import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

const source = createRequire(import.meta.url).resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2');

interface Face {
  /** 100 to 900. */
  weight: number;
  /** Percent, 62 to 125. */
  width: number;
  /** All that will be set. */
  characters: string;
  /** Em. */
  tracking?: number;
}

interface Shaped {
  glyphs: { path: string; x: number }[];
  advance: number;
}

export interface Typesetter {
  /** The width of a line at a size, both in pixels. */
  measure: (text: string, size: number) => number;
  /** A line as an SVG group, its left end and baseline at x and y. */
  line: (text: string, place: { x: number; y: number; size: number; colour: string }) => string;
}

/**
 * Sets lines in Archivo and gives them as outlines: a picture drawn from them needs no font on the machine and looks the
 * same on each.
 */
export async function createTypesetter({ weight, width, characters, tracking = 0 }: Face): Promise<Typesetter> {
  const data = await subsetFont(readFileSync(source), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight, wdth: width },
  });
  const face = new harfbuzz.Face(new harfbuzz.Blob(data));
  const font = new harfbuzz.Font(face);
  const { upem } = face;

  // A heading is tried in many sizes and lines; its words are as wide as before, but for the scale.
  const shaped = new Map<string, Shaped>();
  const shape = (text: string): Shaped => {
    const done = shaped.get(text) ?? shapeAnew(text);
    shaped.set(text, done);
    return done;
  };

  function shapeAnew(text: string): Shaped {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    let x = 0;
    const glyphs = buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
      if (glyph === 0) throw new Error(`Archivo has no glyph for a character of "${text}"`);
      const place = { path: font.glyphToPath(glyph), x };
      x += (positions[index]?.xAdvance ?? 0) + tracking * upem;
      return place;
    });
    return { glyphs, advance: Math.max(0, x - tracking * upem) };
  }

  return {
    measure: (text, size) => (shape(text).advance * size) / upem,
    line(text, { x, y, size, colour }) {
      const glyphs = shape(text).glyphs.map(({ path, x: at }) => `<path transform="translate(${at})" d="${path}"/>`);
      return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${size / upem} ${-size / upem})">${glyphs.join('')}</g>`;
    },
  };
}
