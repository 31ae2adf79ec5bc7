import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import { describePicture } from './pictures/describe-picture';
import { createFileFinder, createKindFinder, isRemote, REMOTE_FOLDER } from './pictures/find-source-file';
import { missingPicture, writeManifest, type PictureEntry } from './pictures/manifest';
import { refreshRemoteCopies } from './pictures/remote-copies';
import { listLocalImages, SOURCE_FOLDER } from './pictures/source-images';

const log = (line: string) => console.log(`Pictures: ${line}`);

/**
 * Writes `lib/pictures/pictures.json`, from which pages print `<picture>`: the names and sizes of each picture's files. The files
 * themselves are encoded while Next builds the pages.
 */
export async function listPictures(): Promise<void> {
  const sources = await listSources();
  const findFile = createFileFinder();
  const kindOf = await createKindFinder();
  const describe = (source: string): Promise<PictureEntry> | PictureEntry => {
    const file = findFile(source);
    const name = isRemote(source) && file ? `remote-${path.basename(file, '.jpg')}` : source;
    return file ? describePicture(name, readFileSync(file), kindOf(source)) : missingPicture;
  };
  const entries = await pMap(sources, async (source) => [source, await describe(source)] as const, {
    concurrency: availableParallelism(),
  });
  writeManifest(Object.fromEntries(entries));
  log(`${sources.length} source images in lib/pictures/pictures.json`);
}

/** The names in the source folder, and the addresses of remote pictures of products, fetched anew. */
async function listSources(): Promise<string[]> {
  // Imported late: the catalogue throws on import when the content breaks a rule.
  const { getProducts } = await import('@/lib/shop/catalogue');
  const ofProducts = getProducts().flatMap(({ images }) => images.map(({ src }) => src));
  const addresses = new Set(ofProducts.filter(isRemote));
  await refreshRemoteCopies([...addresses], REMOTE_FOLDER, log);
  return [...listLocalImages(SOURCE_FOLDER).keys(), ...addresses].sort();
}
