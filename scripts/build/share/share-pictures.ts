import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { searchEntries } from '@/content/search';
import { site } from '@/content/site';
import { inParallel } from '../../support/in-parallel';
import { projectRoot } from '../../support/paths.mjs';
import { shortHash } from '../../support/short-hash';
import { openFileCache } from '../file-cache';
import type { ListedPicture } from '../pictures/list-pictures';
import { drawCard } from './draw-card';

/** Draws the share picture (og:image) of each page into `public/share/`; kept by a hash of what it shows and of the design. */
export async function drawSharePictures(pictures: readonly ListedPicture[]): Promise<void> {
  const cards = await listShareCards(pictures);
  const cache = openFileCache('share');
  const design = hashDesign();
  // The file's own name changes with its words and its picture.
  await inParallel(cards, (card) => cache.take(`${design}-${card.file}`, () => drawCard(card), card.file));
  cache.prune();
  console.log(`Share pictures: ${cards.length} in public/share/`);
}

/** Hash of all that draws a card: the script with all that it imports of ours, the packages' versions and, of content, the brand. */
function hashDesign() {
  const { outputFiles } = buildSync({
    absWorkingDir: projectRoot,
    entryPoints: ['scripts/build/share/draw-card.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    // A card is kept by what it shows; content has much besides.
    external: ['@/content/*'],
  });
  return shortHash(12, site.brand, readFileSync(projectRoot + 'package-lock.json'), ...outputFiles.map(({ text }) => text));
}

/** A card for each page, product and household. */
export async function listShareCards(pictures: readonly Pick<ListedPicture, 'source' | 'file'>[]) {
  // Imported late: of broken content no card can be made, and pictures are known once they are listed.
  const { allProducts } = await import('@/lib/shop/catalogue');
  const { listHouseholdAnswers } = await import('@/lib/advice/household-answers');
  const { householdShareCard, pageShareCard, productShareCard, sharePictureFile } = await import('@/lib/seo/share-picture');
  const pages = Object.keys(searchEntries) as (keyof typeof searchEntries)[];
  const fileOf = new Map(pictures.map(({ source, file }) => [source, file]));
  return [
    ...pages.map(pageShareCard),
    ...allProducts.map(productShareCard),
    ...listHouseholdAnswers().map(householdShareCard),
  ].map((card) => ({ ...card, file: sharePictureFile(card), picture: fileOf.get(card.picture ?? '') ?? null }));
}
