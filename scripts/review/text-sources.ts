import { placeInContent, type ContentModules } from '@/lib/check/problems';
import { textsIn } from '../build/content-texts';

type Kind = 'title' | 'description';

/** Where a page's text stands in `content/`: file, entry and field, and whether it is a template. */
export type FindSource = (kind: Kind, text: string) => string;

/** The names of fields that hold a text of each kind. */
const FIELDS: Readonly<Record<Kind, RegExp>> = { title: /title/i, description: /description|share/i };

/** Looks for texts by what they say, so that a new page needs no line here. */
export function sourceFinder(content: ContentModules): FindSource {
  const places = textsIn(content)
    .map(([text, ...path]) => ({ path, text, field: path.findLast((part) => !/^\d+$/.test(part)) ?? '' }))
    .filter(({ field }) => Object.values(FIELDS).some((name) => name.test(field)));
  const templates = places
    .filter(({ text }) => /\{\w+\}/.test(text))
    .map((place) => ({ ...place, pattern: patternOf(place.text), words: place.text.replace(/\{\w+\}/g, '').length }))
    // The template with the most words of its own comes first: `{name}` would fit any text.
    .sort((a, b) => b.words - a.words);
  return (kind, text) => {
    const isOfKind = ({ field }: { field: string }) => FIELDS[kind].test(field);
    const found =
      places.find((place) => place.text === text && isOfKind(place)) ??
      templates.find((place) => isOfKind(place) && place.pattern.test(text));
    if (text === '') return '';
    if (!found) return 'made of several texts, or changed since this build';
    const isTemplate = found.text !== text && found.path[0] !== 'shop/products';
    const path = found.path.slice(0, found.path.lastIndexOf(found.field) + 1);
    return `${placeInContent(content, path)}, ${isTemplate ? 'a template' : 'the page’s own'}`;
  };
}

function patternOf(template: string): RegExp {
  const parts = template.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}
