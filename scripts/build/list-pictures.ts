import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import { home } from '@/content/pages/home';
import type { PictureEntry } from '@/lib/pictures/pictures';
import { projectRoot } from '../support/paths.mjs';
import { describePicture } from './pictures/describe-picture';
import { createFileFinder, isRemote, REMOTE_FOLDER } from './pictures/find-source-file';
import type { PictureKind } from './pictures/fit-picture';
import { refreshRemoteCopies } from './pictures/remote-copies';
import { listLocalImages, SOURCE_FOLDER } from './pictures/source-images';

/** A picture that the content names, or could. */
export interface ListedPicture {
  /** Its name in the content: the file's without its ending, or an https address. */
  source: string;
  /** Null for a remote picture that could not be fetched; pages print its name instead. */
  file: string | null;
  kind: PictureKind;
  entry: PictureEntry;
}

/** Committed, so that the type check and unit tests need no build. */
const LIST = path.join(projectRoot, 'lib/pictures/pictures.json');

const MISSING: PictureEntry = { base: '', widths: [], width: 1600, height: 1200, placeholder: 7 };

const log = (line: string) => console.log(`Pictures: ${line}`);

/**
 * Writes `lib/pictures/pictures.json`, from which pages print `<picture>`: the names and sizes of each picture's files. The files
 * themselves are encoded while Next builds the pages. Remote pictures of products are fetched anew.
 */
export async function listPictures(): Promise<ListedPicture[]> {
  // Imported late: the catalogue throws on import when the content breaks a rule.
  const { getProducts } = await import('@/lib/shop/catalogue');
  const ofProducts = new Set(getProducts().flatMap(({ images }) => images.map(({ src }) => src)));
  const heroes = new Set<string>(home.hero.packs.map(({ picture }) => picture));
  const addresses = [...ofProducts].filter(isRemote);
  await refreshRemoteCopies(addresses, REMOTE_FOLDER, log);
  const findFile = createFileFinder();
  const list = async (source: string): Promise<ListedPicture> => {
    const file = findFile(source);
    const kind = heroes.has(source) ? 'hero' : ofProducts.has(source) ? 'product' : 'scene';
    const name = isRemote(source) && file ? `remote-${path.basename(file, '.jpg')}` : source;
    return { source, file, kind, entry: file ? await describePicture(name, readFileSync(file), kind) : MISSING };
  };
  const sources = [...listLocalImages(SOURCE_FOLDER).keys(), ...addresses].sort();
  const pictures = await pMap(sources, list, { concurrency: availableParallelism() });
  // Lists of numbers on one line, as Prettier formats them.
  const text = JSON.stringify(Object.fromEntries(pictures.map(({ source, entry }) => [source, entry])), null, 2);
  writeFileSync(LIST, `${text.replace(/(?<=\[)[\d,\s]+(?=\])/g, (list) => list.trim().replace(/\s+/g, ' '))}\n`);
  log(`${sources.length} source images in lib/pictures/pictures.json`);
  return pictures;
}
