import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { products } from '@/content/shop/products';
import { projectRoot } from '../support/paths.mjs';
import { writeWhole } from '../support/write-whole';

// One instance: with both axes variable the file would be nearly four times as large.
const INSTANCE = { wght: 740, wdth: 110 };
// Without fractions and ligatures, which would take a seventh of the file.
const FEATURES = ['kern', 'tnum'];
const BUDGET_BYTES = 7500;

export const archivo = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
);

/** Typographic signs of headings, prices and figures; other signs and letters come from the device's font. */
const SIGNS = '–—‘’“”…·×½¼¾²°−→←↑↓';

/**
 * Writes the site's one font file, `.generated/archivo-heading.woff2`: Archivo in one weight and width, with Basic Latin, some
 * signs and the letters of products' names. Where the names need more bytes than a page can afford, their letters are left out.
 */
export async function cutFont(): Promise<void> {
  const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') + SIGNS;
  const letters = new Set(products.map(({ name }) => name).join(''));
  const others = [...letters].filter((letter) => !basicLatin.includes(letter)).join('');
  const whole = await cut(basicLatin + others);
  const fits = whole.length <= BUDGET_BYTES;
  if (!fits) console.log(`Font: ${others} in products' names would make it too large, and come from the device's own font`);
  const font = fits ? whole : await cut(basicLatin);
  writeWhole(path.join(projectRoot, '.generated/archivo-heading.woff2'), font);
  console.log(`Font: ${(font.length / 1000).toFixed(1)} kB in .generated/archivo-heading.woff2`);
}

function cut(characters: string): Promise<Buffer> {
  const options = { targetFormat: 'woff2', variationAxes: INSTANCE, keepFeatures: FEATURES } as const;
  return subsetFont(readFileSync(archivo), characters, options);
}
