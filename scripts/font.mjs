/**
 * Makes the site's one font file, `.generated/archivo-heading.woff2`: Archivo for headings, one weight and one width, cut
 * down to Basic Latin and the characters and features that the site uses.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

// One instance: with both axes variable the file is nearly four times as large.
const INSTANCE = { wght: 740, wdth: 110 };
// Fractions and ligatures would be a seventh of the file.
const FEATURES = ['kern', 'tnum'];
const BUDGET_BYTES = 7500;

const root = fileURLToPath(new URL('..', import.meta.url));
const source = createRequire(import.meta.url).resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2');

const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const used = ['content', 'components', 'app', 'lib']
  .flatMap((room) => readdirSync(join(root, room), { recursive: true }).map((file) => join(root, room, file)))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('');
const characters = [...new Set(basicLatin + used)].sort().join('');

const font = await subsetFont(readFileSync(source), characters, { targetFormat: 'woff2', variationAxes: INSTANCE, keepFeatures: FEATURES });
if (font.length > BUDGET_BYTES) {
  console.error(`The font file has ${font.length} bytes, over the budget of ${BUDGET_BYTES}: take characters or features out in scripts/font.mjs`);
  process.exit(1);
}
mkdirSync(join(root, '.generated'), { recursive: true });
writeFileSync(join(root, '.generated/archivo-heading.woff2'), font);
console.log(`Font: ${characters.length} characters, ${(font.length / 1000).toFixed(1)} kB in .generated/archivo-heading.woff2`);
