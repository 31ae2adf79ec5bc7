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
    .map(([text, ...path]) => ({ text, path, parts: text.split(/\{\w+\}/) }))
    // The text itself, or the template with the most words of its own, comes first: `{name}` would fit any text.
    .sort((a, b) => b.parts.join('').length - a.parts.join('').length);
  const fieldOf = (path: string[]) => path.findLastIndex((part) => !/^\d+$/.test(part));
  return (kind, text) => {
    if (text === '') return '';
    const found = places.find(({ path, parts }) => FIELDS[kind].test(path[fieldOf(path)] ?? '') && matcherOf(parts).test(text));
    if (!found) return 'made of several texts, or changed since this build';
    const isTemplate = found.text !== text && found.path[0] !== 'shop/products';
    const place = placeInContent(content, found.path.slice(0, fieldOf(found.path) + 1));
    return `${place}, ${isTemplate ? 'a template' : 'the page’s own'}`;
  };
}

function matcherOf(parts: readonly string[]) {
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`);
}
