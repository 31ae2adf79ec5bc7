import { filledTexts } from './filled-texts';
import { namedFields, type Known } from './named-fields';
import type { Refuse } from './problems';

/** Braces in a text, also those that are not closed, or not opened. */
export const BRACES = /\{[^{}]*\}?|\}/g;

/** Letters that come in by copying, with their names. Joiners belong into Urdu words and emoji, not after ASCII. */
const UNWANTED: readonly (readonly [letters: RegExp, what: string])[] = [
  [/(?![ \u200c\u200d])[\p{Cc}\p{Cf}\p{Z}]|(?<=^|[ -~])[\u200c\u200d]/u, 'an invisible character'],
  [/[<>]/, 'markup'],
  [/\ufffd/, 'the sign of a lost letter'],
  [/â[€\u0080-\u00bf]\S?|[ÂÃ][\u00a0-\u00bf]/, 'letters of a wrong encoding'],
];

/** Fields that hold one text, wherever they stand. */
const TEXTS = ['title', 'lead', 'text', 'label', 'heading', 'question', 'note', 'name', 'description', 'alt', 'href', 'picture'];

/** Fields that may hold an empty text, list or entry. */
const MAY_BE_EMPTY =
  /^(?:others|numbers|description|confirmedOn|closedOn|social|removedProducts|feedToConfirm|toConfirm|shop|specs)$/;

/** Checks every text, list and entry of the content, at any depth. */
export function checkTexts(value: unknown, path: readonly string[], known: Known, refuse: Refuse): void {
  const say = (message: string | null) => message && refuse(path, message);
  const inner = Object.entries(value ?? {});
  if (typeof value === 'string') say(problemOf(value, path, known));
  else if (value !== undefined && TEXTS.includes(path.at(-1) ?? '')) say('is no text; write a text');
  else if (value && typeof value === 'object' && inner.length === 0 && !mayBeEmpty(path)) say('is empty; it needs at least one');
  else {
    for (const [name, field] of inner) {
      say(name.trim() === '' ? 'has a name that is empty; write one' : unwantedProblem(name));
      checkTexts(field, [...path, name], known, refuse);
    }
  }
}

const isName = (part: string) => !/^\d+$/.test(part);
const mayBeEmpty = (path: readonly string[]) => MAY_BE_EMPTY.test(path.findLast(isName) ?? '');

function problemOf(text: string, path: readonly string[], known: Known) {
  if (text.trim() === '') return mayBeEmpty(path) ? null : 'is empty; write a text';
  const named = path.findLast((name) => Object.hasOwn(namedFields, name)) ?? '';
  const broken = unwantedProblem(text) ?? namedFields[named]?.(text, known);
  if (broken) return broken;
  const [urdu = 0, latin = 0] = [/\p{Script=Arabic}/gu, /\p{Script=Latin}/gu].map((letters) => text.match(letters)?.length);
  // Words of Urdu may stand in an English text.
  if (urdu > latin && !/message/i.test(path.join())) {
    return 'is in Urdu, which the site can’t show: its pages are English, from left to right; write Latin letters';
  }
  return braceProblem(text, path);
}

function unwantedProblem(text: string) {
  for (const [character, what] of UNWANTED) {
    const [letters] = character.exec(text) ?? [];
    if (letters === undefined) continue;
    const [before] = /\S{0,12}\s?$/.exec(text.slice(0, text.search(character))) ?? [];
    const place = before ? `after "${before}"` : 'at the beginning';
    const shown = /[\p{L}<>�]/u.test(letters)
      ? letters
      : `U+${letters.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    return `holds ${what} (${shown}) ${place}; delete it and type that part anew`;
  }
  // What `${…}` prints for a name that another content file does not have.
  return /\bundefined\b/.test(text) ? 'holds "undefined"; a name in ${…} is misspelt' : null;
}

function braceProblem(text: string, path: readonly string[]) {
  // The braces of a product's suitability are filled in from its specification; `entries.ts` checks them.
  if (/^shop\/product(?:s|-suitability),.*,(?:fits|check),\d+$/.test(path.join())) return null;
  const known = filledTexts.get(path.filter(isName).join('.')) ?? [];
  const names = known.map((brace) => brace.replace('?', ''));
  const held: readonly string[] = text.match(BRACES) ?? [];
  const wrong = held.find((one) => !names.includes(one));
  const mend = names.length > 0 ? `use ${names.join(', ')}` : 'write the text without braces';
  if (wrong) return `holds ${wrong}, which nothing fills in; ${mend}`;
  const lost = known.filter((brace) => !brace.includes('?') && !held.includes(brace));
  return lost.length > 0 ? `lacks ${lost.join(', ')}; write it where the site shall fill that in` : null;
}
