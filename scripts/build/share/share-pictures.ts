import { readFileSync } from 'node:fs';
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

/** Hash of all that the design depends on: the drawing scripts, the logo, the colours and the brand's name. */
function hashDesign(): string {
  const scripts = [
    'lib/pictures/brand-drawing.ts',
    'lib/colours.ts',
    'scripts/build/pictures/fit-picture.ts',
    'scripts/build/share/draw-card.ts',
  ];
  const texts = scripts.map((script) => readFileSync(projectRoot + script));
  return shortHash(12, site.brand, ...texts);
}

/** A card for each page, product and household. */
export async function listShareCards(pictures: readonly Pick<ListedPicture, 'source' | 'file'>[]) {
  // Imported late: of broken content no card can be made, and pictures are known once they are listed.
  const { allProducts } = await import('@/lib/shop/catalogue');
  const { listHouseholdAnswers } = await import('@/lib/advice/household-answers');
  const {
    householdShareCard: householdShare,
    pageShareCard: pageShare,
    productShareCard: productShare,
    sharePictureFile,
  } = await import('@/lib/seo/share-picture');
  const pages = Object.keys(searchEntries) as (keyof typeof searchEntries)[];
  const fileOf = new Map(pictures.map(({ source, file }) => [source, file]));
  return [...pages.map(pageShare), ...allProducts.map(productShare), ...listHouseholdAnswers().map(householdShare)].map(
    (card) => ({ ...card, file: sharePictureFile(card), picture: fileOf.get(card.picture ?? '') ?? null }),
  );
}
