import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { home } from '@/content/pages/home';
import type { PictureEntry } from '@/lib/pictures/pictures';
import { inParallel } from '../../support/in-parallel';
import { projectRoot } from '../../support/paths.mjs';
import { shortHash } from '../../support/short-hash';
import { readContent } from '../content-files';
import { picturesIn } from '../content-texts';
import { chooseWidths, ENCODER_SETTINGS } from './encode-pictures';
import { sizeInLayout, WHITE, type PictureKind } from './fit-picture';
import { copyName, refreshRemoteCopies } from './remote-copies';
import { HEIC_ERROR, isHeic, listLocalImages, shownBy, SOURCE_FOLDER, UNREADABLE } from './source-images';

/** A picture that the content names, or could. */
export interface ListedPicture {
  /** The picture's name in the content: the file's without its ending, or an https address. */
  source: string;
  /** The path of its file; null for a remote picture that could not be fetched, whose name pages print instead. */
  file: string | null;
  kind: PictureKind;
  /** Whether it is the first picture of a product. */
  isFirst: boolean;
  entry: PictureEntry;
}

const REMOTE_FOLDER = path.join(SOURCE_FOLDER, 'remote');

/** The list of pictures, which is committed, so that the type check and unit tests need no build. */
const LIST = `${projectRoot}lib/pictures/pictures.json`;

const MISSING: PictureEntry = { base: '', widths: [], width: 1600, height: 1200, placeholder: 7 };

const log = (line: string) => console.log(`Pictures: ${line}`);

/**
 * Writes `lib/pictures/pictures.json`, from which pages print `<picture>`: the names and sizes of each picture's files. The files
 * themselves are encoded while Next builds the pages. Remote pictures are fetched anew.
 */
export async function listPictures() {
  // Imported late: of broken content the catalogue can't be made, and the check is to say so first.
  const { allProducts } = await import('@/lib/shop/catalogue');
  const shown = allProducts.map(({ images }) => images.map(({ src }) => src));
  const [ofProducts, first] = [new Set(shown.flat()), new Set(shown.map(([src]) => src))];
  const heroes = new Set<string>(home.hero.pictures.map(({ picture }) => picture));
  const named = picturesIn(await readContent()).map(({ name }) => name);
  const addresses = [...new Set(named)].filter((source) => source.startsWith('https:'));
  await refreshRemoteCopies(addresses, REMOTE_FOLDER, log);
  const copies = addresses.map((address) => [address, path.join(REMOTE_FOLDER, copyName(address))] as const);
  const files = new Map([...listLocalImages(), ...copies]);
  const list = async (source: string): Promise<ListedPicture> => {
    const place = files.get(source) ?? '';
    const file = existsSync(place) ? place : null;
    const kind = heroes.has(source) ? 'hero' : ofProducts.has(source) ? 'product' : 'scene';
    const name = addresses.includes(source) ? `remote-${path.basename(place, '.jpg')}` : source;
    const entry = file ? await describePicture(name, readFileSync(file), kind) : MISSING;
    return { source, file, kind, isFirst: first.has(source), entry };
  };
  const pictures = await inParallel([...files.keys()].sort(), list);
  const entries = Object.fromEntries(pictures.map(({ source, entry }) => [source, entry]));
  writeFileSync(LIST, `${JSON.stringify(entries, null, 2)}\n`);
  log(`${pictures.length} source images in lib/pictures/pictures.json`);
  return pictures;
}

/**
 * @param name prefix of the names of the picture's files
 * @throws Error when the file is not a picture or can't be decoded to its end
 */
export async function describePicture(name: string, image: Buffer, kind: PictureKind): Promise<PictureEntry> {
  const fail = (problem: string, cause?: unknown): never => {
    throw new Error(`The picture ${name} in content/pictures/ ${problem}${shownBy(name)}`, { cause });
  };
  if (isHeic(image)) fail(HEIC_ERROR);
  // `autoOrient`: phones store portrait photographs rotated. `placeholderStep` decodes the file, so a truncated one fails here.
  const [{ autoOrient, hasAlpha }, placeholder] = await Promise.all([
    sharp(image).metadata(),
    placeholderStep(image, kind),
  ]).catch((error: unknown) => fail(UNREADABLE, error));
  const { width, height } = sizeInLayout(autoOrient, kind);
  const isFitted = width !== autoOrient.width || height !== autoOrient.height;
  // The names include a hash of the settings, so files encoded with old settings are not reused.
  const ground = hasAlpha && kind !== 'hero' ? WHITE : '';
  const hash = shortHash(8, image, JSON.stringify(ENCODER_SETTINGS), ground, isFitted ? kind : '');
  return { base: `/pictures/${name}-${hash}`, widths: chooseWidths(width), width, height, placeholder };
}

/**
 * Average lightness in eight steps, 0 dark to 7 light; selects the placeholder colour `bg-placeholder-1` to `-8`. None for a
 * transparent picture of the first screen.
 */
async function placeholderStep(image: Buffer, kind: PictureKind) {
  if (kind === 'hero' && !(await sharp(image).stats()).isOpaque) return undefined;
  const [lightness = 255] = await sharp(image)
    .flatten({ background: WHITE })
    .resize(1, 1, { fit: 'cover' })
    .greyscale()
    .raw()
    .toBuffer();
  return Math.min(7, Math.floor(lightness / 32));
}
