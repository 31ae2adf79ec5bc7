import path from 'node:path';
import sharp from 'sharp';
import type { ProductEntry } from '@/content/types';
import { placeInContent, type ContentModules } from '@/lib/check/problems';
import { inParallel } from '../../support/in-parallel';
import { picturesIn } from '../content-texts';
import { shownBy } from './source-images';

/** Pixels; the shop catalogue's minimum for a product's picture. */
const LEAST_SIDE = 500;
/** Longer pictures would be strips in the shop catalogue's square. */
const MOST_RATIO = 3;

/** The pictures of products that shop catalogues refuse, one line each. Reads no more than the beginning of each file. */
export async function refusedByFeed(
  products: readonly Pick<ProductEntry, 'images'>[],
  files: ReadonlyMap<string, string>,
): Promise<string[]> {
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

/** The drawings in `content/pictures/`, but for packs opened up and the empty category, which need no mark. */
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
