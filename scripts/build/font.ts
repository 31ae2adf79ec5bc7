import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { products } from '@/content/shop/products';
import { projectRoot } from '../support/paths.mjs';
import { writeWhole } from '../support/write-whole';

// The font is cut to one instance: with both axes variable the file would be nearly four times as large.
const INSTANCE = { wght: 740, wdth: 110 };
// Features that are kept; fractions and ligatures would take a seventh of the file.
const FEATURES = ['kern', 'tnum'];

export const archivo = `${projectRoot}node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2`;

/** Typographic signs of headings, prices and figures; other signs and letters come from the device's font. */
const SIGNS = '–—‘’“”…·×½¼¾²°−→←↑↓';

/**
 * Writes the site's one font file, `.generated/archivo-heading.woff2`: Archivo in one weight and width, with Basic Latin, some
 * signs and the letters of products' names, which are few beyond these.
 */
export async function cutFont(): Promise<void> {
  const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') + SIGNS;
  const font = await subsetFont(readFileSync(archivo), basicLatin + products.map(({ name }) => name).join(''), {
    targetFormat: 'woff2',
    variationAxes: INSTANCE,
    keepFeatures: FEATURES,
  });
  writeWhole(`${projectRoot}.generated/archivo-heading.woff2`, font);
  console.log(`Font: ${(font.length / 1000).toFixed(1)} kB in .generated/archivo-heading.woff2`);
}
