import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { placeInContent, type ContentModules } from '@/lib/check/problems';
import { projectRoot } from '../../support/paths.mjs';

/** Entries that need no mark: a pack opened up can only be drawn, and an empty category shows no product. */
const OTHERS = ['opened', 'empty'];

/** Pictures that `scripts/renders` draws and that the content shows without saying so; one line each. */
export function unmarkedDrawings(content: ContentModules): string[] {
  const folder = path.join(projectRoot, 'scripts/renders');
  const drawings = readdirSync(folder)
    .filter((file) => file.endsWith('.py'))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(/^ {4}'([a-z0-9-]+)': \w+,$/gm)])
    .map(([, name]) => name);
  const find = (value: unknown, place: string[]): string[][] => {
    if (!(value instanceof Object) || 'drawn' in value || OTHERS.some((name) => place.includes(name))) return [];
    const { alt, src, picture = src } = value as Record<string, unknown>;
    const isUnmarked = alt !== undefined && drawings.some((name) => name === picture);
    return [...(isUnmarked ? [place] : []), ...Object.entries(value).flatMap(([name, inner]) => find(inner, [...place, name]))];
  };
  return find(content, []).map(
    (place) =>
      `  ${placeInContent(content, place)}: is a drawing; write drawn: 'product' or 'scene', or give your photograph another name.`,
  );
}
