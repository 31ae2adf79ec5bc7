import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { home } from '@/content/home';
import { projectRoot } from '../support/paths.mjs';
import { openFileCache } from './pictures/file-cache';
import { makePicture, missingPicture, type PictureEntry } from './pictures/make-picture';
import { refreshRemoteCopies } from './pictures/remote-copies';
import { listLocalImages, SOURCE_FOLDER } from './pictures/source-images';

const log = (line: string) => console.log(`Pictures: ${line}`);

interface SourceImage {
  /** What the content calls it: the file's name without ending, or an address. */
  source: string;
  /** The beginning of its files' names. */
  name: string;
  /** null where an address never could be had. */
  file: string | null;
}

/**
 * Makes every size of every picture: AVIF and WebP at the widths that the layout uses and one JPEG, with hashed names,
 * into `public/pictures/`, and `.generated/pictures.json`, from which pages print `<picture>`. Results are kept in
 * `.cache/pictures/` so that a build encodes only what is new. The first picture of each product is also made square,
 * for the shop catalogue feed.
 */
export async function makePictures(): Promise<void> {
  const started = Date.now();
  // One thread an encoder and one encoder a core is faster than the library's own threads.
  sharp.concurrency(1);
  const cache = openFileCache(path.join(projectRoot, '.cache/pictures'), path.join(projectRoot, 'public/pictures'));

  // Loaded only now: the catalogue refuses to be loaded with content that breaks a rule.
  const { getProducts } = await import('@/lib/catalogue');
  const firstPictures = new Set(getProducts().map(({ images }) => images[0]?.src));
  const sources = await listSourceImages(getProducts().flatMap(({ images }) => images.map(({ src }) => src)));

  const entries = new Map<string, PictureEntry>();
  const make = async ({ source, name, file }: SourceImage) => {
    const madeBefore = cache.made;
    const shape = { wide: source === home.hero.picture, square: firstPictures.has(source) };
    entries.set(source, file ? await makePicture(readFileSync(file), { name, ...shape, cache, log }) : missingPicture);
    if (cache.made > madeBefore) log(`${entries.size} of ${sources.length}, ${source}`);
  };
  await pMap(sources, make, { concurrency: availableParallelism() });
  cache.prune();

  mkdirSync(path.join(projectRoot, '.generated'), { recursive: true });
  const manifest = Object.fromEntries(sources.map(({ source }) => [source, entries.get(source)]));
  writeFileSync(path.join(projectRoot, '.generated/pictures.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  log(`${sources.length} source images in ${cache.taken} files in public/pictures/, ${cache.made} of them new, ${seconds} s`);
}

/** Those of the folder, and those that products take from elsewhere. */
async function listSourceImages(ofProducts: readonly string[]): Promise<SourceImage[]> {
  const addresses = new Set(ofProducts.filter((src) => src.startsWith('https:')));
  const copies = await refreshRemoteCopies([...addresses], path.join(SOURCE_FOLDER, 'remote'), log);
  return [
    ...[...listLocalImages(SOURCE_FOLDER)].map(([name, file]) => ({ source: name, name, file })),
    ...[...copies].map(([address, file]) => ({
      source: address,
      name: file ? `remote-${path.basename(file, '.jpg')}` : '',
      file,
    })),
  ].sort((a, b) => (a.source < b.source ? -1 : 1));
}
