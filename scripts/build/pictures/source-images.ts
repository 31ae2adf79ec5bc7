import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../support/paths.mjs';

/** Where source images are; its folder `remote/` holds the copies of those that are fetched. */
export const SOURCE_FOLDER = path.join(projectRoot, 'content/pictures');

/** As cameras and phones name their files; what the content calls a picture is the name before it. */
const ENDINGS = /\.(?:jpe?g|png|webp)$/i;
const HEIC_ENDING = /\.hei[cf]$/i;
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Brands of an ISO media file that holds HEVC pictures. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);

export const UNREADABLE = 'is empty, cut off or damaged; save the picture there again';

/** How an iPhone's own format becomes one that browsers show. */
export const HEIC_ERROR =
  'is HEIC, which browsers don’t show; save it as JPEG (an iPhone takes JPEG with Settings, Camera, Formats, Most Compatible)';

/**
 * The source images by name.
 *
 * @throws Error naming each file that can't be a picture of the site, and how to correct it
 */
export function listLocalImages(folder: string): Map<string, string> {
  const images = new Map<string, string>();
  const problems: string[] = [];
  for (const file of existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []) {
    if (!file.isFile() || file.name.startsWith('.')) continue;
    const name = file.name.replace(ENDINGS, '');
    const place = path.join(folder, file.name);
    const problem = fileProblem(file.name, name, images.get(name)) ?? (statSync(place).size === 0 ? UNREADABLE : null);
    if (problem) problems.push(`  content/pictures/${file.name} ${problem}${shownBy(name)}.`);
    else images.set(name, place);
  }
  if (problems.length > 0) throw new Error(`Some pictures can't be used:\n${problems.join('\n')}`);
  return images;
}

function fileProblem(file: string, name: string, other: string | undefined): string | null {
  if (HEIC_ENDING.test(file)) return HEIC_ERROR;
  if (name === file) return 'is not JPEG, PNG or WebP; save it as one of them or take it out';
  if (!NAME.test(name)) {
    return 'has a name that pages can’t use; use lower-case letters, figures and single hyphens, in the content too';
  }
  return other ? `has the same name as ${path.basename(other)}; take one out` : null;
}

/** Where the content names a picture, for messages; empty where it doesn't. */
export function shownBy(name: string): string {
  const folder = path.join(projectRoot, 'content');
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.ts'))) {
    const [before = '', after] = readFileSync(path.join(folder, file), 'utf8').split(new RegExp(`'${name}'`, 'i'));
    const entry = [...before.matchAll(/\bid: '([^']+)'/g)].at(-1)?.[1];
    if (after !== undefined) return ` (content/${file}${entry ? `, entry "${entry}",` : ''} shows it)`;
  }
  return '';
}

/** Whether a file is HEIC, whatever it is called: phones and chats rename it to `.jpg`. */
export function isHeic(image: Buffer): boolean {
  if (image.toString('latin1', 4, 8) !== 'ftyp') return false;
  // The size of the box, its name, its brand, a version, and then the other brands that it is compatible with.
  const box = image.subarray(8, Math.min(image.readUInt32BE(0), 256));
  const brands = Array.from({ length: Math.floor(box.length / 4) }, (_, at) => box.toString('latin1', 4 * at, 4 * at + 4));
  return brands.some((brand) => HEIC_BRANDS.has(brand));
}
