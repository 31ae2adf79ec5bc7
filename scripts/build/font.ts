import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from '../support/paths.mjs';

// One instance: with both axes variable the file would be nearly four times as large.
const INSTANCE = { wght: 740, wdth: 110 };
// Without fractions and ligatures, which would take a seventh of the file.
const FEATURES = ['kern', 'tnum'];
const BUDGET_BYTES = 7500;

const source = createRequire(import.meta.url).resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2');

/**
 * Writes the site's one font file, `.generated/archivo-heading.woff2`: Archivo in one weight and width, subset to Basic Latin
 * and the characters and features that the site uses.
 */
export async function cutFont(): Promise<void> {
  const characters = usedCharacters();
  const font = await subsetFont(readFileSync(source), characters, {
    targetFormat: 'woff2',
    variationAxes: INSTANCE,
    keepFeatures: FEATURES,
  });
  if (font.length > BUDGET_BYTES) {
    throw new Error(
      `The font file has ${font.length} bytes, over the budget of ${BUDGET_BYTES}: take characters or features out in scripts/build/font.ts`,
    );
  }
  const generated = path.join(projectRoot, '.generated');
  mkdirSync(generated, { recursive: true });
  writeFileSync(path.join(generated, 'archivo-heading.woff2'), font);
  console.log(`Font: ${characters.length} characters, ${(font.length / 1000).toFixed(1)} kB in .generated/archivo-heading.woff2`);
}

function usedCharacters(): string {
  const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
  const used = ['content', 'components', 'app', 'lib']
    .flatMap((folder) =>
      readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(projectRoot, folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  return [...new Set(basicLatin + used)].sort().join('');
}
