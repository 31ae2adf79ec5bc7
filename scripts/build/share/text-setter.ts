import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import subsetFont from 'subset-font';
import { projectRoot } from '../../support/paths.mjs';

const source = createRequire(import.meta.url).resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2');

/** The font file's family name. `draw` puts a comma after it, or Pango would read "SemiBold" as a weight. */
const FAMILY = 'Archivo SemiBold';
const FAMILY_NAMES = [1, 2, 4, 6, 16, 17];
/** Letter spacing in em. */
const TRACKING = -0.015;

/** Text in one colour, such as `#ffb800`. */
export interface Words {
  text: string;
  colour: string;
}

/** Rendered lines, with the size of the drawn part in pixels. */
export interface SetText {
  layer: OverlayOptions;
  width: number;
  height: number;
}

/** Renders words at a font size, wrapped at a width, both in pixels. */
export type TextSetter = (words: readonly Words[], size: number, width?: number) => Promise<SetText>;

/**
 * Renders words in Archivo, independent of the fonts that are installed.
 *
 * @param characters every character that will be rendered
 */
export async function createTextSetter(characters: string): Promise<TextSetter> {
  const fontfile = path.join(projectRoot, '.cache/archivo-share.ttf');
  mkdirSync(path.dirname(fontfile), { recursive: true });
  const face = { targetFormat: 'truetype', variationAxes: { wght: 740, wdth: 108 }, preserveNameIds: FAMILY_NAMES } as const;
  writeFileSync(fontfile, await subsetFont(readFileSync(source), characters, face));

  const draw = (family: string, words: readonly Words[], size: number, width?: number) => {
    const spans = words.map(({ text, colour }) => `<span foreground="${colour}">${escape(text)}</span>`);
    const text = `<span letter_spacing="${Math.round(TRACKING * size * 1024)}">${spans.join(' ')}</span>`;
    const font = `${family},serif ${size}`;
    return sharp({ text: { text, font, fontfile, width, dpi: 72, rgba: true } })
      .png()
      .toBuffer({ resolveWithObject: true });
  };
  // Pango silently falls back to another font, so compare with a family that does not exist.
  const probe: Words[] = [{ text: [...characters].filter((one) => /\w/.test(one)).join(''), colour: '#ffffff' }];
  const [ours, another] = await Promise.all([FAMILY, 'no such family'].map((family) => draw(family, probe, 40)));
  if (!ours || !another || ours.data.equals(another.data)) throw new Error(`${fontfile} is not called ${FAMILY} any more`);

  return async (words, size, width) => {
    const { data, info } = await draw(FAMILY, words, size, width);
    return { layer: { input: data }, width: info.width, height: info.height };
  };
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
