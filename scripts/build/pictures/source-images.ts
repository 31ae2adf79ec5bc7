import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../support/paths.mjs';
import { listContentFiles } from '../content-files';

/** The folder of source images; `remote/` within it has the copies of remote pictures. */
export const SOURCE_FOLDER = `${projectRoot}content/pictures`;

/** In any case, as cameras write them. The content names a picture without its ending. */
const ENDINGS = /\.(?:jpe?g|jfif|png|webp)$/i;
/** What systems leave in a folder. */
const LEFT = /^(?:\.|thumbs\.db$|desktop\.ini$)/i;
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
export function listLocalImages(folder = SOURCE_FOLDER): Map<string, string> {
  const images = new Map<string, string>();
  const problems = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile() || LEFT.test(entry.name)) return [];
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

function fileProblem(file: string, name: string, other: string | undefined): string | null {
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
