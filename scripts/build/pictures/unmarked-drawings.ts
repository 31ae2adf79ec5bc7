import { placeInContent, type ContentModules } from '@/lib/check/problems';

/** The drawings in `content/pictures/`, but for packs opened up and the empty category, which need no mark. */
const DRAWINGS = new RegExp(
  '^(?:about-assembly-bench|bike-[26]-5ah-(?:battery|in-bay)|bms-100a-(?:board|wired)|cell-(?:100|27)ah-(?:series|single)|' +
    'contact-workshop|(?:hero|pack)-(?:12|24|51)v(?:-front|-in-use|-terminals)?|service-(?:inverters|motorcycle|parts|solar-batteries))$',
);

/** Drawings that the content shows without saying so; one line each. */
export function unmarkedDrawings(content: ContentModules): string[] {
  const find = (value: unknown, place: string[]): string[][] => {
    if (!(value instanceof Object) || 'drawn' in value) return [];
    const { alt, src, picture = src } = value as Record<string, unknown>;
    const isUnmarked = alt !== undefined && DRAWINGS.test(String(picture));
    return [...(isUnmarked ? [place] : []), ...Object.entries(value).flatMap(([name, inner]) => find(inner, [...place, name]))];
  };
  return find(content, []).map(
    (place) =>
      `  ${placeInContent(content, place)}: is a drawing; write drawn: 'product' or 'scene', or give your photograph another name.`,
  );
}
