import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { ProductEntry } from '@/content/types';
import { placeInContent, type ContentModules } from '@/lib/check/problems';
import { inParallel } from '../../support/in-parallel';
import { projectRoot } from '../../support/paths.mjs';
import { listContentFiles } from '../content-files';
import { picturesIn } from '../content-texts';

/** The folder of source images; `remote/` within it has the copies of remote pictures. */
export const SOURCE_FOLDER = `${projectRoot}content/pictures`;

/** Endings of pictures, in capitals, too, as cameras write them. The content names a picture without its ending. */
const ENDINGS = /\.(?:jpe?g|jfif|png|webp)$/i;
/** Files that operating systems leave in a folder. */
const LEFTOVERS = /^(?:\.|thumbs\.db$|desktop\.ini$)/i;
const HEIC_ENDING = /\.hei[cf]$/i;
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const UNREADABLE = 'is empty, cut off or damaged; save the picture there again';

export const HEIC_ERROR =
  'is HEIC, which browsers don’t show; save it as JPEG (an iPhone takes JPEG with Settings, Camera, Formats, Most Compatible)';

/**
 * The paths of the source images, by name.
 *
 * @throws Error listing each file that can't be used, and how to correct it
 */
export function listLocalImages(folder = SOURCE_FOLDER) {
  const images = new Map<string, string>();
  const problems = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile() || LEFTOVERS.test(entry.name)) return [];
    const place = path.join(folder, entry.name);
    const name = entry.name.replace(ENDINGS, '');
    const problem = fileProblem(entry.name, name, images.get(name)) ?? (statSync(place).size === 0 ? UNREADABLE : null);
    if (problem) return `  content/pictures/${entry.name} ${problem}${shownBy(name)}.`;
    images.set(name, place);
    return [];
  });
  if (problems.length > 0) throw new Error(`Some pictures can't be used:\n${problems.join('\n')}`);
  return images;
}

function fileProblem(file: string, name: string, other: string | undefined) {
  if (HEIC_ENDING.test(file)) return HEIC_ERROR;
  if (name === file) return 'is not JPEG, PNG or WebP; save it as one of them or take it out';
  if (!NAME.test(name)) {
    return 'has a name that pages can’t use; use lower-case letters, figures and single hyphens, in the content too';
  }
  return other ? `has the same name as ${path.basename(other)}; take one out` : null;
}

/** The place where the content names a picture, for messages; empty if it does not. */
export function shownBy(name: string): string {
  for (const file of listContentFiles()) {
    const text = readFileSync(`${projectRoot}content/${file}`, 'utf8');
    const [before = '', after] = text.split(new RegExp(`'${name}'`, 'i'));
    const entry = [...before.matchAll(/\bid: '([^']+)'/g)].at(-1)?.[1];
    if (after !== undefined) return ` (content/${file}${entry ? `, entry "${entry}",` : ''} shows it)`;
  }
  return '';
}

/**
 * Whether a file's content is HEIC: phones and chat apps may rename it to `.jpg`. It begins with a size, `ftyp`, a brand, a version and
 * more brands, four bytes each; those of HEVC pictures are `heic`, `heix`, `hevc` and the like.
 */
export function isHeic(image: Buffer): boolean {
  return /^.{4}ftyp(?:.{4})*he[iv][cxms]/s.test(image.toString('latin1', 0, 64));
}

/** The shop catalogue's minimum for each side of a product's first picture, in pixels. */
const LEAST_SIDE = 500;
/** The long side of a picture by its short one, at most; longer pictures would be strips in the shop catalogue's square. */
const MOST_RATIO = 3;

/** The pictures of products that shop catalogues refuse, one line each. Reads no more than the beginning of each file. */
export async function refusedByFeed(products: readonly Pick<ProductEntry, 'images'>[], files: ReadonlyMap<string, string>) {
  const first = new Set(products.map(({ images }) => images[0]?.src));
  const shown = new Set(products.flatMap(({ images }) => images.map(({ src }) => src)));
  const check = async (src: string) => {
    const file = files.get(src);
    if (!file) return [];
    // The step that lists the pictures says what is wrong with a file that can't be read.
    const picture = await sharp(file)
      .metadata()
      .catch(() => null);
    const problem = picture && sizeProblem(picture.autoOrient, first.has(src));
    return problem ? `  content/pictures/${path.basename(file)} ${problem}${shownBy(src)}.` : [];
  };
  return (await inParallel(shown, check)).flat();
}

/** What shop catalogues refuse a picture for. */
export function sizeProblem({ width, height }: { width: number; height: number }, isFirst: boolean): string | null {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const size = `is ${width} × ${height} pixels`;
  if (isFirst && short < LEAST_SIDE) return `${size}; a product’s first picture needs ${LEAST_SIDE} on each side`;
  return long > MOST_RATIO * short ? `${size}; crop it until it is at most ${MOST_RATIO} times as long as short` : null;
}

/** The drawings in `content/pictures/`, but for packs opened up, which need no mark. */
const DRAWINGS = new RegExp(
  '^(?:about-assembly-bench|bike-[26]-5ah-(?:battery|in-bay)|bms-100a-(?:board|wired)|cell-(?:100|27)ah-(?:series|single)|' +
    'contact-workshop|(?:hero|pack)-(?:12|24|51)v(?:-front|-in-use|-terminals)?|service-(?:inverters|motorcycle|parts|solar-batteries))$',
);

/** Drawings that the content shows without saying so; one line each. */
export function unmarkedDrawings(content: ContentModules): string[] {
  // Share pictures bear no mark.
  const drawings = picturesIn(content).filter(({ name, path }) => DRAWINGS.test(name) && path[0] !== 'search');
  const mend = `is a drawing; write drawn: 'product' or 'scene', or give your photograph another name`;
  return drawings.flatMap(({ path, isDrawn }) => (isDrawn ? [] : `  ${placeInContent(content, path)}: ${mend}.`));
}
